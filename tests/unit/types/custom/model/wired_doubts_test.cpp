// Tests of the remarks on probable slips in names.
#include "types/custom/model/wired_doubts.hpp"

#include "support/support.hpp"
#include "support/wired_playing.hpp"

namespace switchbox::test {
namespace {

std::string doubts_in(const std::string& text) {
    std::string sentences;
    for (const Message& doubt : machine::doubts_about(puzzle_of(text))) sentences += say(doubt) + "\n";
    return sentences;
}

}  // namespace

TEST_CASE("A lamp that no button moves is told of, with the name that is nearly the same") {
    CHECK(doubts_in("A: north east\nstart north=1\n").empty());
    CHECK(doubts_in("A: north east\nstart North=1\n") == "No button moves 'North'. Did you mean 'north'?\n");
    CHECK(doubts_in("A: north east\ntarget nroth=1\n") == "No button moves 'nroth'. Did you mean 'north'?\n");
    CHECK(doubts_in("A: T\u00FCr\nstart T\u00DCR=1\n") ==
          "No button moves 'T\u00DCR'. Did you mean 'T\u00FCr'?\n");
    CHECK(doubts_in("A: lamp-1\nstart lamp-1=1 lamp\u20111=1\n") ==
          "No button moves 'lamp\u20111'. Did you mean 'lamp-1'?\n");
    // Different numbers and different single letters are different names.
    CHECK(doubts_in("A: x l1 1\nstart y=1 l2=1 2=1\n") ==
          "No button moves 'y'.\nNo button moves 'l2'.\nNo button moves '2'.\n");
    CHECK(doubts_in("A: x\nstart a=1 b=1 c=1 d=1 e=1 f=1 g=1\n")
              .ends_with("'e'.\nNo button moves 2 more lamps.\n"));
    CHECK(doubts_in("A: x y+2\n") == "No button moves 'y'.\n");
}

TEST_CASE("Two lamps that differ in capitals alone are told of, and x' is not x") {
    CHECK(doubts_in("A: x\nB: X\n") == "'x' and 'X' are two lamps.\n");
    CHECK(doubts_in("A: left_door\nB: left-door!\n") == "'left_door' and 'left-door' are two lamps.\n");
    CHECK(doubts_in("A: x x'\nB: x1 x2\n").empty());
    CHECK(doubts_in("A: x and y\n").empty());
    CHECK(doubts_in("A: x and y\nstart and=1\n") == "'and' is read as a lamp.\n");
}

TEST_CASE("A button whose name is nearly that of a lamp is told of where only lit lamps may be pressed") {
    CHECK(doubts_in("X: x\nstart x=1\n").empty());
    CHECK(doubts_in("X: x\nstart x=1\npress lit\n") ==
          "The button 'X' can always be pressed: the lamp 'x' has another name.\n");
    CHECK(doubts_in("x: x y\ny: y\npress lit\n").empty());
    CHECK(doubts_in("x: x y\nB: y\npress lit\n") ==
          "The button 'B' can always be pressed: no lamp has its name.\n");
    CHECK(doubts_in("x: x y\nB: y\n").empty());
}

TEST_CASE("Names that look the same in other characters are told of") {
    const std::pair<std::string, std::string> pairs[] = {{"caf\u00E9", "cafe\u0301"},
                                                         {"T\u00DCR", "TU\u0308R"},
                                                         {"lamp1", "lamp\uFF11"},
                                                         {"x", "\uFF58"},
                                                         {"x", "x\u034F"},
                                                         {"x", "x\u3164"}};
    for (const auto& [first, second] : pairs) {
        CHECK(doubts_in("A: " + first + "\nB: " + second + "\n") ==
              "'" + first + "' and '" + second + "' are two lamps.\n");
    }
    CHECK(doubts_in("A: cafe\nB: caf\u00E9 n\n").empty());
}

TEST_CASE("A lamp of one button whose name is that of another with letters swapped or left out is told of") {
    CHECK(doubts_in("A: north\nB: nroth\n") == "'north' and 'nroth' are two lamps.\n");
    CHECK(doubts_in("A: middle x\nB: midle x\nC: middle\n") == "'middle' and 'midle' are two lamps.\n");
    CHECK(doubts_in("A: north nroth\nB: nroth north\n").empty());
    CHECK(doubts_in("A: door-a light lamp1 ab\nB: door-b lights lamp2 ba\nC: south north\n").empty());
}

}  // namespace switchbox::test
