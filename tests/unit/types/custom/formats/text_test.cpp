// Tests of puzzles as text and as matrices: parsing, formatting, and every error with its place.
#include "types/custom/formats/text.hpp"

#include <string>
#include <utility>
#include <vector>

#include "support/random_puzzle.hpp"
#include "support/support.hpp"
#include "types/custom/formats/formats.hpp"
#include "types/custom/formats/source.hpp"
#include "types/custom/model/wired_code.hpp"
#include "types/custom/model/wired_puzzle.hpp"

namespace switchbox::test {

using machine::TargetRow;
using machine::WiredButton;
using machine::WiredEffect;
using machine::WiredLamp;
using machine::WiredPuzzle;
using puzzle::parse_text;

namespace {

// The example of the specification.
const char* const statues = R"(states 4
A: north east
B: east south-1
C: south+2 west
start north=3 south=2 west=1
target north=0 east=0 south=0 west=*
most C=1
cost B=2
pressed A=1
layout north east / west south
)";

}  // namespace

TEST_CASE("The statues are read as they are told") {
    const WiredPuzzle puzzle = value_of(parse_text(statues));
    CHECK(puzzle.lamps ==
          std::vector<WiredLamp>{{"north", 4, 3}, {"east", 4, 0}, {"south", 4, 2}, {"west", 4, 1}});
    REQUIRE(puzzle.buttons.size() == 3);
    CHECK(puzzle.buttons[0] == WiredButton{"A", {{0, 1}, {1, 1}}, std::nullopt, 1, 1});
    CHECK(puzzle.buttons[1] == WiredButton{"B", {{1, 1}, {2, 3}}, std::nullopt, 2, 0});
    CHECK(puzzle.buttons[2] == WiredButton{"C", {{2, 2}, {3, 1}}, 1, 1, 0});
    CHECK(puzzle.targets == std::vector<TargetRow>{{0, 0, 0, std::nullopt}});
    CHECK(puzzle.layout == machine::WiredLayout{{0, 1}, {3, 2}});
    CHECK(machine::states_now(puzzle) == std::vector<std::uint8_t>{0, 1, 2, 1});
    CHECK(machine::states_after(puzzle, {0, 3, 1}) == std::vector<std::uint8_t>{0, 0, 1, 2});
}

TEST_CASE("A title is a comment, so that it changes no button, and goes through text, JSON and code") {
    const WiredPuzzle plain = value_of(puzzle::parse("title: x\nstart x=1\n"));
    CHECK(plain.name.empty());
    CHECK(plain.buttons[0].name == "title");
    WiredPuzzle titled =
        value_of(puzzle::parse("#Title:  The \"statues\": 2 # of 3, \xC3\xA4 \nA: x\nstart x=1\n"));
    CHECK(titled.name == "The \"statues\": 2 # of 3, \xC3\xA4");
    for (const puzzle::Format format : {puzzle::Format::text, puzzle::Format::json})
        CHECK(value_of(puzzle::parse(value_of(puzzle::format_as(format, titled)))) == titled);
    titled.lamps[0].start = 0;  // which belongs to a game
    CHECK(value_of(machine::parse_wires(machine::format_wires(titled))) == titled);
    // A title that no code has room for is a comment like any other, and text leaves it out.
    CHECK(value_of(puzzle::parse("# title: " + std::string(201, 'a') + "\nA: x\n")).name.empty());
    titled.name = std::string(201, 'a');
    CHECK(value_of(puzzle::format_as(puzzle::Format::text, titled)).find("title") == std::string::npos);
}

TEST_CASE("What is not said is usual: two states, dark, all to be dark, in one row") {
    const WiredPuzzle puzzle = value_of(parse_text("# a comment\n\n  A : 1 2   # and another\nB:\n"));
    CHECK(puzzle.lamps == std::vector<WiredLamp>{{"1", 2, 0}, {"2", 2, 0}});
    CHECK(puzzle.buttons == std::vector<WiredButton>{{"A", {{0, 1}, {1, 1}}}, {"B", {}}});
    CHECK(puzzle.targets == std::vector<TargetRow>{{0, 0}});
    CHECK(puzzle.layout == machine::WiredLayout{{0, 1}});
}

