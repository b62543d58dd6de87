// Tests of puzzles as JSON: they equal those in text form, and every error has its path.
#include "types/custom/formats/json.hpp"

#include <string>

#include "support/support.hpp"
#include "types/custom/formats/text.hpp"

namespace switchbox::test {

using machine::WiredPuzzle;
using puzzle::parse_json;

namespace {

// The example of the specification, and the same puzzle as text.
const char* const json_statues = R"({ "name": "The statues",
  "states": 4,
  "lamps": ["north", "east", "south", "west"],
  "buttons": { "A": {"north": 1, "east": 1}, "B": {"east": 1, "south": -1}, "C": {"south": 2, "west": 1} },
  "start": [3, 0, 2, 1],
  "target": [0, 0, 0, "*"],
  "most": {"C": 1}, "cost": {"B": 2}, "pressed": {"A": 1},
  "layout": ["north east", "west south"] })";
const char* const same_as_text =
    "states 4\nA: north east\nB: east south-1\nC: south+2 west\nstart north=3 south=2 west=1\n"
    "target north=0 east=0 south=0 west=*\nmost C=1\ncost B=2\npressed A=1\n"
    "layout north east / west south\n";

}  // namespace

TEST_CASE("The statues as JSON are the statues as text") {
    WiredPuzzle puzzle = value_of(parse_json(json_statues));
    CHECK(puzzle.name == "The statues");
    CHECK(value_of(parse_json(puzzle::format_json(puzzle))) == puzzle);
    puzzle.name.clear();
    CHECK(puzzle == value_of(puzzle::parse_text(same_as_text)));
}

TEST_CASE("Names in buttons, start and target are the lamps if there is no list of them") {
    const WiredPuzzle puzzle = value_of(puzzle::parse_text("A: x y\nB: y\nstart x=1\n"));
    for (const char* text : {R"({"buttons": {"A": ["x", "y"], "B": ["y"]}, "start": {"x": 1}})",
                             R"({"start": {"x": 1}, "buttons": {"A": {"x": 1, "y": 1}, "B": {"y": 1}}})"})
        CHECK(value_of(parse_json(text)) == puzzle);
    CHECK(value_of(parse_json(R"({"A": ["x", "y"], "B": ["y"]})")) ==
          value_of(puzzle::parse_text("A: x y\nB: y\n")));
    CHECK(value_of(parse_json(R"({"buttons": {"A": ["x"]}, "start": {"z": 1}})")).lamps.size() == 2);
    // A list with numbers may be a row of a matrix.
    for (const char* text : {R"({"buttons": [["1", "0"], ["0", "1"]]})", R"({"buttons": [["x", 1]]})",
                             R"({"A": ["x"], "start": ["y"]})", R"({"A": [1, 0], "B": [0, 1]})",
                             R"({"A": []})", R"({"buttons": [{"id": 1, "x": 1}]})"})
        CHECK_FALSE(parse_json(text));
}

TEST_CASE("Lamps may be counted, buttons a matrix, states one by one, and targets several") {
    const WiredPuzzle puzzle =
        value_of(parse_json(R"({"lamps": 3, "states": [2, 3, 4], "buttons": [[1, 1, -1], [0, 2, 5]],
                       "target": [[1, 2, 3], ["*", 0, 0]]})"));
    CHECK(puzzle ==
          value_of(puzzle::parse_text("start 1=0 2=0 3=0\nstates 2 2=3 3=4\n1: 1 2 3-1\n2: 2+2 3+5\n"
                                      "target 1=1 2=2 3=3\ntarget 1=*\n")));
    CHECK(value_of(parse_json(puzzle::format_json(puzzle))) == puzzle);
    const WiredPuzzle matrix = value_of(parse_json(R"({"buttons": [[1, 0], [1, 1]], "target": "alike"})"));
    CHECK(matrix.lamps.size() == 2);
    CHECK(matrix.wants_alike());
    CHECK(value_of(parse_json(puzzle::format_json(matrix))) == matrix);
    const WiredPuzzle lit = value_of(parse_json(R"({"lamps": 1, "buttons": [[1]], "press": "lit"})"));
    CHECK(lit.press == machine::PressRule::lit);
    CHECK(value_of(parse_json(puzzle::format_json(lit))) == lit);
    CHECK(value_of(parse_json(R"({"lamps": 1, "press": "any"})")).press == machine::PressRule::any);
    CHECK(value_of(parse_json(R"({"lamps": 1, "press": "turns"})")).press == machine::PressRule::alternating);
    const WiredPuzzle spaced =
        value_of(parse_json(R"({"lamps": ["left door", "b"], "buttons": {"x y": {"b": 1}}})"));
    CHECK(spaced.lamps[0].name == "left door");
    CHECK(value_of(parse_json(puzzle::format_json(spaced))) == spaced);
}

