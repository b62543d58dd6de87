// Tests of the lessons on Ghaly's machine: they show Joyner's examples and docs/theory.md, and their
// corrections are true.
#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "support/lessons.hpp"
#include "support/wirings.hpp"
#include "types/ghaly/model/ghaly_choice.hpp"
#include "types/ghaly/model/ghaly_codes.hpp"
#include "types/ghaly/model/ghaly_machine.hpp"
#include "types/ghaly/solve/solver.hpp"
#include "types/ghaly/solve/staircase.hpp"

namespace switchbox::test {

using algebra::Permutation;
using machine::GhalyMachine;
using machine::Picture;
using machine::PressGrid;

namespace {

// Returns whether the picture after `steps` steps has one colour.
bool shows_one_colour(std::string_view id, std::size_t steps, std::uint8_t colour) {
    return game_after(id, steps).picture() == Picture::filled({4, 4}, colour);
}

// Returns the index of the code that each cell shows, row by row.
std::string codes_after(std::string_view id, std::size_t steps) {
    std::vector<std::uint8_t> codes = wiring_after(id, steps).shown;
    for (std::uint8_t& code : codes) ++code;
    return machine::format_cells(codes, {4, 4});
}

std::vector<std::size_t> support_after(std::string_view id, std::size_t steps) {
    return from_one(machine::support(wiring_after(id, steps)));
}

machine::Wiring wiring_with(const std::vector<std::string>& presses) {
    return machine::wiring_of(opening_after("joyner-9", presses).position().presses);
}

std::string cycles_with(const std::vector<std::string>& presses) {
    return machine::format_cycles(wiring_with(presses).exit_of);
}

solve::GhalySolver solver_in(std::string_view id, std::size_t steps = 0) {
    return solve::GhalySolver(*machine::codes_of(game::position_after(lesson(id), steps).puzzle.machine));
}

}  // namespace

TEST_CASE("The lesson on four cells names the exits that its cells show, and ends all red") {
    using Cells = std::vector<std::uint8_t>;
    const std::array<Cells, 3> exits{{{0, 1, 0, 1}, {2, 1, 2, 1}, {1, 2, 1, 2}}};
    const std::array<Cells, 3> colours{{{0, 0, 0, 0}, {1, 0, 1, 0}, {1, 1, 1, 1}}};
    for (std::size_t step = 0; step < 3; ++step) {
        CHECK(wiring_after("ghaly-colours", step + 2).shown == exits.at(step));
        CHECK(game_after("ghaly-colours", step + 2).picture().cells == colours.at(step));
    }
    // The codes are 01 and 00 on the left, 11 and 10 at the bottom, 00 and 01 at the top, 11 and 10 on the
    // right. They meet as the text says.
    const auto exit_of = [](std::size_t step) { return wiring_after("ghaly-colours", step).exit_of; };
    CHECK(exit_of(2)[0] == 0);
    CHECK(exit_of(3)[2] == 2);
    CHECK(exit_of(4)[2] == 1);
    CHECK(exit_of(4)[0] == 2);
    const machine::LowBits low = machine::low_bits(
        *machine::codes_of(game::position_after(lesson("ghaly-colours"), 0).puzzle.machine));
    CHECK(low.left == Cells{1, 0});
    CHECK(low.bottom == Cells{1, 0});
    CHECK(low.top == Cells{0, 1});
    CHECK(low.right == Cells{1, 0});
}

TEST_CASE("Joyner's Examples 7 and 8: the wires of E11, E12 and E31") {
    const std::array<std::string, 4> swaps{"()", "(1 2)", "(2 3)", "(3 4)"};
    const std::array<std::string, 4> codes{"1234/1234/1234/1234", "5234/5234/5234/5234",
                                           "1534/1534/1534/1534", "1234/1234/7234/7234"};
    for (const char* id : {"joyner-7", "joyner-8"}) {
        for (std::size_t steps = 1; steps <= 4; ++steps) {
            CHECK(cycles_after(id, steps) == swaps.at(steps - 1));
            CHECK(codes_after(id, steps) == codes.at(steps - 1));
        }
        CHECK(machine::format_grid(presses_after(id, 2)) == "1000/0000/0000/0000");
        CHECK(machine::format_grid(presses_after(id, 3)) == "0100/0000/0000/0000");
        CHECK(machine::format_grid(presses_after(id, 4)) == "0000/0000/1000/0000");
    }
}

TEST_CASE("Joyner's Example 9: the wirings of 0, E11, E12, E12 + E21, E21 and J") {
    const std::array<std::string, 6> wirings{"()", "(1 2)", "(2 3)", "()", "(2 3)", "(1 5)(2 6)(3 7)(4 8)"};
    for (std::size_t steps = 1; steps <= 6; ++steps) {
        CHECK(cycles_after("joyner-9", steps) == wirings.at(steps - 1));
    }
    CHECK(machine::format_grid(presses_after("joyner-9", 4)) == "0100/1000/0000/0000");
    CHECK(machine::format_grid(presses_after("joyner-9", 5)) == "0000/1000/0000/0000");
    CHECK(presses_after("joyner-9", 6) == all_pressed(4));
}

TEST_CASE("Joyner's Example 10: all dark, then all red") {
    CHECK(codes_after("joyner-10", 0) == "1234/1234/1234/1234");
    CHECK(shows_one_colour("joyner-10", 0, 0));
    CHECK(codes_after("joyner-10", 2) == "2345/3456/4567/5678");
    CHECK(shows_one_colour("joyner-10", 2, 1));
}

TEST_CASE("Joyner's Example 11: only blue is possible, and cell 1 cannot be blue") {
    CHECK(shows_one_colour("joyner-11", 0, 0));
    CHECK_FALSE(solver_in("joyner-11").is_solvable());
    CHECK(solver_in("joyner-11").colour() == 4);
    CHECK(board_after("joyner-11", 2) == "1114/1141/1411/4114");
    CHECK(codes_after("joyner-11", 2).substr(0, 4) == "2345");
    const game::Game game = game_after("joyner-11", 0);
    const GhalyMachine& machine = *machine::ghaly_in(game.machine());
    std::vector<std::size_t> blue_with_2;
    for (std::size_t transmitter = 0; transmitter < 8; ++transmitter) {
        if (machine.colour(transmitter, 1) == 4) blue_with_2.push_back(transmitter + 1);
    }
    CHECK(blue_with_2 == std::vector<std::size_t>{7});
}

TEST_CASE("Joyner's Example 12: yellow, green and blue, with 15 presses too") {
    const std::array<std::uint8_t, 7> colours{0, 2, 2, 3, 3, 4, 4};
    for (std::size_t steps = 0; steps <= 6; ++steps) {
        CAPTURE(steps);
        CHECK(shows_one_colour("joyner-12", steps, colours.at(steps)));
        if (steps == 0) continue;
        CHECK(game_after("joyner-12", steps).is_solved());
        CHECK(machine::weight(presses_after("joyner-12", steps)) == (steps % 2 == 1 ? 16 : 15));
        CHECK(solver_in("joyner-12", steps).fewest() == 15);
    }
}

TEST_CASE("Joyner's Proposition 15 holds with the order that the lesson gives") {
    CHECK(cycles_after("joyner-15", 1) == "(1 2)");
    CHECK(cycles_after("joyner-15", 2) == "(1 3 2)");
}

TEST_CASE("Joyner's Example 20: the printed matrix is W, and its transpose has the inverse wiring") {
    const PressGrid w = presses_after("joyner-20", 1);
    CHECK(machine::format_grid(w) == "0000/0111/0000/0111");
    CHECK(cycles_after("joyner-20", 1) == "(3 6 4)(5 8 7)");
    CHECK(presses_after("joyner-20", 3) == transposed(w));
    CHECK(cycles_after("joyner-20", 3) == "(3 4 6)(5 7 8)");
}

TEST_CASE("Joyner's Example 28: twelve presses, and eleven") {
    CHECK(machine::format_grid(presses_after("joyner-28", 1)) == "1111/1111/1111/0000");
    CHECK(shows_one_colour("joyner-28", 1, 1));
    CHECK(support_after("joyner-28", 1) == std::vector<std::size_t>{2, 3, 4, 5, 6, 7});
    CHECK(shows_one_colour("joyner-28", 3, 1));
    CHECK(machine::weight(presses_after("joyner-28", 3)) == 11);
    CHECK(solver_in("joyner-28").fewest() == 11);
    CHECK(solver_in("joyner-28").solutions() == Natural{5});
}

TEST_CASE("Joyner's sections 3.4 and 3.6: wires, codes and colours") {
    CHECK(machine::format_grid(presses_after("joyner-wires", 1)) == "0100/0110/0101/1101");
    CHECK(machine::format_one_line(wiring_after("joyner-wires", 1).exit_of) == "1 3 5 7 4 2 8 6");
    CHECK(codes_after("joyner-wires", 1) == "1534/1364/1467/4768");
    CHECK(board_after("joyner-wires", 1) == "0304/0034/0432/4232");
    // Cells that show C4.
    const std::string codes = codes_after("joyner-wires", 1);
    std::vector<std::size_t> cells;
    for (std::size_t cell = 0; cell < 16; ++cell) {
        if (codes[cell + cell / 4] == '4') cells.push_back(cell);
    }
    CHECK(cells == game::lamps_of(lesson("joyner-wires").steps[1]));
}

TEST_CASE("Theorem 1: the sweep builds Example 20's wiring with six presses") {
    const Permutation pi = cycles("(3 6 4)(5 8 7)", 8);
    CHECK(wiring_after("ghaly-wiring", 4).exit_of == pi);
    CHECK(presses_after("ghaly-wiring", 4) == value_of(solve::shortest_press_grid(pi)));
    CHECK(algebra::inversions(pi) == 6);
    CHECK(machine::format_one_line(algebra::inverse(pi)) == "1 2 4 6 7 3 8 5");
}

TEST_CASE("Theorem 2: a hole makes a dark cell, a staircase none") {
    CHECK_FALSE(has_dark_cell(game_after("ghaly-staircase", 1).picture()));
    const Picture hole = game_after("ghaly-staircase", 2).picture();
    CHECK(hole[0] == 0);
    CHECK(std::count(hole.cells.begin(), hole.cells.end(), 0) == 1);
    CHECK_FALSE(has_dark_cell(game_after("ghaly-staircase", 3).picture()));
}

TEST_CASE("Theorem 3: the corner shows the only colour while row 1 is pressed") {
    for (std::size_t steps = 1; steps <= 3; ++steps) {
        const game::Game game = game_after("ghaly-colour", steps);
        CHECK(game.picture()[3] == 3);
        CHECK(game.is_solved() == (steps == 3));
    }
    CHECK(machine::format_grid(presses_after("ghaly-colour", 1)) == "1111/0000/0000/0000");
    CHECK(wiring_after("ghaly-colour", 1).exit_of[0] == 4);
    CHECK(presses_after("ghaly-colour", 3) == all_pressed(4));
}

TEST_CASE("Theorem 3: the easiest machine needs 10 presses, the hardest 16") {
    CHECK(shows_one_colour("ghaly-fewest", 1, 4));
    CHECK(machine::weight(presses_after("ghaly-fewest", 1)) == 10);
    CHECK(solver_in("ghaly-fewest", 1).fewest() == 10);
    CHECK_FALSE(game_after("ghaly-fewest", 2).is_solved());
    CHECK(presses_after("ghaly-fewest", 3) == all_pressed(4));
    CHECK(game_after("ghaly-fewest", 3).is_solved());
    CHECK(solver_in("ghaly-fewest", 3).fewest() == 16);
    CHECK(solver_in("ghaly-fewest", 3).solutions() == Natural{1});
}

TEST_CASE("The stripes tell the rows and columns, and every staircase on them solves the machine") {
    CHECK(board_after("ghaly-stripes", 1) == "2111/1114/1144/1441");
    CHECK(machine::format_grid(presses_after("ghaly-stripes", 3)) == "1111/0111/0011/1111");
    CHECK(shows_one_colour("ghaly-stripes", 3, 1));
    CHECK(machine::format_grid(presses_after("ghaly-stripes", 4)) == "1111/0011/1011/1111");
    CHECK(shows_one_colour("ghaly-stripes", 4, 1));
    CHECK(solver_in("ghaly-stripes").solutions() == Natural{2});
}

TEST_CASE("Joyner's Examples 24 and 25: what one press lights") {
    const std::string id = "ghaly-single";
    CHECK(cycles_after(id, 1) == "(7 8)");
    CHECK(support_after(id, 1) == std::vector<std::size_t>{1, 2, 3, 4, 8});
    CHECK(board_after(id, 1) == "0000/0000/0000/0002");
    CHECK(cycles_after(id, 2) == "(1 2)");
    CHECK(support_after(id, 2) == std::vector<std::size_t>{2, 3, 4, 5});
    CHECK(board_after(id, 2) == "1000/1000/1000/1000");
    CHECK(cycles_after(id, 3) == "(4 5)");
    CHECK(board_after(id, 3) == "0004/0014/0014/0014");
}

TEST_CASE("The questions on wires: which swap, which column, and which transpose") {
    CHECK(cycles_with({"press 5"}) == "(2 3)");
    CHECK(right_answer("joyner-7") == "X2 and X3");
    const std::vector<std::uint8_t> shown = wiring_with({"press 3"}).shown;
    CHECK(std::vector(shown.begin(), shown.begin() + 4) == std::vector<std::uint8_t>{0, 1, 4, 3});
    CHECK(right_answer("joyner-8") == "Column 3");
    CHECK(cycles_with({"press 2", "press 5"}) == "()");
    CHECK(right_answer("joyner-9") == "The identity");
    CHECK(cycles_with({"press 12"}) == "(6 7)");
    CHECK(right_answer("joyner-15") == "X6 and X7");
    const PressGrid round = value_of(solve::shortest_press_grid(cycles("(1 2 3)", 8)));
    CHECK(machine::format_cycles(machine::wiring_of(transposed(round)).exit_of) == "(1 3 2)");
    CHECK(right_answer("joyner-20") == "(1 3 2)");
    const Permutation swap = cycles("(1 3)", 8);
    CHECK(algebra::inversions(swap) == 3);
    CHECK(machine::weight(value_of(solve::shortest_press_grid(swap))) == 3);
    CHECK(right_answer("ghaly-wiring") == "Three");
}

TEST_CASE("The questions on colours: a code, the only colour, the fewest presses, and no dark cell") {
    CHECK(codes_after("joyner-10", 2)[5 + 2] == '5');
    CHECK(right_answer("joyner-10") == "C5");
    CHECK(solver_in("joyner-11").colour() == 4);
    CHECK(right_answer("joyner-11") == "Blue");
    CHECK(solver_in("joyner-12", 6).fewest() == 15);
    CHECK(right_answer("joyner-12") == "Fifteen");
    game::Game without_13 = game_after("joyner-10", 2);
    play_on(without_13, "press 13");
    CHECK_FALSE(has_dark_cell(without_13.picture()));
    CHECK(right_answer("ghaly-staircase") == "No");
    CHECK(solver_in("ghaly-fewest", 1).fewest() == 10);
    CHECK(right_answer("ghaly-fewest") == "No");
    CHECK(right_answer("ghaly-colour") == "One");
    CHECK(right_answer("ghaly-single") == "No, never");
}

}  // namespace switchbox::test
