// Tests of puzzles as people post them: each is read as the same puzzle in plain notation, with remarks.
#include "types/custom/formats/prose.hpp"

#include <string>

#include "support/support.hpp"
#include "types/custom/formats/formats.hpp"

namespace switchbox::test {

using puzzle::Remarks;

namespace {

struct Posted {
    const char* text;
    const char* plain;
    std::size_t remarks = 0;
};

}  // namespace

TEST_CASE("Puzzles in sentences and with headings are read as in plain notation") {
    const char* const by_button = "A: x y\nB: y z\nC: x z\nstart x=1 y=0 z=0\n";
    // Lists by lamp name the buttons in the order of their first lamps.
    const char* const by_lamp = "A: x y\nC: x z\nB: y z\nstart x=1\n";
    const Posted posts[] = {
        {"x is changed by A and C\ny is toggled by A and B\nz gets flipped by B, C.\nstart x=1\n", by_lamp,
         1},
        {"lamp: buttons\nx: A C\ny: A B\nz: B C\nstart x=1\n", by_lamp, 1},
        {"by lamp\nx: A C\ny: A B\nz: B C\nstart x=1\n", by_lamp, 1},
        {"button: lamps\nA: x y\nB: y z\nC: x z\nstart x=1\n", by_button},
        {"A flips: x, y\nB flips: y, z\nButton C toggles: x, z\nstart x=1\n", by_button, 1},
        {"A = x, y\nB = y, z\nC = x, z\nstart x=1\n", by_button, 1},
        {"A: x y\nB: y z\nC: x z\nstart: x\n", by_button, 2},
        {"A: x y\nB: y z\nC: x z\nLamp x is on at the start.\n", by_button, 1},
        {"A: x y\nB: y z\nC: x z\nOnly x is lit initially\n", by_button, 1},
        {"A: 1 2\nB: 2 3\nLights 1 and 3 are on at the start.\n", "A: 1 2\nB: 2 3\nstart 1=1 3=1\n", 1},
        {"A: 1 2\nB: 2 3\nLampen 1 und 3 sind am Anfang an\n", "A: 1 2\nB: 2 3\nstart 1=1 3=1\n", 1},
        {"states 4\nA: x +1, y +3\nB: y +1 z\n", "states 4\nA: x+1 y+3\nB: y+1 z\n", 3},
        {"A = 1 2\nB = 2\n", "A: 1 2\nB: 2\n", 1},
        {"> A: x y\n> B: y\n", "A: x y\nB: y\n"},
        {"- A: x y\n- B: y\nstart x=1\n", "A: x y\nB: y\nstart x=1\n"},
        {"\u2022 A toggles x and y\n\u2022 B toggles y\n", "A: x y\nB: y\n", 1},
        {"my door:\n```\nA: x y\nB: y\n```\nthanks", "A: x y\nB: y\n"},
        {"~~~\nA: x y\nB: y\n", "A: x y\nB: y\n"},
        {"lamp,A,B,C,start\nx,1,0,1,1\ny,1,1,0,0\nz,0,1,1,0\n", by_button, 2},
        {"lights;A;B;C;-;start\nx;1;0;1;;1\ny;1;1;0;;0\nz;0;1;1;;0\n", by_button, 1},
        {"columns are buttons\n1 0 1\n1 1 0\n0 1 1\n", "columns\n1 0 1\n1 1 0\n0 1 1\n"},
        {"Rows are buttons:\n1 1 0\n0 1 1\n", "rows\n1 1 0\n0 1 1\n"},
        {R"(```json
{"lamps": ["x", "y,]"], "buttons": {"A": ["x", "y,]",],}, "start": [1, 0 , ],}
```)",
         R"({"lamps": ["x", "y,]"], "buttons": {"A": ["x", "y,]"]}, "start": [1, 0]})"},
    };
    for (const Posted& post : posts) {
        const std::string text = post.text;
        CAPTURE(text);
        Remarks remarks;
        const auto found = puzzle::parse(post.text, &remarks);
        CHECK(message_of(found) == "");
        if (!found) continue;
        CHECK(puzzle::looks_like_puzzle(post.text));
        CHECK(*found == value_of(puzzle::parse(post.plain)));
        CHECK(remarks.size() == post.remarks);
    }
}

TEST_CASE("Sentences that may be meant in another way are refused at their place") {
    const std::pair<const char*, const char*> cases[] = {
        {"A: x y\nx = 1\n", "line 2, column 1: 'x' begins no statement"},
        {"x = 1\ny = 0\n", "line 1, column 1: 'x' begins no statement"},
        {"A: x y\nB: y\nx is changed by A\n", "line 3, column 1: some lines list"},
        {"x is changed by A\nB: y\n", "line 2, column 1: some lines list"},
        {"A: x y\nw is on at the start\n", "line 2, column 1: give the state too: w=0"},
        {"A: x y\nx is on at the end\n", "line 2, column 1: 'x' begins no statement"},
        {"A: x y\nx is off at the start\n", "line 2, column 1: 'x' begins no statement"},
        {"states 3\nA: x y\nstart: x\n", "line 3, column 8: give the state too: x=0"},
    };
    for (const auto& [text, problem] : cases) {
        const std::string written = text;
        CAPTURE(written);
        CHECK(message_of(puzzle::parse(text)).starts_with(problem));
    }
}

}  // namespace switchbox::test
