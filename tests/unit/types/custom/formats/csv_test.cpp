// Tests of puzzles as tables: they equal those in text form, with any separators and quotes. Every error has
// its place.
#include "types/custom/formats/csv.hpp"

#include <string>
#include <vector>

#include "support/support.hpp"
#include "types/custom/formats/formats.hpp"
#include "types/custom/formats/json.hpp"
#include "types/custom/formats/text.hpp"

namespace switchbox::test {

using machine::WiredPuzzle;
using puzzle::parse_csv;

namespace {

// The statues puzzle of the manual, without its layout.
const char* const statue_table =
    "button,north,east,south,west,-,most,cost,pressed\n"
    "A,1,1,,,,,,1\n"
    "B,,1,-1,,,,2,\n"
    "C,,,2,1,,1,,\n"
    "-\n"
    "states,4,4,4,4\n"
    "start,3,,2,1\n"
    "target,0,0,0,*\n";
const char* const statue_text =
    "states 4\nA: north east\nB: east south-1\nC: south+2 west\nstart north=3 south=2 west=1\n"
    "target north=0 east=0 south=0 west=*\nmost C=1\ncost B=2\npressed A=1\n";

std::string with_separator(std::string text, char separator) {
    for (char& c : text) c = c == ',' ? separator : c;
    return text;
}

}  // namespace

TEST_CASE("The statues as a table are the statues as text") {
    const WiredPuzzle statues = value_of(puzzle::parse_text(statue_text));
    CHECK(value_of(parse_csv(statue_table)) == statues);
    CHECK(value_of(puzzle::format_csv(statues)) ==
          "button,north,east,south,west,-,most,cost,pressed\nA,1,1,0,0,,,,1\nB,0,1,-1,0,,,2,\n"
          "C,0,0,2,1,,1,,\n-\nstates,4,4,4,4\nstart,3,0,2,1\ntarget,0,0,0,*\n");
    CHECK(value_of(parse_csv(with_separator(statue_table, ';'))) == statues);
    CHECK(value_of(parse_csv(with_separator(statue_table, '\t'))) == statues);
    // Table as a spreadsheet writes it: all rows have one length, and a byte order mark comes first.
    const std::string rectangle =
        "\xEF\xBB\xBF;north;east;south;west;-;most;cost;pressed\r\n A ; 1;1 ;;;;;;1\r\n\"B\";;1;-1;;;;2;\r\n"
        "C;;;\"2\";1;;1;;\r\n;;;;;;;;\r\n-;;;;;;;;\r\nstates;4;4;4;4;;;;\r\nstart;3;;2;1;;;;\r\n"
        "target;0;0;0;*;;;;";
    CHECK(value_of(puzzle::parse(rectangle)) == statues);
}

TEST_CASE("A table of lamps alone is as short as what is usual") {
    const WiredPuzzle puzzle = value_of(parse_csv("button,a,b\nX,1,1\nY,3,2\n"));
    CHECK(puzzle == value_of(puzzle::parse_text("start a=0 b=0\nX: a b\nY: a\n")));
    CHECK(value_of(puzzle::format_csv(puzzle)) == "button,a,b\nX,1,1\nY,1,0\n");
    CHECK(value_of(parse_csv(",a,b\nX,1,1\n-\ntarget,alike\n")).wants_alike());
    CHECK(value_of(parse_csv(",a\n-\ntarget,1\ntarget,0\n")).targets ==
          std::vector<machine::TargetRow>{{1}, {0}});
    CHECK(value_of(parse_csv(",a,b\n-\nstates,3\ntarget,*,1\n")) ==
          value_of(puzzle::parse_text("states a=3 b=2\ntarget a=* b=1\n")));
    CHECK(value_of(parse_csv(",a,-,pressed,most\nX,1,,2,0\n")).buttons[0] ==
          machine::WiredButton{"X", {{0, 1}}, 0, 1, 2});
}

TEST_CASE("A table says what is not usual, and nothing else") {
    const auto written = [](const char* text) {
        return value_of(puzzle::format_csv(value_of(puzzle::parse_text(text))));
    };
    CHECK(written("A: x\n") == "button,x\nA,1\n");
    CHECK(written("A: x\nmost A=0\n") == "button,x,-,most\nA,1,,0\n");
    CHECK(written("A: x\nB: y\ncost B=3\n") == "button,x,y,-,cost\nA,1,0,,\nB,0,1,,3\n");
    CHECK(written("A: x\npressed A=1\n") == "button,x,-,pressed\nA,1,,1\n");
    CHECK(written("states 5\nA: x+2 y+3\n") == "button,x,y\nA,2,-2\n-\nstates,5,5\n");
    CHECK(written("states 4\nA: x+2 y+3\n") == "button,x,y\nA,2,-1\n-\nstates,4,4\n");
    CHECK(written("A: x y\nstates 2 y=3\nstart y=2\n") == "button,x,y\nA,1,1\n-\nstates,2,3\nstart,0,2\n");
    CHECK(written("A: x y\nstart x=1\n") == "button,x,y\nA,1,1\n-\nstart,1,0\n");
    CHECK(written("A: x y\ntarget alike\n") == "button,x,y\nA,1,1\n-\ntarget,alike\n");
    CHECK(written("A: x y\ntarget x=1\ntarget y=*\n") == "button,x,y\nA,1,1\n-\ntarget,1,0\ntarget,0,*\n");
    CHECK(written("A: x\ntarget x=0\ntarget x=0\n") == "button,x\nA,1\n-\ntarget,0\ntarget,0\n");
    CHECK(written("A: x\npress lit\nfaces off on\n") == "button,x\nA,1\n-\npress,lit\nfaces,off,on\n");
}

TEST_CASE("Cells are quoted where they would be read as something else") {
    for (const char* plain : {"a", "a b", "-", "#a", "a:b"}) CHECK(puzzle::format_cell(plain) == plain);
    for (const std::string odd : {"", " a", "a ", "a,b", "a;b", "a\tb", "a\rb", "a\nb", "a\fb", "a\vb"})
        CHECK(puzzle::format_cell(odd) == "\"" + odd + "\"");
    CHECK(puzzle::format_cell("say \"on\"") == "\"say \"\"on\"\"\"");
}

TEST_CASE("What a table leaves out is usual, and rows of states are as long as they like") {
    const auto same = [](const char* table, const char* text) {
        CAPTURE(table);
        CHECK(value_of(parse_csv(table)) == value_of(puzzle::parse_text(text)));
    };
    same(",a,b\nX,1,1\n-\ntarget\n", "X: a b\n");
    same(",a\nX,1\n-\nfaces,up,,down,left\n", "X: a\nfaces up down left\n");
    same(",a\nX,1\n-\nfaces,1,2,3,4,5,6,7,8,9\n", "X: a\nfaces 1 2 3 4 5 6 7 8 9\n");
    same(",a\nX,1\n-\npress,any\n", "X: a\n");
    same(",a,-,most,cost,pressed\nX,1,,1000000000,1000000000,1000000000\nY\nZ,0,,0,1,0\n",
         "X: a\nY:\nZ:\nmost X=1000000000 Z=0\ncost X=1000000000 Z=1\npressed X=1000000000\n");
    same(",a\nX,9999999999\n", "X: a\n");
    same(",a\nX,\"1\"", "X: a\n");
    same("\"\";\"a\"\nX;\"1\"", "X: a\n");
    same("  \"button\"\ta\nX\t1", "X: a\n");
    same(",a,b,c\nX,1\nY,,,1", "start a=0 b=0 c=0\nX: a\nY: c\n");
}

TEST_CASE("What ends the first cell divides all others, and empty rows and ends of rows are none") {
    const auto cells = [](const char* text) {
        std::string found;
        for (const puzzle::Row& row : value_of(puzzle::parse_table(text))) {
            for (const puzzle::TableCell& cell : row) found += "[" + cell.text + "]";
            found += "|";
        }
        return found;
    };
    CHECK(cells("").empty());
    CHECK(cells(" \n,,\n\t\n").empty());
    CHECK(cells("a,b;c\n") == "[a][b;c]|");
    CHECK(cells("a;b,c\n") == "[a][b,c]|");
    CHECK(cells("a\tb,c") == "[a][b,c]|");
    CHECK(cells("a-b+c\nd;e,f\n") == "[a-b+c]|[d;e][f]|");  // comma if the first row has no separator
    CHECK(cells("a-b\n\n") == "[a-b]|");
    CHECK(cells("\"a;b\",c;d\n") == "[a;b][c;d]|");
    CHECK(cells("\"\";c,d\n") == "[][c,d]|");
    CHECK(cells("\n \"a,b\" ;c\n") == "[a,b][c]|");
    CHECK(cells(" a , b ,,\n,c\n") == "[a][b]|[][c]|");
    CHECK(cells("a,\"b\"\nc,\"\"\"\"") == "[a][b]|[c][\"]|");
    CHECK(message_of(puzzle::parse_table("a,\"b\"c")) ==
          "line 1, column 6: after a closing quote comes the next cell or row");
    CHECK(message_of(puzzle::parse_table("a\n\"b")) == "line 2, column 1: this quote is not closed");
}

TEST_CASE("Quotes hold what would divide cells, and each other") {
    const WiredPuzzle puzzle =
        value_of(parse_csv("\"button\",\"left, right\",\" a \",\"say \"\"on\"\"\",\"two\nlines\"\n"
                           "\"-1\" , 1,\t1,1,\"1\"\n5\" pipe,1\n"));
    REQUIRE(puzzle.lamps.size() == 4);
    CHECK(puzzle.lamps[0].name == "left, right");
    CHECK(puzzle.lamps[1].name == " a ");
    CHECK(puzzle.lamps[2].name == "say \"on\"");
    CHECK(puzzle.lamps[3].name == "two\nlines");
    CHECK(puzzle.buttons[0] == machine::WiredButton{"-1", {{0, 1}, {1, 1}, {2, 1}, {3, 1}}});
    CHECK(puzzle.buttons[1].name == "5\" pipe");
    CHECK(value_of(parse_csv(value_of(puzzle::format_csv(puzzle)))) == puzzle);
}

TEST_CASE("What is wrong in a table names line and column") {
    const std::string heading =
        "line 1, column 1: the first row is a heading: an empty cell or button, and then the names of the "
        "lamps";
    const std::string stray =
        "nothing belongs into this cell, by the heading above it and the first cell of its row";
    const std::pair<const char*, std::string> cases[] = {
        {"", heading},
        {"\n,,\n", heading},
        {"button\nX\n", heading},
        {"bulb,a\nX,1\n", heading},
        {"\n  knopf;a\n",
         "line 2, column 3: the first row is a heading: an empty cell or button, and then the names of the "
         "lamps"},
        {",a,,b\n", "line 1, column 4: a name is missing"},
        {",a,b,a\n", "line 1, column 6: this is given already"},
        {",-\n", "line 1, column 1: there is no lamp; write which lamps a button changes"},
        {",ä,-,most,least\n",
         "line 1, column 11: 'least' is no column after -; there are most, cost and pressed"},
        {",a,-,most,most\n", "line 1, column 11: this is given already"},
        {",a\n\nX,1\nY,1\nX,1\n", "line 5, column 1: there is a button 'X' already"},
        {",a,b\n,1,1\n", "line 2, column 1: a name is missing"},
        {",a,b\nÄÖ,one,1\n", "line 2, column 4: 'one' is not a whole number"},
        {",a,b\nX,1,9999999999999999\n",
         "line 2, column 5: '9999999999999999' is too large; the largest number here is 999,999,999,999,999"},
        {",a,b\nX,1,1.5\n", "line 2, column 5: '1.5' is not a whole number"},
        {",a\nX,/\n", "line 2, column 3: '/' is not a whole number"},
        {",a\nX,:\n", "line 2, column 3: ':' is not a whole number"},
        {",a\nX,--1\n", "line 2, column 3: '--1' is not a whole number"},
        {",a\nX,+\n", "line 2, column 3: '+' is not a whole number"},
        {",a,-,most\nX,1,,1000000001\n", "line 2, column 6: 1,000,000,001 is not from 0 to 1,000,000,000"},
        {",a,b\nX,1,1,1\n", "line 2, column 7: " + stray},
        {",a,-,most\nX,1,2,1\n", "line 2, column 5: " + stray},
        {",a,-,most\nX,1,,1,3\n", "line 2, column 8: " + stray},
        {",a,-,most\nX,1,,few\n", "line 2, column 6: 'few' is not a whole number"},
        {",a,-,most\nX,1,,-1\n", "line 2, column 6: -1 is not from 0 to 1,000,000,000"},
        {",a,-,cost\nX,1,,0\n", "line 2, column 6: 0 is not from 1 to 1,000,000,000"},
        {",a\nX,1\n-,1\n", "line 3, column 3: " + stray},
        {",a\n-\nX,1\n",
         "line 3, column 1: 'X' begins no row after -; there are states, start, target, press and faces"},
        {",a\n-\n-\n",
         "line 3, column 1: '-' begins no row after -; there are states, start, target, press and faces"},
        {",a\n-\nfaces,,\n", "line 3, column 1: something is missing after 'faces'"},
        {",a\n-\nfaces,0,1,2,3,4,5,6,7,8,9\n", "line 3, column 25: at most 9 states have names"},
        {",a\n-\npress\n", "line 3, column 1: something is missing after 'press'"},
        {",a\n-\npress,dark\n",
         "line 3, column 7: 'dark' is not lit, turns or any: which buttons may be pressed"},
        {",a,b\n-\npress,lit,lit\n", "line 3, column 11: " + stray},
        {",a\n-\nstates,10\n", "line 3, column 8: a lamp has 2 to 9 states or is a counter, not 10"},
        {",a\n-\nstates,3\nstates,3\n", "line 4, column 8: this is given already"},
        {",a\n-\nstart,2\n", "line 3, column 7: 'a' has 2 states, 0 to 1, and not 2"},
        {",a\n-\nstart,*\n", "line 3, column 7: '*' is not a whole number"},
        {",a\n-\nstart,1\nstart,1\n", "line 4, column 7: this is given already"},
        {",a\n-\nstart,1,1\n", "line 3, column 9: " + stray},
        {",a,-,most\n-\nstart,1,,1\n", "line 3, column 10: " + stray},
        {",a\n-\ntarget,?\n", "line 3, column 8: '?' is neither a state nor *"},
        {",a\n-\ntarget,2\n", "line 3, column 8: 'a' has 2 states, 0 to 1, and not 2"},
        {",a,b\n-\ntarget,alike,1\n", "line 3, column 14: " + stray},
        {",a\n-\ntarget,alike\ntarget,alike\n",
         "line 4, column 8: use either target rows or a single target alike"},
        {",a\n-\ntarget,1\ntarget,alike\n",
         "line 4, column 8: use either target rows or a single target alike"},
        {",a\n-\ntarget,alike\ntarget,1\n",
         "line 4, column 1: use either target rows or a single target alike"},
        {",\"a\nX,1\n", "line 1, column 2: this quote is not closed"},
        {",\"two\nlines\"\nX,\"1\" 1\n",
         "line 3, column 7: after a closing quote comes the next cell or row"},
        {",\"two\nlines\",a a\nX,,b\n", "line 3, column 4: 'b' is not a whole number"},
    };
    for (const auto& one : cases) {
        CAPTURE(one.first);
        CHECK(message_of(parse_csv(one.first)) == one.second);
    }
}

TEST_CASE("Rows and columns of a table are what their names say where their divider is missing") {
    const auto read = [](const std::string& table) {
        puzzle::Remarks remarks;
        const WiredPuzzle puzzle = value_of(puzzle::parse(table, &remarks));
        return std::pair(puzzle, say(puzzle::in_one_line(remarks)));
    };
    const WiredPuzzle meant = value_of(puzzle::parse_text("A: x\nB: x y\nmost A=1\nstart x=1\ntarget y=1\n"));
    const auto [undivided, how] = read("Button,x,y,Most\nA,1,,1\nB,1,1\nStart,1,0\nTARGET:,0,1\n");
    CHECK(undivided == meant);
    CHECK(
        how ==
        "line 1, column 12: 'Most' is read as limits although no column - comes before it; line 4, column 1: "
        "read as the row 'start' although no row - comes before it; line 5, column 1: read as the row "
        "'target' although no row - comes before it");
    CHECK(read("button,x,y,-,most\nA,1,,,1\nB,1,1\n\u2013\nstart,1,0\ntarget,0,1\n") ==
          std::pair(meant, std::string()));
    // With a divider, "cost" and "start" may be names of lamps and buttons.
    const auto [named, what] = read("button,cost,-\nstart,1\n-\ntarget,1\n");
    CHECK(named == value_of(puzzle::parse_json(
                       R"({"lamps": ["cost"], "buttons": {"start": {"cost": 1}}, "target": [1]})")));
    CHECK(what ==
          "line 1, column 8: 'cost' is read as a lamp, since it comes before the column -; line 2, column 1: "
          "'start' is read as a button, since it comes before the row -");
    const std::string written = value_of(puzzle::format_csv(
        value_of(puzzle::parse_json(R"({"lamps": ["cost"], "buttons": {"start": {"cost": 1}}})"))));
    CHECK(written == "button,cost,-\nstart,1,\n-\n");
    CHECK(value_of(puzzle::parse(written)).buttons[0].name == "start");
}

TEST_CASE("A row or column of a table that is called like a statement is told of") {
    const auto how = [](const std::string& table) {
        puzzle::Remarks remarks;
        static_cast<void>(value_of(puzzle::parse(table, &remarks)));
        return say(puzzle::in_one_line(remarks));
    };
    CHECK(how("button,x,costs\nA,1,2\nstats,1\nGoal,1\ninitial:,1\n#B,1\n") ==
          "line 1, column 10: 'costs' is read as a lamp; did you mean 'cost'?; line 3, column 1: 'stats' is "
          "read as a button; did you mean 'states'?; line 4, column 1: 'Goal' is read as a button; did you "
          "mean 'target'?; line 5, column 1: 'initial:' is read as a button; did you mean 'start'?; line 6, "
          "column 1: '#B' is read as a button");
    CHECK(how("button;x\nB: x;\n") == "line 2, column 1: 'B: x' is read as a button");
    CHECK(how("button,north,east\nA,1,1\nB:,1\n").empty());
}

TEST_CASE("A table divides by a minus, which can be no name in it") {
    for (const bool is_lamp : {false, true}) {
        WiredPuzzle puzzle = value_of(puzzle::parse_text("A: x\n"));
        (is_lamp ? puzzle.lamps[0].name : puzzle.buttons[0].name) = "-";
        const auto table = puzzle::format_csv(puzzle);
        REQUIRE_FALSE(table);
        CHECK(say(table.error().message) ==
              "'-' cannot be a name in CSV, where it divides rows and columns: write JSON");
    }
}

}  // namespace switchbox::test