TEST_CASE("Lamps may differ, several targets may do, and all may be wanted alike") {
    const WiredPuzzle dials = value_of(
        parse_text("A: dial+5 lamp\nstates 3 dial=4 lamp=2\ntarget dial=3\ntarget lamp=1 other=*\n"));
    CHECK(dials.lamps == std::vector<WiredLamp>{{"dial", 4, 0}, {"lamp", 2, 0}, {"other", 3, 0}});
    CHECK(dials.buttons[0].effects == std::vector<WiredEffect>{{0, 1}, {1, 1}});
    CHECK(dials.targets == std::vector<TargetRow>{{3, 0, 0}, {0, 1, std::nullopt}});
    const WiredPuzzle alike = value_of(parse_text("A: a b\nstates 5 b=3\ntarget alike\n"));
    CHECK(alike.wants_alike());
    CHECK(machine::rows_wanted(alike) == std::vector<TargetRow>{{0, 0}, {1, 1}, {2, 2}});
    // A number of steps equal to the number of states changes nothing.
    CHECK(value_of(parse_text("A: a+2 b\n")).buttons[0].effects == std::vector<WiredEffect>{{1, 1}});
}

TEST_CASE("Only lit lamps may be pressed where that is said") {
    CHECK(value_of(parse_text("x: x y\npress lit\n")).press == machine::PressRule::lit);
    CHECK(value_of(parse_text("x: x y\npress turns\n")).press == machine::PressRule::alternating);
    CHECK(value_of(parse_text("x: x y\npress any\n")).press == machine::PressRule::any);
    CHECK(value_of(parse_text("x: x y\n")).press == machine::PressRule::any);
}

TEST_CASE("A matrix has a row for each button, and behind a bar the start") {
    for (const char* text :
         {"110\n011\n-\n101\n", "1 1 0\n0 1 1\n-\n1 0 1", "1,1,0\r\n0,1,1\r\n-\r\n1,0,1\r\n"}) {
        const WiredPuzzle puzzle = value_of(puzzle::parse(text));
        CHECK(puzzle.lamps == std::vector<WiredLamp>{{"1", 2, 1}, {"2", 2, 0}, {"3", 2, 1}});
        CHECK(puzzle.buttons == std::vector<WiredButton>{{"1", {{0, 1}, {1, 1}}}, {"2", {{1, 1}, {2, 1}}}});
    }
    CHECK(message_of(puzzle::parse("110\n01\n")) == "line 2, column 2: 2 numbers where the first row has 3");
    CHECK(message_of(puzzle::parse("110\n0 1 1 0\n")) ==
          "line 2, column 7: 4 numbers where the first row has 3");
    CHECK(message_of(puzzle::parse("110\n-\n012\n")) ==
          "line 3, column 3: '3' has 2 states, 0 to 1, and not 2");
    CHECK(message_of(puzzle::parse("110\n-\n")) ==
          "line 2, column 1: after - write exactly one more row, the start");
    CHECK(message_of(puzzle::parse("110\n-\n110\n111\n")) ==
          "line 2, column 1: after - write exactly one more row, the start");
}

TEST_CASE("A matrix with a digit above 1, or an empty line where its start may be, is told of") {
    const auto how = [](const std::string& text) {
        puzzle::Remarks remarks;
        static_cast<void>(value_of(puzzle::parse(text, &remarks)));
        return say(puzzle::in_one_line(remarks));
    };
    CHECK(how("110\n011\n111\n\n101\n") ==
          "line 5, column 1: the last row is read as a button; for a start write a line - above it");
    CHECK(how("1 1 1 0\n2 0 1 1\n3 1 1 1\n") ==
          "line 2, column 1: 2 is read as 0, since lamps have two states");
    for (const char* text : {"110\n011\n111\n101\n", "110\n\n011\n\n111\n", "110\n011\n\n-\n101\n"}) {
        CHECK(how(text).empty());
    }
}