TEST_CASE("A row of the layout is a text, or a list where names have spaces") {
    const WiredPuzzle puzzle = value_of(
        parse_json(R"({"lamps": ["left door", "b", "c"], "layout": [["left door", null, "b"], ". c"]})"));
    CHECK(puzzle.layout == machine::WiredLayout{{0, std::nullopt, 1}, {std::nullopt, 2}});
    const std::string written = puzzle::format_json(puzzle);
    CHECK(written.find("\". c\"") != std::string::npos);
    CHECK(value_of(parse_json(written)) == puzzle);
}

TEST_CASE("A puzzle's JSON has its parts in one order, and only those that are not usual") {
    const auto written = [](const std::string& text) {
        return puzzle::format_json(value_of(puzzle::parse_text(text)));
    };
    CHECK(written("A: x\n") == R"({
  "states": 2,
  "lamps": [
    "x"
  ],
  "start": [
    0
  ],
  "buttons": {
    "A": {
      "x": 1
    }
  },
  "target": [
    [
      0
    ]
  ]
}
)");
    WiredPuzzle puzzle = value_of(puzzle::parse_text(
        "start x=0 y=3\nstates 3 y=4\nA: x+2\nB:\ntarget alike\nmost A=0\ncost B=2\npressed A=5\n"
        "layout x . / y\nfaces off\npress lit\n"));
    puzzle.name = "\xC3\xA4";
    puzzle.lamps[0].name = "x x";
    CHECK(puzzle::format_json(puzzle) == R"({
  "name": "ä",
  "states": [
    3,
    4
  ],
  "lamps": [
    "x x",
    "y"
  ],
  "start": [
    0,
    3
  ],
  "buttons": {
    "A": {
      "x x": 2
    },
    "B": {}
  },
  "most": {
    "A": 0
  },
  "pressed": {
    "A": 5
  },
  "cost": {
    "B": 2
  },
  "target": "alike",
  "press": "lit",
  "faces": [
    "off"
  ],
  "layout": [
    [
      "x x",
      null
    ],
    "y"
  ]
}
)");
}

TEST_CASE("Numbers in JSON are whole, and have fifteen digits at most") {
    const auto problem_of_most = [](const std::string& number) {
        return message_of(parse_json(R"({"lamps": 1, "buttons": {"A": {}}, "most": {"A": )" + number + "}}"));
    };
    CHECK(problem_of_most("0").empty());
    CHECK(problem_of_most("1000000000").empty());
    for (const char* number : {"1000000001", "10000000000", "-1", "-10000000000"}) {
        const std::string shown = i18n::in_use().number(std::stoll(number));
        CHECK(problem_of_most(number) == "most.A: " + shown + " is not from 0 to 1,000,000,000");
    }
    for (const char* number : {"1.0", "1e0", "1e3", "-0.0"}) CHECK(problem_of_most(number).empty());
    for (const char* number : {"1000000000000000", "9223372036854775808", "18446744073709551616", "1e30"}) {
        CHECK(problem_of_most(number).starts_with("most.A: '"));
        CHECK(problem_of_most(number).ends_with("' is too large; the largest number here is 1,000,000,000"));
    }
    for (const char* number : {"-1000000000000000", "-9223372036854775808", "-1e30"})
        CHECK(
            problem_of_most(number).ends_with("' is too small; the smallest number here is -1,000,000,000"));
    for (const char* number : {"1.5", "true", "null", "\"1\"", "1e-3"}) {
        const std::string what = problem_of_most(number);
        CHECK(what.find("most.A: '") == 0);
        CHECK(what.find("' is not a whole number") != std::string::npos);
    }
}

