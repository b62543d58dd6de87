// Tests of the cube lessons: they show the contents of Joyner's Example 3, and their statements are true.
#include "game/sentences.hpp"
#include "game/type_games.hpp"
#include "machine/machine.hpp"
#include "support/cubes.hpp"
#include "support/lessons.hpp"
#include "types/cube/model/cube_machine.hpp"
#include "types/cube/model/stickers.hpp"

namespace switchbox::test {
namespace {

machine::Stickers cube_shown(std::string_view id, std::size_t steps) {
    return machine::stickers_on(game_after(id, steps).picture());
}

machine::Stickers solved_after(std::string_view text) {
    return moved(machine::solved_stickers(3), turns(text));
}

std::string step_words(std::string_view id, std::size_t step) {
    return say(game::words_of(lesson(id), step));
}

bool says_of(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

machine::Turns repeated(const machine::Turns& once, std::size_t times) {
    machine::Turns all;
    for (std::size_t i = 0; i < times; ++i) all.insert(all.end(), once.begin(), once.end());
    return all;
}

}  // namespace

TEST_CASE("Example 3: colours, inputs, and R as five cycles of four") {
    const game::Game game = game_after("joyner-3", 0);
    const machine::CubeMachine& cube = *machine::cube_in(game.machine());
    CHECK(cube.form() == machine::CubeVariant{3, machine::Metric::clockwise, machine::CubeColours::paper});
    CHECK(game.is_solved());
    CHECK(game.machine().button_sites().cells().size() == 6);
    CHECK(cube.turn_of_button(1) == machine::Turn{machine::CubeFace::right, 1});
    const auto colour = [&](machine::CubeFace face) {
        return say(machine::colour_name(
            machine::colour_of_face(machine::CubeColours::paper, static_cast<std::size_t>(face))));
    };
    CHECK(says_of(step_words("joyner-3", 0), "Front is " + colour(machine::CubeFace::front)));
    CHECK(says_of(step_words("joyner-3", 0), "up is " + colour(machine::CubeFace::up)));
    CHECK(says_of(step_words("joyner-3", 0), "right is " + colour(machine::CubeFace::right)));
    CHECK(cube_shown("joyner-3", 2) == solved_after("R"));
    for (const machine::FacetCycle& cycle : machine::turn_cycles[1]) {
        std::string text = "(";
        for (const std::uint8_t number : cycle) text += (text == "(" ? "" : " ") + std::to_string(number);
        CHECK(says_of(step_words("joyner-3", 1), text + ")"));
    }
    std::vector<std::size_t> moved_cells;
    const algebra::Permutation& right = machine::turn_permutation(3, {machine::CubeFace::right, 1});
    for (std::size_t position = 0; position < right.size(); ++position)
        if (right[position] != position) moved_cells.push_back(machine::net_cell(3, position));
    std::sort(moved_cells.begin(), moved_cells.end());
    CHECK(moved_cells.size() == 20);
    CHECK(outlined("joyner-3", 1) == moved_cells);
}

TEST_CASE("Example 3: R four times is nothing, and three times R'") {
    CHECK(game_after("joyner-3", 3).is_solved());
    CHECK(machine::order_of(cube_after("R")) == 4);
    CHECK(cube_shown("joyner-3", 4) == solved_after("R'"));
    const game::Game game = game_after("joyner-3", 4);
    CHECK(says_of(step_words("joyner-3", 4), say(game::five_tuple(game).at(0).size)));
    // By contrast, Merlin's buttons are undone by a second press.
    CHECK(game_after("merlin-twice", 2).position().presses ==
          game_after("merlin-twice", 0).position().presses);
}

TEST_CASE("R U and U R side by side, and Merlin's buttons, of which each two commute") {
    CHECK(cube_shown("cube-order", 2) == solved_after("R U"));
    CHECK(machine::count_moved(cube_after("R U")) == 13);
    CHECK(says_of(step_words("cube-order", 1), "13 pieces"));
    CHECK(game_after("cube-order", 3).is_solved());
    CHECK(cube_shown("cube-order", 5) == solved_after("U R"));
    const std::vector<std::size_t> different = machine::different_cells(
        game_after("cube-order", 2).picture().cells, game_after("cube-order", 5).picture().cells);
    CHECK(different.size() == 12);
    CHECK(outlined("cube-order", 4) == different);
    CHECK(says_of(step_words("cube-order", 4), "12 of them"));
    const game::ButtonPairs inputs = game::commuting_pairs(game_after("cube-order", 5).machine());
    CHECK(inputs.commuting == 3);
    CHECK(inputs.all == 15);
    const game::Game merlin = game_after("cube-order", 6);
    CHECK(merlin.puzzle().machine->id() == "merlin");
    const game::ButtonPairs his = game::commuting_pairs(merlin.machine());
    CHECK(his.commuting == 36);
    CHECK(his.all == 36);
    game::Game other = merlin;
    play_on(other, "press 6");
    play_on(other, "press 1");
    CHECK(other.picture() == game_after("cube-order", 7).picture());
}

TEST_CASE("R U has the order 105: seven edges, and five corners and one with their twists") {
    const game::Game begin = game_after("cube-105", 0);
    CHECK(begin.position().press_count == 209);
    machine::Turns before = repeated(turns("R U"), 104);
    before.push_back(turns("R").front());
    CHECK(before.size() == 209);
    CHECK(cube_shown("cube-105", 0) == moved(machine::solved_stickers(3), before));
    CHECK(game_after("cube-105", 2).is_solved());
    for (std::size_t rounds = 1; rounds < 105; ++rounds)
        CHECK(moved(machine::solved_stickers(3), repeated(turns("R U"), rounds)) !=
              machine::solved_stickers(3));
    CHECK(cube_shown("cube-105", 4) == solved_after("R U"));
    const machine::Pieces pieces = cube_after("R U");
    const auto corners = machine::cycles_of(pieces, machine::PieceKind::corner);
    const auto edges = machine::cycles_of(pieces, machine::PieceKind::edge);
    REQUIRE(corners.size() == 2);
    REQUIRE(edges.size() == 1);
    CHECK(corners[0].places.size() == 1);
    CHECK(corners[0].turn != 0);
    CHECK(corners[1].places.size() == 5);
    CHECK(corners[1].turn != 0);
    CHECK(edges[0].places.size() == 7);
    CHECK(edges[0].turn == 0);
    CHECK(machine::order_of(pieces) == 105);
}

TEST_CASE("The cube's questions: five turns are one, and 35 rounds do not solve it") {
    CHECK(solved_after("R R R R R") == solved_after("R"));
    CHECK(solved_after("R R R R R") != solved_after("R'"));
    CHECK(right_answer("joyner-3") == "R");
    CHECK(moved(machine::solved_stickers(3), repeated(turns("R U"), 35)) != machine::solved_stickers(3));
    CHECK(moved(machine::solved_stickers(3), repeated(turns("R U"), 105)) == machine::solved_stickers(3));
    CHECK(right_answer("cube-105") == "No");
}

}  // namespace switchbox::test