TEST_CASE("What is wrong names line and column and says what to do") {
    const std::pair<const char*, const char*> cases[] = {
        {"# nothing\nA:\n", "line 1, column 1: there is no lamp; write which lamps a button changes"},
        {"A north\n",
         "line 1, column 1: 'A' begins no statement; write NAME: LAMP LAMP, or states, start, target, "
         "most, cost, pressed, layout, press, faces or try"},
        {"A: x\nfaces\n", "line 2, column 1: something is missing after faces"},
        {"A: x\nfaces a b\nfaces c d\n", "line 3, column 7: this is given already"},
        {"A: x\nfaces 0 1 2 3 4 5 6 7 8 9\n", "line 2, column 25: at most 9 states have names"},
        {"A: x\n  start y\n", "line 2, column 9: give the state too: y=0"},
        {"A: x\nstart x=2\n", "line 2, column 9: 'x' has 2 states, 0 to 1, and not 2"},
        {"A: x\nstart x=one\n", "line 2, column 9: 'one' is not a whole number"},
        {"A: x\ntarget x=?\n", "line 2, column 10: '?' is neither a state nor *"},
        {"states 10\nA: x\n", "line 1, column 8: a lamp has 2 to 9 states or is a counter, not 10"},
        {"A: x\nstates 3 x=1\n", "line 2, column 12: a lamp has 2 to 9 states or is a counter, not 1"},
        {"A: x x\n", "line 1, column 6: this button moves 'x' already; give the number of states once"},
        {"A: x\nA: y\n", "line 2, column 1: there is a button 'A' already"},
        {": x\n", "line 1, column 1: write one name, a colon, and the lamps that the button moves"},
        {"Alpha beta: x\n", "line 1, column 7: write one name, a colon, and the lamps that the button moves"},
        {"A: x\nmost B=1\n", "line 2, column 6: there is no button 'B'"},
        {"A: x\nmost A\n", "line 2, column 6: give the number too: A=1"},
        {"A: x\ncost A=0\n", "line 2, column 6: 0 is not from 1 to 1,000,000,000"},
        {"A: x\nmost A=-1\n", "line 2, column 6: -1 is not from 0 to 1,000,000,000"},
        {"A: x\nmost A=1 A=2\n", "line 2, column 10: this is given already"},
        {"A: x\nstates 2 3\n", "line 2, column 10: this is given already"},
        {"A: x\nstart x=1 x=0\n", "line 2, column 13: this is given already"},
        {"A: x\ntarget alike\ntarget x=1\n",
         "line 3, column 8: use either target rows or a single target alike"},
        {"A: x\ntarget alike x=1\n", "line 2, column 14: nothing comes after alike"},
        {"A: x\npress dark\n",
         "line 2, column 7: 'dark' is not lit, turns or any: which buttons may be pressed"},
        {"A: x\npress lit\npress any\n", "line 3, column 7: this is given already"},
        {"A: x\npress lit A\n", "line 2, column 11: nothing comes after lit"},
        {"A: x\npress\n", "line 2, column 1: something is missing after press"},
        {"A: x\nstates\n", "line 2, column 1: something is missing after states"},
        {"A: x y\nlayout x\n", "line 2, column 8: 'y' has no place"},
        {"A: x\nlayout x / x\n", "line 2, column 12: 'x' has a place already"},
        {"Ärmel: x x\n", "line 1, column 10: this button moves 'x' already; give the number of states once"},
        {"A: x\ntarget alike\ntarget alike\n",
         "line 3, column 8: use either target rows or a single target alike"},
        {"A: x\nlayout x\nlayout x\n", "line 3, column 8: this is given already"},
        {"A: x\nlayout . x /\nlayout y\n", "line 3, column 8: this is given already"},
        {"A: x\nmost A=1000000001\n", "line 2, column 6: 1,000,000,001 is not from 0 to 1,000,000,000"},
        {"A: x\nmost A=9999999999\n", "line 2, column 6: 9,999,999,999 is not from 0 to 1,000,000,000"},
        {"A: x\nmost A=one\n", "line 2, column 8: 'one' is not a whole number"},
        {"A: x\nstart x=\n", "line 2, column 9: '' is not a whole number"},
        {"A: x\nstates x=\n", "line 2, column 10: '' is not a whole number"},
        {"A: x\nstates \xC3\xA4=x\n", "line 2, column 10: 'x' is not a whole number"},
        {"A: x\nstates x=3 x=3\n", "line 2, column 14: this is given already"},
        {"A: x\n  target\tx=0 x=*\n", "line 2, column 16: this is given already"},
        {"A: \xC3\xA4-9999999999999999\n",
         "line 1, column 5: '-9999999999999999' is too small; the smallest number here is "
         "-999,999,999,999,999"},
        {"# first\n\nA: x\n\n  B C: x\n",
         "line 5, column 5: write one name, a colon, and the lamps that the button moves"},
        {"A: x+9999999999999999\n",
         "line 1, column 5: '+9999999999999999' is too large; the largest number here is "
         "999,999,999,999,999"},
    };
    for (const auto& one : cases) {
        CAPTURE(one.first);
        CHECK(message_of(parse_text(one.first)) == one.second);
    }
}