TEST_CASE("Each part of JSON is of its own sort, and any other is told at its path") {
    const std::pair<const char*, const char*> cases[] = {
        {R"({"name": 1, "lamps": 1})", "name: a text is needed"},
        {R"({"lamps": "a"})", "lamps: give the lamps: a list of names, or how many"},
        {R"({"lamps": {"a": 1}})", "lamps: give the lamps: a list of names, or how many"},
        {R"({"lamps": -1})", "lamps: give the lamps: a list of names, or how many"},
        {R"({"lamps": ["a", ""]})", "lamps.1: a name is missing"},
        {R"({"lamps": 2, "start": {"1": 0, "3": 0}})", "start.3: there is no lamp '3'"},
        {R"({"lamps": 2, "start": [0]})", "start: a list with 2 entries, one a lamp, is needed"},
        {R"({"lamps": 2, "start": [0, 0, 0]})", "start: a list with 2 entries, one a lamp, is needed"},
        {R"({"lamps": 2, "start": [0, null]})", "start.1: 'null' is not a whole number"},
        {R"({"lamps": 2, "states": "2"})",
         "states: the number of states is needed, a number from 2 to 9, \"counter\", or a list with 2 "
         "entries, one a "
         "lamp"},
        {R"({"lamps": 2, "states": 1})", "states: a lamp has 2 to 9 states or is a counter, not 1"},
        {R"({"lamps": 2, "states": 10})", "states: a lamp has 2 to 9 states or is a counter, not 10"},
        {R"({"lamps": 2, "states": [2, "2"]})", "states.1: '\"2\"' is not a whole number"},
        {R"({"lamps": 1, "buttons": 1})", "buttons: buttons are an object, NAME: lamps, or a matrix"},
        {R"({"buttons": [1]})",
         "buttons.0: a row of the matrix is needed, a list with an entry for each lamp"},
        {R"({"buttons": [{"a": 1}]})", "buttons.0.a: there is no lamp 'a'"},
        {R"({"buttons": [[]]})", "buttons.0: this row is empty; a row has an entry for each lamp"},
        {R"({"buttons": [""]})", "buttons.0: this row is empty; a row has an entry for each lamp"},
        {R"({"buttons": ["1a"]})", "buttons.0: '\"1a\"' is no row of digits; write a list of numbers"},
        {R"({"buttons": ["110", "01"]})", "buttons.1: a list with 3 entries, one a lamp, is needed"},
        {R"({"lamps": ["North"], "buttons": {"A": {"north": 1}}})",
         "buttons.A.north: there is no lamp 'north'; did you mean 'North'?"},
        {R"({"lamps": 2, "states": {"1": 3, "2": true}})", "states.2: 'true' is not a whole number"},
        {R"({"lamps": 2, "states": 9999999999999999})",
         "states: '9999999999999999' is too large; the largest number here is 9"},
        {R"({"buttons": []})", "lamps: give the lamps: a list of names, or how many"},
        {R"({"lamps": 1, "buttons": [[1], [null]]})", "buttons.1.0: 'null' is not a whole number"},
        {R"({"lamps": 1, "buttons": [[1], [1, 1]]})", "buttons.1: a list with one entry is needed"},
        {R"({"lamps": 1, "buttons": {"": {}}})", "buttons.: a name is missing"},
        {R"({"lamps": 2, "target": []})", "target: a list with 2 entries, one a lamp, is needed"},
        {R"({"lamps": 2, "target": [[0, 1], 0]})", "target.1: a list with 2 entries, one a lamp, is needed"},
        {R"({"lamps": 2, "target": {"1": 0, "a": 1}})", "target.a: there is no lamp 'a'"},
        {R"({"lamps": 1, "most": [1]})", "most: this is an object, BUTTON: number"},
        {R"({"lamps": 1, "layout": "1"})", "layout: a layout is a list of texts, a row of lamps each"},
        {R"({"lamps": 2, "layout": [["1", "2"], [{}]]})", "layout.1.0: a text is needed"},
    };
    for (const auto& one : cases) {
        CAPTURE(one.first);
        CHECK(message_of(parse_json(one.first)) == one.second);
    }
    CHECK(value_of(parse_json(R"({"lamps": 2, "target": ["*", 1]})")).targets ==
          std::vector<machine::TargetRow>{{std::nullopt, 1}});
    CHECK(value_of(parse_json(R"({"lamps": 1, "faces": ["1","2","3","4","5","6","7","8","9"]})"))
              .state_names.size() == 9);
    CHECK(value_of(parse_json(R"({"lamps": 4096})")).lamps.size() == 4096);
    CHECK(message_of(parse_json(R"({"lamps": 1, "start": [0], "start": [0]})")) ==
          "start: this is given already");
    CHECK(message_of(parse_json(R"({"lamps": 1, "buttons": {"A": {"1": 1, "1": 1}}})")) ==
          "buttons.A.1: this is given already");
    CHECK(message_of(parse_json("")) == "line 1, column 1: this is no JSON from here on");
    CHECK(message_of(parse_json("{\"lamps\": \xC3\xA4}")) ==
          "line 1, column 11: this is no JSON from here on");
}

TEST_CASE("A matrix may have its rows as texts of digits, and odd spaces in names are spaces") {
    puzzle::Remarks remarks;
    CHECK(value_of(parse_json(R"({"buttons": ["110", "0 1,1"]})", &remarks)) ==
          value_of(parse_json(R"({"buttons": [[1, 1, 0], [0, 1, 1]]})")));
    REQUIRE(remarks.size() == 1);
    CHECK(say(remarks[0]) == "buttons.0: '\"110\"' is read as a row of the matrix");
    const WiredPuzzle puzzle = value_of(parse_json(
        R"({"lamps": ["left\u00a0door", "b\u200b"], "buttons": {"A": {"left door": 1, "b": 1}}})"));
    CHECK(puzzle.lamps[0].name == "left door");
    CHECK(puzzle.lamps[1].name == "b");
    CHECK(message_of(parse_json(R"({"lamps": ["\u200b"]})")) == "lamps.0: a name is missing");
}

