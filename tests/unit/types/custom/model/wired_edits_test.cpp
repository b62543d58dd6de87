// Tests of single steps of the puzzle editor: the exact changes of each.
#include "types/custom/model/wired_edits.hpp"

#include "support/wired_playing.hpp"
#include "types/custom/formats/text.hpp"
#include "types/custom/model/wired_puzzle.hpp"
#include "types/lights/model/linear_machine.hpp"

namespace switchbox::test {

using machine::WiredPuzzle;

namespace {

const char* const three_lamps =
    "states 3\nstart x=1 y=2 z=1\nA: x y z\nB: z+2\ntarget x=1 y=2 z=*\ntarget x=2\nlayout x . / y z\n";

std::string names_of_lamps(const WiredPuzzle& puzzle) {
    std::string names;
    for (const machine::WiredLamp& lamp : puzzle.lamps) names += lamp.name + " ";
    return names;
}

std::string names_of_buttons(const WiredPuzzle& puzzle) {
    std::string names;
    for (const machine::WiredButton& button : puzzle.buttons) names += button.name + " ";
    return names;
}

}  // namespace

TEST_CASE("A lamp taken away leaves the others' wires, targets and places") {
    WiredPuzzle puzzle = puzzle_of(three_lamps);
    machine::remove_lamp(puzzle, 1);
    CHECK(puzzle == puzzle_of("states 3\nstart x=1 z=1\nA: x z\nB: z+2\ntarget x=1 z=*\ntarget x=2\n"
                              "layout x . / . z\n"));
    machine::remove_lamp(puzzle, 0);
    CHECK(puzzle ==
          puzzle_of("states 3\nstart z=1\nA: z\nB: z+2\ntarget z=*\ntarget z=0\nlayout . . / . z\n"));
}

TEST_CASE("A place for each lamp is found by its cell, in rows of any length") {
    const WiredPuzzle puzzle = puzzle_of("A: a b c\nlayout a / . b c\n");
    CHECK(machine::drawn_shape(puzzle) == machine::Shape{2, 3});
    std::string lamps;
    for (std::size_t cell = 0; cell < 6; ++cell) {
        const auto lamp = machine::lamp_in(puzzle, cell);
        lamps += lamp ? puzzle.lamps[*lamp].name : ".";
    }
    CHECK(lamps == "a...bc");
}

TEST_CASE("A smaller board loses the lamps outside, but for the last one") {
    WiredPuzzle puzzle = puzzle_of(three_lamps);
    machine::set_drawn_shape(puzzle, {3, 1});
    CHECK(names_of_lamps(puzzle) == "x y ");
    CHECK(puzzle.layout == machine::WiredLayout{{0}, {1}, {std::nullopt}});
    machine::set_drawn_shape(puzzle, {1, 3});
    CHECK(names_of_lamps(puzzle) == "x ");
    CHECK(puzzle.layout == machine::WiredLayout{{0, std::nullopt, std::nullopt}});
    WiredPuzzle below = puzzle_of("A: a b\nlayout . . / a b\n");
    machine::set_drawn_shape(below, {1, 2});
    CHECK(names_of_lamps(below) == "b ");
    CHECK(below.layout == machine::WiredLayout{{0, std::nullopt}});
}

TEST_CASE("A lamp that is added has the first free number and as many states as most") {
    WiredPuzzle puzzle = puzzle_of("states 3 x=2 y=4\nA: x y 1 w\n2: x\nlayout x y 1 w . .\ntarget alike\n");
    CHECK(machine::add_lamp(puzzle, 4) == 4);
    CHECK(puzzle.lamps[4] == machine::WiredLamp{"3", 3, 0});
    CHECK(machine::lamp_in(puzzle, 4) == 4U);
    CHECK(names_of_buttons(puzzle) == "A 2 ");
    CHECK(puzzle.wants_alike());
    // The smaller of two equally frequent numbers of states is used.
    WiredPuzzle two = puzzle_of("states 2 y=5\nA: x y\ntarget x=1\ntarget y=3\nlayout x y .\n");
    machine::add_lamp(two, 2);
    CHECK(two.lamps[2].states == 2);
    CHECK(two.targets == std::vector<machine::TargetRow>{{0, 1, 0}, {3, 0, 0}});
    // A new lamp gets a button of its own if every lamp has one and there are no other buttons.
    WiredPuzzle own = puzzle_of("x: x\nlayout x .\n");
    machine::add_lamp(own, 1);
    CHECK(own.buttons.back() == machine::WiredButton{"1", {{1, 1}}});
    WiredPuzzle more = puzzle_of("x: x\nA: x\nlayout x .\n");
    machine::add_lamp(more, 1);
    CHECK(names_of_buttons(more) == "x A ");
    machine::remove_lamp(more, 1);
    CHECK(names_of_buttons(more) == "x A ");
}

TEST_CASE("Fewer states bring starts and targets round, and leave free lamps free") {
    WiredPuzzle puzzle = puzzle_of("states 5\nstart x=4 y=4\nA: x+4 y+3\ntarget x=3 y=4\ntarget x=*\n");
    machine::set_states(puzzle, 0, 3);
    CHECK(puzzle.lamps[0] == machine::WiredLamp{"x", 3, 1});
    CHECK(puzzle.lamps[1] == machine::WiredLamp{"y", 5, 4});
    CHECK(puzzle.targets == std::vector<machine::TargetRow>{{0, 4}, {std::nullopt, 0}});
    CHECK(puzzle.buttons[0].effects == std::vector<machine::WiredEffect>{{0, 2}, {1, 3}});
}

TEST_CASE("Names have up to 60 bytes, and states up to nine names") {
    WiredPuzzle puzzle = puzzle_of("x: x y\nA: y\n");
    const std::string longest(60, 'a');
    CHECK_FALSE(machine::rename_lamp(puzzle, 1, longest));
    CHECK(machine::rename_lamp(puzzle, 1, longest + "a")->message.id == "puzzle.draw.no-name");
    CHECK_FALSE(machine::rename_lamp(puzzle, 1, longest));  // unchanged names are accepted
    CHECK_FALSE(machine::rename_button(puzzle, 1, "A"));
    CHECK_FALSE(machine::rename_button(puzzle, 1, longest));
    // The name is free for the lamp, but not for its button.
    CHECK(machine::rename_lamp(puzzle, 0, "A") == std::nullopt);
    CHECK(puzzle.buttons[0].name == "A");
    machine::WiredPuzzle taken = puzzle_of("x: x y\nA: y\n");
    CHECK(machine::rename_lamp(taken, 0, "A")->message.id == "puzzle.draw.button-there");
    CHECK(taken == puzzle_of("x: x y\nA: y\n"));
    const std::vector<std::string> nine(9, "up");
    CHECK_FALSE(machine::name_states(puzzle, nine));
    CHECK(puzzle.state_names == nine);
    CHECK(machine::name_states(puzzle, std::vector<std::string>(10, "up"))->message.id ==
          "puzzle.too-many-faces");
    CHECK(machine::name_states(puzzle, {"up", "a b"})->message.id == "puzzle.draw.no-name");
    CHECK(puzzle.state_names == nine);
    CHECK_FALSE(machine::name_states(puzzle, {}));
    CHECK(puzzle.state_names.empty());
}

TEST_CASE("A name is a word, and ends in steps where a sign stands between a name and digits") {
    for (const char* name : {"a", "a+", "+1", "-", "1", "a1", "a*1", "a+1b", "+", "a+b", ""})
        CHECK_FALSE(machine::ends_in_steps(name));
    for (const char* name : {"a+1", "a-1", "a+12", "++1", "a-b+9", "1+0"})
        CHECK(machine::ends_in_steps(name));
    for (const char* name : {"a", "a+1", "..", "--", "-a", ".a"}) CHECK(machine::is_word(name));
    for (const char* name :
         {"",    ".",  "-",  "a b", "a\tb", "a#", "a:", "=a", "/",       "a\n",     "a\r",   "a\f",
          "a\v", "a,", "a;", "a.",  "(a",   "a)", "'a", "+",  "a\u00A0", "a\u200B", "\uFF1A"})
        CHECK_FALSE(machine::is_word(name));
}

TEST_CASE("A lamp without a button of its name gets one, and the others stay") {
    WiredPuzzle puzzle = puzzle_of("y: x y z\nA: x\n");
    CHECK_FALSE(machine::has_own_buttons(puzzle));
    machine::add_own_buttons(puzzle);
    CHECK(machine::has_own_buttons(puzzle));
    CHECK(names_of_buttons(puzzle) == "y A x z ");
    CHECK(puzzle.buttons[2].effects == std::vector<machine::WiredEffect>{{0, 1}});
    CHECK(puzzle.buttons[3].effects == std::vector<machine::WiredEffect>{{2, 1}});
    machine::add_own_buttons(puzzle);
    CHECK(puzzle.buttons.size() == 4);
    machine::remove_button(puzzle, 1);
    CHECK(names_of_buttons(puzzle) == "y x z ");
}

TEST_CASE("Wires are kept in the order of their lamps, and the second replaces the first") {
    WiredPuzzle puzzle = puzzle_of("states 4\nstart x=0 y=0 z=0\nA: y\n");
    for (const auto& [lamp, by] : {std::pair{2, 3}, std::pair{0, 1}, std::pair{1, 2}})
        machine::set_effect(puzzle, 0, static_cast<std::size_t>(lamp), by);
    CHECK(puzzle.buttons[0].effects == std::vector<machine::WiredEffect>{{0, 1}, {1, 2}, {2, 3}});
    machine::learn(puzzle, 0, {3, 2, 0}, {0, 2, 3});
    CHECK(puzzle.buttons[0].effects == std::vector<machine::WiredEffect>{{0, 1}, {2, 3}});
}

TEST_CASE("Starts and targets go round, targets by way of none") {
    WiredPuzzle puzzle = puzzle_of("states 3\nA: x y\nstart x=1\n");
    machine::step_start(puzzle, 0);
    CHECK(puzzle.lamps[0].start == 2);
    machine::step_start(puzzle, 0);
    CHECK(puzzle.lamps[0].start == 0);
    machine::add_target(puzzle);
    std::string met;
    for (int step = 0; step < 5; ++step) {
        machine::step_target(puzzle, 1, 1);
        met += puzzle.targets[1][1] ? std::to_string(*puzzle.targets[1][1]) : "*";
    }
    CHECK(met == "12*01");
    CHECK(puzzle.targets == std::vector<machine::TargetRow>{{0, 0}, {0, 1}});
    machine::add_target(puzzle);
    CHECK(puzzle.targets[2] == puzzle.targets[1]);
    machine::remove_target(puzzle, 1);
    CHECK(puzzle.targets == std::vector<machine::TargetRow>{{0, 0}, {0, 1}});
    machine::want_alike(puzzle, false);
    CHECK(puzzle.targets.size() == 2);
    machine::want_alike(puzzle, true);
    CHECK(puzzle.wants_alike());
    machine::want_alike(puzzle, false);
    CHECK(puzzle.targets == std::vector<machine::TargetRow>{{0, 0}});
}

TEST_CASE("A board of a rule is drawn with its picture, its target, its places and its wires") {
    const machine::LinearMachine merlin = machine_of(choice("merlin"), picture("100/110/001"));
    const WiredPuzzle puzzle = machine::wired_from(merlin, picture("111/101/111"));
    CHECK(names_of_lamps(puzzle) == "1 2 3 4 5 6 7 8 9 ");
    CHECK(names_of_buttons(puzzle) == "1 2 3 4 5 6 7 8 9 ");
    CHECK(puzzle.layout == machine::WiredLayout{{0, 1, 2}, {3, 4, 5}, {6, 7, 8}});
    CHECK(puzzle.targets == std::vector<machine::TargetRow>{{1, 1, 1, 1, 0, 1, 1, 1, 1}});
    CHECK(machine::states_now(puzzle) == std::vector<std::uint8_t>{1, 0, 0, 1, 1, 0, 0, 0, 1});
    CHECK(puzzle.buttons[0].effects == std::vector<machine::WiredEffect>{{0, 1}, {1, 1}, {3, 1}, {4, 1}});
    const machine::LinearMachine boards = machine_of(choice("subboards"));
    const WiredPuzzle apart = machine::wired_from(boards, machine::Picture::filled(boards.lamps(), 0));
    CHECK(names_of_buttons(apart).find("B1 B2 B3 ") == 0);
}

TEST_CASE("One button is repeated over the board, and around a ring, with the steps of each lamp") {
    machine::WiredPuzzle board = *puzzle::parse_text("a: a b\nb:\nc:\nd:\nlayout a b / c d\n");
    REQUIRE(machine::can_repeat(board, 0));
    machine::repeat_effects(board, 0, machine::Repetition::places);
    CHECK(board ==
          *puzzle::parse_text("start a=0 b=0 c=0 d=0\na: a b\nb: b\nc: c d\nd: d\nlayout a b / c d\n"));
    machine::repeat_effects(board, 0, machine::Repetition::ring);
    CHECK(board ==
          *puzzle::parse_text("start a=0 b=0 c=0 d=0\na: a b\nb: b c\nc: c d\nd: d a\nlayout a b / c d\n"));

    // Back by one is back by one at a lamp with another number of states. A button without a lamp stays.
    machine::WiredPuzzle mixed = *puzzle::parse_text("start a=0 b=0\nstates 4 b=3\na: a-1\nb: b\nX: a b\n");
    machine::repeat_effects(mixed, 0, machine::Repetition::ring);
    CHECK(machine::effect_on(mixed.buttons[1], 1) == 2);
    CHECK(mixed.buttons[2].effects.size() == 2);
    CHECK_FALSE(machine::can_repeat(mixed, 2));
}

TEST_CASE("A step back undoes a step on, in starts and in targets") {
    machine::WiredPuzzle stepped = *puzzle::parse_text("states 3\na: a\nstart a=1\n");
    const machine::WiredPuzzle before = stepped;
    for (int i = 0; i < 4; ++i) {
        machine::step_start(stepped, 0, -1);
        machine::step_target(stepped, 0, 0, -1);
        CAPTURE(i);
        CHECK(stepped.targets[0][0].has_value() == (i > 0 && i < 4));
    }
    CHECK(stepped.lamps[0].start == 0);
    CHECK(stepped.targets == before.targets);
    for (int i = 0; i < 4; ++i) machine::step_start(stepped, 0);
    CHECK(stepped == before);
}

}  // namespace switchbox::test