TEST_CASE("Signs and numbers in a lamp's name are steps only behind a name and before the last digit") {
    const WiredPuzzle puzzle = value_of(parse_text("states 9\nA: +2 a+ b*2 c2 x+1 y-1 -z 7 v+w+3\n"));
    std::string lamps;
    for (const WiredLamp& lamp : puzzle.lamps) lamps += lamp.name + " ";
    CHECK(lamps == "+2 a+ b*2 c2 x y -z 7 v+w ");
    CHECK(puzzle.buttons[0].effects ==
          std::vector<WiredEffect>{{0, 1}, {1, 1}, {2, 1}, {3, 1}, {4, 1}, {5, 8}, {6, 1}, {7, 1}, {8, 3}});
}

TEST_CASE("A text says all that a puzzle has, in one order") {
    const auto written = [](const char* text) {
        return value_of(puzzle::format_text(value_of(parse_text(text))));
    };
    CHECK(written("A: x\n") == "start x=0\nstates 2\nA: x\ntarget x=0\nlayout x\n");
    CHECK(written("start x=0 y=3\nstates 5 y=4 z=5\nA: x+2 y+2 z+3\nB: x-1\ntarget y=* z=1\ntarget x=4\n"
                  "most B=0 A=7\ncost B=2 A=1\npressed B=3 A=0\npress lit\nfaces up down\n"
                  "layout . x / y z / .\n") ==
          "start x=0 y=3 z=0\nstates 5 y=4\nA: x+2 y+2 z-2\nB: x-1\ntarget x=0 y=* z=1\ntarget x=4\n"
          "most A=7 B=0\ncost B=2\npressed B=3\npress lit\nfaces up down\nlayout . x / y z / .\n");
    CHECK(written("A: x y\ntarget alike\n") == "start x=0 y=0\nstates 2\nA: x y\ntarget alike\nlayout x y\n");
}