TEST_CASE("What is wrong in JSON names the path") {
    const std::pair<const char*, const char*> cases[] = {
        {"{", "line 1, column 2: this is no JSON from here on"},
        {"{\"lamps\": 2,\n \"buttons\": {]}", "line 2, column 14: this is no JSON from here on"},
        {"[1]", "line 1, column 1: a puzzle in JSON is one object, in braces"},
        {R"({"lamp": 2})",
         "lamp: there is no such key; there are name, states, lamps, buttons, start, target, "
         "most, cost, pressed, layout, press and faces"},
        {R"({"buttons": {}})", "lamps: give the lamps: a list of names, or how many"},
        {R"({"lamps": []})", "lamps: give the lamps: a list of names, or how many"},
        {R"({"lamps": 0})", "lamps: give the lamps: a list of names, or how many"},
        {R"({"lamps": 4097})", "lamps: at most 4096 lamps"},
        {R"({"lamps": ["a", "a"]})", "lamps.1: this is given already"},
        {R"({"lamps": ["a", 1]})", "lamps.1: a text is needed"},
        {R"({"lamps": ["a"], "buttons": {"X": {"C": 1}}})", "buttons.X.C: there is no lamp 'C'"},
        {R"({"lamps": ["a"], "buttons": {"X": {"a": 1.5}}})", "buttons.X.a: '1.5' is not a whole number"},
        {R"({"lamps": ["a"], "buttons": {"X": 1}})",
         "buttons.X: what a button moves is an object, LAMP: states, or a list of lamps"},
        {R"({"lamps": ["a"], "buttons": {"X": {}, "X": {}}})", "buttons.X: this is given already"},
        {R"({"lamps": 2, "buttons": [[0]]})", "buttons.0: a list with 2 entries, one a lamp, is needed"},
        {R"({"lamps": 2, "start": [0, 2]})", "start.1: '2' has 2 states, 0 to 1, and not 2"},
        {R"({"lamps": 2, "states": [2, 10]})", "states.1: a lamp has 2 to 9 states or is a counter, not 10"},
        {R"({"lamps": 2, "target": [0, "?"]})", "target.1: '?' is neither a state nor *"},
        {R"({"lamps": 2, "target": "all"})",
         "target: a target is a list of states, an object, LAMP: state, a list of these, or \"alike\""},
        {R"({"lamps": 2, "target": [[0, 1], [0, 2]]})", "target.1.1: '2' has 2 states, 0 to 1, and not 2"},
        {R"({"lamps": 2, "buttons": {"A": {}}, "most": {"B": 1}})", "most.B: there is no button 'B'"},
        {R"({"lamps": 2, "buttons": {"A": {}}, "cost": {"A": 0}})",
         "cost.A: 0 is not from 1 to 1,000,000,000"},
        {R"({"lamps": ["a", "b"], "layout": ["a", "c"]})", "layout.1: there is no lamp 'c'"},
        {R"({"lamps": 1, "press": "dark"})",
         "press: 'dark' is not lit, turns or any: which buttons may be pressed"},
        {R"({"lamps": 1, "press": true})",
         "press: 'true' is not lit, turns or any: which buttons may be pressed"},
        {R"({"lamps": 1, "faces": "up"})", "faces: a list is needed"},
        {R"({"lamps": 1, "faces": ["up", 1]})", "faces.1: a text is needed"},
        {R"({"lamps": 1, "faces": ["up", ""]})", "faces.1: a name is missing"},
        {R"({"lamps": 1, "faces": ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"]})",
         "faces.9: at most 9 states have names"},
        {R"({"lamps": ["a", "b"], "layout": [["a", "c"]]})", "layout.0.1: there is no lamp 'c'"},
        {R"({"lamps": ["a", "b"], "layout": [["a", 1]]})", "layout.0.1: a text is needed"},
        {R"({"lamps": ["a", "b"], "layout": [1]})", "layout.0: a text is needed"},
        {R"({"lamps": ["a", "b"], "layout": [["a", "a"]]})", "layout.0.1: 'a' has a place already"},
        {R"({"lamps": ["a", "b"], "layout": ["a"]})", "layout: 'b' has no place"},
    };
    for (const auto& one : cases) {
        CAPTURE(one.first);
        CHECK(message_of(parse_json(one.first)) == one.second);
    }
}

}  // namespace switchbox::test