TEST_CASE("Limits of several buttons and of several sorts stand side by side") {
    const WiredPuzzle puzzle =
        value_of(parse_text("A: x\nB: x\nmost A=1000000000 B=2\ncost A=3\npressed A=4\ncost B=1000000000\n"));
    CHECK(puzzle.buttons[0] == WiredButton{"A", {{0, 1}}, 1'000'000'000, 3, 4});
    CHECK(puzzle.buttons[1] == WiredButton{"B", {{0, 1}}, 2, 1'000'000'000, 0});
    CHECK(value_of(parse_text("A: x\nfaces 0 1 2 3 4 5 6 7 8\n")).state_names.size() == 9);
}

TEST_CASE("A matrix has up to 4096 rows and columns, and says where it has more") {
    const auto rows = [](std::size_t count) {
        std::string text = "# rows\n";
        for (std::size_t i = 0; i < count; ++i) text += "1\n";
        return text;
    };
    CHECK(message_of(puzzle::parse(rows(4096))).empty());
    CHECK(message_of(puzzle::parse(rows(4097))) == "line 4098, column 1: at most 4096 buttons");
    CHECK(message_of(puzzle::parse(std::string(4096, '1') + "\n")).empty());
    CHECK(message_of(puzzle::parse("\n" + std::string(4097, '1') + "\n")) ==
          "line 2, column 4097: at most 4096 lamps");
    CHECK(message_of(puzzle::parse("110\n-\n-\n")) ==
          "line 2, column 1: after - write exactly one more row, the start");
    CHECK(message_of(puzzle::parse("110\n011\n  -\n-\n")) ==
          "line 3, column 1: after - write exactly one more row, the start");
    CHECK(value_of(puzzle::parse("12\n-\n01\n")).buttons[0].effects == std::vector<WiredEffect>{{0, 1}});
}

TEST_CASE("Columns count characters, and a byte that begins none is part of the one before") {
    const puzzle::TextLine line{
        "\x80"
        "a \xC3\xA4 b",
        7};
    const std::vector<puzzle::Word> words = line.words();
    REQUIRE(words.size() == 3);
    CHECK(std::get<puzzle::TextPosition>(words[1].where).column == 3);
    CHECK(std::get<puzzle::TextPosition>(words[2].where).column == 5);
    CHECK(std::get<puzzle::TextPosition>(words[2].where).line == 7);
    CHECK(puzzle::place_in("a\n\xC3\xA4"
                           "b\nc",
                           4)
              .column == 2);
    CHECK(puzzle::place_in("a\n\xC3\xA4"
                           "b\nc",
                           4)
              .line == 2);
    CHECK(puzzle::place_in("a\nb", 0).column == 1);
    CHECK(puzzle::place_in("a\nb", 1).column == 2);
    CHECK(puzzle::place_in("a\nb", 1).line == 1);
    CHECK(puzzle::place_in("a\nb", 2).column == 1);
    CHECK(puzzle::place_in("a\nb", 2).line == 2);
}

TEST_CASE("A puzzle that is written is read again as it was") {
    Random random(101);
    for (int i = 0; i < 500; ++i) {
        const WiredPuzzle puzzle = random_puzzle(random);
        const std::string text = value_of(puzzle::format_text(puzzle));
        CAPTURE(text);
        CHECK(value_of(parse_text(text)) == puzzle);
    }
    CHECK(value_of(puzzle::format_text(value_of(parse_text(statues)))) ==
          "start north=3 east=0 south=2 west=1\nstates 4\nA: north east\nB: east south-1\nC: south+2 west\n"
          "target north=0 west=*\nmost C=1\ncost B=2\npressed A=1\nlayout north east / west south\n");
}

TEST_CASE("A name that text cannot hold is refused with a way out") {
    WiredPuzzle puzzle = value_of(parse_text("A: x\n"));
    for (const char* name : {"a b", "a:b", "a=b", "a#", ".", "", "a/b", "a,b", "a;", "a.", "a!", "(a", "a]",
                             "\"a", "*", "a\u00A0b", "a\uFF1A"}) {
        puzzle.lamps[0].name = name;
        const auto text = puzzle::format_text(puzzle);
        REQUIRE_FALSE(text);
        CHECK(say(text.error().message) ==
              "'" + std::string(name) +
                  "' cannot be written as text, only as CSV or JSON: use names without spaces and signs");
    }
}

namespace {

// Returns the puzzle and the parser's remarks.
std::pair<WiredPuzzle, std::string> reading_of(const std::string& text) {
    puzzle::Remarks remarks;
    const WiredPuzzle puzzle = value_of(puzzle::parse(text, &remarks));
    return {puzzle, say(puzzle::in_one_line(remarks))};
}

}  // namespace

TEST_CASE("Commas, semicolons, full stops, odd spaces and invisible characters are no part of names") {
    const WiredPuzzle meant = value_of(parse_text("states 3\nA: x y-1\nB: y\nstart x=1 y=2\nmost A=2 B=1\n"));
    for (const char* text :
         {"states 3.\nA: x, y-1\nB: y;\nstart x=1, y=2.\nmost A=2,B=1\n",
          "states 3\r\nA:\tx,y-1.\r\nB: y\r\nstart x=1; y=2\r\nmost A=2 B=1",
          "states 3\rA: x y-1\rB: y\rstart x=1 y=2\rmost A=2 B=1",
          "states\u00A03\nA: x\u3000y\u22121\nB: y\nstart\u2009x=1 y=2\nmost A=2 B=1\n",
          "\uFEFFstates 3\nA\uFF1Ax\uFF0Cy-1\nB: y\u3002\nstart x\uFF1D1\u3001y=2\nmost A=2 B=1\n",
          "states 3\nA: x\u200B y\u20131\nB\u00AD: \u200Ey\nstart x=1\u200D y=2\nmost A=2 B=1\n",
          "STATES 3\nA.: x y-1!\nB: y?\nStart, x=1 y=2\nmost A=2 B=1\n"}) {
        CAPTURE(text);
        CHECK(reading_of(text) == std::pair(meant, std::string()));
    }
    CHECK(reading_of("A: x y z\nlayout x, y; z;\n").first.layout == machine::WiredLayout{{0, 1}, {2}});
    CHECK(reading_of("A: x y z\nlayout x, y; z;\n").second ==
          "line 2, column 8: read as 2 rows, one up to each semicolon");
    CHECK(reading_of("A: x\nlayout x;\n").second.empty());
    CHECK(reading_of("lamps: x\n").second == "line 1, column 1: 'lamps' is read as a button");
    CHECK(reading_of("A: x y z\nlayout x y/z\n").first.layout == machine::WiredLayout{{0, 1}, {2}});
    CHECK(value_of(parse_text("A: x\ntarget Alike\npress LIT\n")).press == machine::PressRule::lit);
}

TEST_CASE("A statement with a colon is the statement, and a remark says so") {
    const auto [puzzle, how] =
        reading_of("states: 4\nA: x y\nMost: A=3\nstart : x=1\nTARGET: y=1\npress: lit\ncost: A=2\n");
    CHECK(puzzle ==
          value_of(parse_text("states 4\nA: x y\nmost A=3\nstart x=1\ntarget y=1\npress lit\ncost A=2\n")));
    const std::string read_as = ": read as the statement '";
    CHECK(how == "line 1, column 1" + read_as + "states', not as a button; line 3, column 1" + read_as +
                     "most', not as a button; line 4, column 1" + read_as +
                     "start', not as a button; line 5, column 1" + read_as +
                     "target', not as a button; line 6, column 1" + read_as +
                     "press', not as a button; and 1 more");
    CHECK(message_of(parse_text("A: x\nstart: y\n")) == "line 2, column 8: give the state too: y=0");
    WiredPuzzle named = value_of(parse_text("A: x\n"));
    named.buttons[0].name = "Press";
    CHECK_FALSE(puzzle::format_text(named));
}

TEST_CASE("A button that is called like a statement, or nearly so, is told of") {
    const std::pair<const char*, const char*> cases[] = {
        {"layuot", "layout"}, {"targt", "target"}, {"stats", "states"},
        {"presss", "press"},  {"grid", "layout"},  {"initial", "start"},
        {"stuck", "most"},    {"price", "cost"},   {"kosten", "cost"}};
    for (const auto& [name, meant] : cases) {
        CHECK(reading_of("A: x y\n" + std::string(name) + ": x\n").second ==
              "line 2, column 1: '" + std::string(name) + "' is read as a button; did you mean '" + meant +
                  "'?");
    }
    for (const std::string name : {"name", "Title", "REM", "puzzle"}) {
        CHECK(reading_of(name + ": x y\n").second == "line 1, column 1: '" + name + "' is read as a button");
    }
    CHECK(reading_of("north: x\neast: y\nwest: x y\nleft: x\ntop: x\nC: x\n").second.empty());
}

TEST_CASE("Words that people write between names, and for states, are read as they are meant") {
    const WiredPuzzle puzzle = value_of(parse_text("A: x y\nB: y z\nC: z\nstart x=1 z=1\n"));
    for (const char* lists :
         {"A: x and y\nB: y, and z\nC: z\n", "A: x & y\nB: y & z\nC: z\n", "A: x / y\nB: y/z\nC: z\n",
          "A: {x, y}\nB: [y z]\nC: (z).\n", "A = {x, y}\nB = {y, z}\nC = {z}\n",
          "\u201CA\u201D flips \"x\", \u201Ey\u201C.\nB flips \u00ABy\u00BB z\nC: z\n",
          "A: x + y\nB: y + z\nC: z\n"}) {
        CAPTURE(lists);
        for (const char* start :
             {"start: x and z are on\n", "start: x on, y off, z on\n", "start x = on, z=lit\n", "On: x & z\n",
              "lit at the start: x, z\n", "Currently on: lamps x and z\n", "On initially: {x, z}\n",
              "Anfang: x an, y aus, z an\n", "initially: x z\n", "start: all lamps on\nstart y=0\n"}) {
            CAPTURE(start);
            if (std::string_view(start).find("all ") != std::string_view::npos) {
                CHECK_FALSE(parse_text(std::string(lists) + start));  // y has two states
                continue;
            }
            const auto [read, remarks] = reading_of(std::string(lists) + start);
            CHECK(read == puzzle);
            CHECK_FALSE(remarks.empty());
        }
    }
    const std::string lists = "A: x y\nB: y z\nC: z\n";
    const auto targets = [&](const std::string& said) { return value_of(parse_text(said)).targets; };
    const std::vector<machine::TargetRow> lit{{1, 1, 1}};
    CHECK(targets(lists + "goal: all on\n") == lit);
    CHECK(targets("Ziel: alle Lampen an\n" + lists) == lit);
    CHECK(targets(lists + "target: x y z on\n") == lit);
    CHECK(targets(lists + "wanted: everything off\n") == std::vector<machine::TargetRow>{{0, 0, 0}});
    CHECK(value_of(parse_text("start: all on\n" + lists)).lamps[2].start == 1);
    const WiredPuzzle by_lamp = value_of(parse_text("by lamp\nx: A C\ny: A B\nstart y=1\n"));
    CHECK(value_of(parse_text(
              "x is controlled by switches A and C\ny is controlled by switches A and B\nOn: y\n")) ==
          by_lamp);
    CHECK(value_of(parse_text(
              "x wird von Knopf A und C geschaltet\ny wird von Knopf A und B geschaltet\nAnfang: y an\n")) ==
          by_lamp);
    // Buttons with such names stay buttons.
    CHECK(value_of(parse_text("On: x\nOff: x y\nstart x=1\n")).buttons.size() == 2);
    CHECK(value_of(parse_text("goal: x\nA: x y\ntarget x=1\n")).buttons.size() == 2);
    CHECK(value_of(parse_text("A: and x\nstart and=1\n")).lamps.size() == 2);
    CHECK(value_of(parse_text("A: all x\nstart all=1\n")).lamps.size() == 2);
    for (const char* text :
         {"A: all\n", "A: x and the others\n", "A: x on\n", "B: x\nA: alle Lichter an\n", "A: x + 2\n",
          "states 3\nA: x + y\n", "A: x y\nstart: x on, y\n", "A: x y\nOn: everything except x\n"}) {
        CAPTURE(text);
        CHECK_FALSE(parse_text(text));
    }
}

TEST_CASE("A name that ends in steps is a name or steps by what the text mentions, or an error") {
    const auto lamps_in = [](const std::string& text) {
        const auto [puzzle, how] = reading_of(text);
        std::string lamps;
        for (const WiredLamp& lamp : puzzle.lamps) lamps += lamp.name + " ";
        return lamps + "| " + how;
    };
    CHECK(lamps_in("a: lamp-1\nb: lamp-2\nstart lamp-1=1 lamp-2=1\n") ==
          "lamp-1 lamp-2 | line 1, column 4: 'lamp-1' is read as a name, not as steps back");
    CHECK(lamps_in("a: lamp-1\nb: lamp-2\nlayout lamp-1 lamp-2\n").starts_with("lamp-1 lamp-2 |"));
    CHECK(lamps_in("lamp-1: lamp-1\nlamp-2: lamp-1 lamp-2\n").starts_with("lamp-1 lamp-2 |"));
    // All lamps have two states, so steps back are unlikely.
    const std::string as_steps =
        "lamp | line 1, column 4: 'lamp-1' is read as the lamp 'lamp' and steps back";
    CHECK(lamps_in("a: lamp-1\nb: lamp\n") == as_steps);
    CHECK(lamps_in("a: lamp-1\nstart lamp=1\n") == as_steps);
    CHECK(lamps_in("a: lamp-1\nb: lamp+1\n") == as_steps);
    CHECK(lamps_in("a: lamp-1\nb: lamp\nstates lamp=3\n") == "lamp | ");
    CHECK(lamps_in("a: 1-3\nb: 1\n") == "1 | line 1, column 4: '1-3' is read as the lamp '1' and steps back");
    CHECK(lamps_in("states 4\na: lamp-1\n") ==
          "lamp | line 2, column 4: 'lamp-1' is read as the lamp 'lamp' and steps back");
    CHECK(lamps_in("a: lamp+1\n") == "lamp | ");
    CHECK(message_of(parse_text("a: lamp-1\nb: lamp-2\n")) ==
          "line 1, column 4: 'lamp-1' may be a lamp of that name or the lamp lamp and steps; name the lamp "
          "in a "
          "line start, as lamp=0 or with the whole name");
    CHECK(message_of(parse_text("a: lamp\nb: lamp-1\nstart lamp-1=1\n")) ==
          "line 2, column 4: 'lamp-1' may be the lamp of that name or the lamp 'lamp' and steps, and there "
          "are both; "
          "give one of them another name");
    // They are written with an explicit number of steps. If even that is the name of another lamp, formatting
    // fails.
    const WiredPuzzle puzzle = value_of(parse_text("a: lamp-1\nstart lamp-1=1\n"));
    CHECK(value_of(puzzle::format_text(puzzle)).find("a: lamp-1+1\n") != std::string::npos);
    CHECK(value_of(parse_text(value_of(puzzle::format_text(puzzle)))) == puzzle);
    WiredPuzzle both = value_of(parse_text("states 4\na: lamp-1\nstart lamp=1 y=0\n"));
    both.lamps[1].name = "lamp-1";
    CHECK_FALSE(puzzle::format_text(both));
}

TEST_CASE("A sign in a name is told, and so are steps behind a space") {
    const std::pair<const char*, const char*> cases[] = {
        {"A: x=1\n", "line 1, column 4: 'x=1' is no name: '=' cannot be in one"},
        {"A: B: x\n", "line 1, column 4: 'B:' is no name: ':' cannot be in one"},
        {"A: [x, y\n", "line 1, column 4: '[x' is no name: '[' cannot be in one"},
        {"A: \u201Cx y\u201D\n", "line 1, column 4: '\u201Cx' is no name: '\u201C' cannot be in one"},
        {"A: x - y\n", "line 1, column 6: '-' is no name; write names with spaces or commas between"},
        {"A: x\nstart *=1\n", "line 2, column 7: '*' is no name; write names with spaces or commas between"},
        {"A: x\nstart .=1\n", "line 2, column 7: '.' is no name; write names with spaces or commas between"},
        {"A: x -1+2\n", "line 1, column 6: write the steps right behind the lamp, without a space: x-1+2"},
        {"A: x+1 -1\n", "line 1, column 8: write the steps right behind the lamp, without a space: x+1-1"},
        {"A: !\n", "line 1, column 4: '!' is no name; write names with spaces or commas between"},
        {"A: x*2\nB: x\n", "line 1, column 4: 'x*2' is no lamp; for that many steps write x+2"},
        {"A: x\nmost B=1 a=2\n", "line 2, column 6: there is no button 'B'"},
        {"A: x\nmost a=1\n", "line 2, column 6: there is no button 'a'; did you mean 'A'?"},
        {"A: x\nstart x=1.5\n", "line 2, column 9: '1.5' is not a whole number"},
        {"A: x\nstart x=9999999999999999\n",
         "line 2, column 9: '9999999999999999' is too large; the largest number here is 999,999,999,999,999"},
    };
    for (const auto& one : cases) {
        CAPTURE(one.first);
        CHECK(message_of(parse_text(one.first)) == one.second);
    }
    for (const char* text : {"A: x#1 y\n", "A: F#\n", "A: F# x\n"}) {
        CHECK(reading_of(text).second ==
              "line 1, column 5: the text from # on is a comment, so the name ends here");
    }
    CHECK(reading_of("A: x # y\n#B: x\nC: x, # z\nD:# y\n").second.empty());
}

TEST_CASE("A sign alone is no lamp, but where a state or a button has it for a name") {
    for (const std::string sign : {"&&", "||", "--", "...", "\u2014", "\u2022", "\u2192", "->", "~", "%"}) {
        CHECK(message_of(parse_text("A: x " + sign + " y\n")) ==
              "line 1, column 6: '" + sign + "' is no name; write names with spaces or commas between");
    }
    CHECK(message_of(parse_text("A: \u2191 \u2193\nstart \u2191=1 \u2193=0\n")).empty());
    CHECK(message_of(parse_text("\u2191: \u2191 \u2193\n\u2193: \u2193\n")).empty());
    CHECK(message_of(parse_text("A: \u2605 \u2660 1 \u706F\n")).empty());
}

TEST_CASE("Lamps joined by signs, multiples of a lamp and statements within a list are told of") {
    const std::pair<const char*, const char*> cases[] = {
        {"x+y", "x y"},      {"x&y", "x y"},  {"x|y", "x y"},   {"x->y", "x y"},
        {"x-y", "x y"},      {"1..3", "1 3"}, {"1...3", "1 3"}, {"x(2)", "x+2"},
        {"x\u00D72", "x+2"}, {"2x", "x+2"},   {"x++", "x+1"}};
    for (const auto& [word, meant] : cases) {
        CHECK(reading_of("B: x\nC: y\nA: " + std::string(word) + "\n").second ==
              "line 3, column 4: '" + std::string(word) + "' is read as a lamp; did you mean '" + meant +
                  "'?");
        CHECK(reading_of("B: x\nC: y\nA: " + std::string(word) + "\nstart " + word + "=1\n").second.empty());
    }
    for (const std::string word : {"v+w", "v&w", "v->w", "v*2", "\u00D72", "*2"})
        CHECK(reading_of("A: x " + word + "\n").second ==
              "line 1, column 6: '" + word + "' is read as a lamp");
    CHECK(reading_of("A: x++2\n").second == "line 1, column 4: 'x+' is read as a lamp");
    CHECK(reading_of("A: x, y, cost 3\n").second == "line 1, column 10: 'cost' is read as a lamp");
    CHECK(reading_of("A: left-door 2b a+ x(y)\nB: left door\nC: b1\n").second ==
          "line 1, column 4: 'left-door' is read as a lamp; did you mean 'left door'?");
}

TEST_CASE("A number is missing where nothing, or a sign alone, stands in its place") {
    for (const std::string number : {"", "-", "+"}) {
        const std::string problem = message_of(parse_text("A: x\nstart x=" + number + "\n"));
        CAPTURE(problem);
        CHECK(problem.starts_with("line 2"));
    }
}

}  // namespace switchbox::test
