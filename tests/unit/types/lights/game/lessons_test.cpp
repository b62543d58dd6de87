// Tests of the lessons on linear machines: they show the boards printed in the sources, and their statements
// are true.
#include "support/lessons.hpp"

#include <algorithm>
#include <iterator>

#include "support/solving.hpp"
#include "types/lights/large/fewest_search.hpp"
#include "types/lights/model/linear_machine.hpp"

namespace switchbox::test {

using machine::LinearMachine;
using machine::PressGrid;

namespace {

using Boards = std::vector<std::string>;

// Returns the boards after 0, 1, 2, ... steps.
Boards boards_up_to(std::string_view id, std::size_t steps) {
    Boards boards;
    for (std::size_t step = 0; step <= steps; ++step) boards.push_back(board_after(id, step));
    return boards;
}

const std::string pressed_1 = "010/000/001";

LinearMachine machine_in(std::string_view id) {
    const game::Puzzle& puzzle = game::position_after(lesson(id), 0).puzzle;
    return machine_of(puzzle.machine, puzzle.start);
}

std::string solution_of(std::string_view id) {
    const game::Game game = game_after(id, 0);
    const PressGrid* presses = solve::presses_of(game.verdict());
    REQUIRE(presses != nullptr);
    return machine::format_grid(*presses);
}

bool is_always_solvable(const char* rule) { return Solving(choice_of(rule)).linear().is_invertible(); }

}  // namespace

TEST_CASE("Arnold and Blaszak's figures: what the buttons do, thrice and twice") {
    CHECK(boards_up_to("merlin-buttons", 3) == Boards{figure_1, pressed_1, "011/001/000", "001/110/010"});
    CHECK(boards_up_to("merlin-thrice", 3) == Boards{figure_1, pressed_1, figure_1, pressed_1});
    CHECK(boards_up_to("merlin-twice", 2) == Boards{figure_1, pressed_1, figure_1});
}

TEST_CASE("Arnold and Blaszak's figures 6 and 7: both orders end in the same board") {
    CHECK(boards_up_to("merlin-order", 7) == Boards{figure_1, pressed_1, "011/001/000", "001/110/010",
                                                    figure_1, "101/111/000", "111/000/010", "001/110/010"});
}

TEST_CASE("Arnold and Blaszak's figures 8 and 9: the goal, and four presses that win") {
    CHECK(boards_up_to("merlin-goal", 1) == Boards{"111/110/100", ring});
    CHECK(boards_up_to("merlin-win", 4) ==
          Boards{figure_1, "110/001/011", "111/000/010", "111/110/100", ring});
    CHECK(board_after("merlin-elimination", 4) == ring);
    for (const char* id : {"merlin-goal", "merlin-win", "merlin-elimination"}) {
        CHECK(game_after(id, 8).is_solved());
    }
    // Page 14: the printed s does not solve the puzzle.
    CHECK(solution_of("merlin-win") == "000/011/101");
    CHECK(machine_in("merlin-win").picture(presses("000/111/101")) != picture(ring));
}

TEST_CASE("A lesson outlines the lamps that its button changes") {
    for (const char* id :
         {"merlin-buttons", "merlin-goal", "quatrainment-sample", "bogomolny-torus", "joyner-4"}) {
        const LinearMachine machine = machine_in(id);
        for (std::size_t step = 0; step < lesson(id).steps.size(); ++step) {
            const auto actions = game::actions_of(lesson(id).steps[step]);
            if (outlined(id, step).empty() || actions.empty()) continue;
            const auto* press = std::get_if<game::Press>(actions.data());
            REQUIRE(press != nullptr);
            CHECK(machine.effects()[press->button] == outlined(id, step));
        }
    }
}

TEST_CASE("Row 5 of Merlin's inverse: three of its lamps are wrong") {
    const game::Game game = game_after("merlin-elimination", 2);
    const machine::Picture row = Solving(choice("merlin")).linear().inverse_row(4);
    std::vector<std::size_t> lamps;
    std::vector<std::size_t> wrong;
    for (std::size_t lamp = 0; lamp < 9; ++lamp) {
        if (row[lamp] == 0) continue;
        lamps.push_back(lamp);
        if (game.picture()[lamp] != game.puzzle().target[lamp]) wrong.push_back(lamp);
    }
    CHECK(lamps == outlined("merlin-elimination", 2));
    CHECK(wrong == std::vector<std::size_t>{2, 4, 6});
}

TEST_CASE("Bogomolny's games end at their targets") {
    CHECK(boards_up_to("bogomolny-target", 2) == Boards{"000/000/000", "000/000/000", "111/111/111"});
    CHECK(boards_up_to("bogomolny-three", 4) ==
          Boards{"000/000/000", "010/111/010", "020/222/020", "000/000/000", "110/102/022"});
    CHECK(boards_up_to("bogomolny-four", 3) ==
          Boards{"000/000/000", "111/000/000", "333/000/000", "000/000/000"});
    CHECK(boards_up_to("bogomolny-torus", 2) == Boards{"000/000/000", "111/100/100", "100/000/000"});
    CHECK(game_after("bogomolny-target", 2).is_solved());
    CHECK(game_after("bogomolny-three", 4).is_solved());
    CHECK(game_after("bogomolny-four", 2).is_solved());
    CHECK(game_after("bogomolny-torus", 2).is_solved());
}

TEST_CASE("What the lessons say of Bogomolny's determinants") {
    CHECK(is_always_solvable("merlin"));
    for (const int states : {3, 4, 5, 6, 7, 8, 9}) {
        CAPTURE(states);
        CHECK(is_always_solvable(("merlin~" + std::to_string(states)).c_str()) == (states % 5 != 0));
    }
    CHECK(is_always_solvable("torus~3"));
    for (const char* rule : {"torus", "torus~4", "torus~5"}) CHECK_FALSE(is_always_solvable(rule));
    // The inverse of V is the transposed inverse of A; its entries (1, 7) and (3, 7).
    const machine::Picture row_7 = Solving(choice("merlin")).linear().inverse_row(6);
    CHECK(row_7[0] == 1);
    CHECK(row_7[2] == 0);
}

TEST_CASE("Bogomolny's problem: why its target cannot be reached, and how another one can") {
    const std::string id = "bogomolny-subboards";
    const game::Game first = game_after(id, 0);
    CHECK(solve::is_impossible(first.verdict()));
    const std::vector<std::size_t> rows_2_and_3 = outlined(id, 1);
    const auto inside = [&](const std::vector<std::size_t>& lamps) {
        return std::count_if(lamps.begin(), lamps.end(), [&](std::size_t lamp) {
            return std::count(rows_2_and_3.begin(), rows_2_and_3.end(), lamp) != 0;
        });
    };
    const LinearMachine machine = machine_in(id);
    for (const std::size_t button : machine.button_sites().cells()) {
        const std::vector<std::size_t>& block = machine.effects()[button];
        if (block.size() == 9) CHECK(inside(block) == 6);
        if (block.size() == 4) CHECK((inside(block) == 2 || inside(block) == 4));
    }
    const machine::Picture& target = first.puzzle().target;
    std::size_t wanted = 0;
    for (const std::size_t lamp : rows_2_and_3) wanted += target[lamp];
    CHECK(wanted == 1);
    CHECK(solve::solutions_of(game_after(id, 3).verdict()) == Natural{2});
    CHECK(game_after(id, 4).is_solved());
    CHECK(board_after(id, 4) == "1000/0100/0010/0000");
    const Solving solver(machine.rule());
    CHECK(solver.linear().rank() == 12);
    CHECK(reachable(solver.linear()) == Natural{4096});
}

TEST_CASE("Tekriwal and Sinha's sample game shows the boards of appendix 1") {
    CHECK(boards_up_to("quatrainment-sample", 6) ==
          Boards{"1010/0101/1010/0101", "0100/1001/0010/0101", "0001/1011/0010/0101", "0000/1001/0011/0101",
                 "0000/0001/0111/1101", "0000/0001/0011/0111", "0000/0000/0000/0000"});
    CHECK(solution_of("quatrainment-sample") == "1010/0001/1000/0101");
}

TEST_CASE("Tekriwal and Sinha's moves are independent: 16 of them, of which six make one lamp") {
    const std::string id = "quatrainment-independent";
    CHECK(boards_up_to(id, 4) == Boards{"0000/0000/0000/0000", "1110/1100/1000/0000", "0100/1000/1000/0000",
                                        "0100/1000/1000/0000", "1000/0000/0000/0000"});
    CHECK(game_after(id, 4).is_solved());
    CHECK(Solving(choice("quatrainment")).linear().rank() == 16);
    const LinearMachine machine = machine_in(id);
    for (const std::size_t corner : {0, 3, 12, 15}) CHECK(machine.effects()[corner].size() == 6);
    // Both moves contain the lamps 1, 3 and 6.
    std::vector<std::size_t> both;
    std::set_intersection(machine.effects()[0].begin(), machine.effects()[0].end(),
                          machine.effects()[1].begin(), machine.effects()[1].end(), std::back_inserter(both));
    CHECK(both == outlined(id, 1));
    // Rows 15 and 16 of the listing, with the 0 that is missing there.
    const auto row = [&](std::size_t lamp) {
        std::string text;
        for (const auto& lamps : machine.effects()) {
            text += std::binary_search(lamps.begin(), lamps.end(), lamp) ? '1' : '0';
        }
        return text;
    };
    CHECK(row(14) == "0000000000101101");
    CHECK(row(15) == "0000000000010011");
}

TEST_CASE("Joyner's Example 4: the toggle matrices of E12 and E22") {
    CHECK(boards_up_to("joyner-4", 3) == Boards{"000/000/000", "111/010/000", "000/000/000", "010/111/010"});
    CHECK(game_after("joyner-4", 3).is_solved());
}

TEST_CASE("Merlin's questions: the smallest kind of button, seven presses, and a button not needed") {
    const LinearMachine machine = machine_in("merlin-buttons");
    const std::size_t corner = machine.effects()[0].size();
    const std::size_t side = machine.effects()[5].size();
    const std::size_t middle = machine.effects()[4].size();
    CHECK(side < std::min(corner, middle));
    CHECK(right_answer("merlin-buttons") == "A side");
    const game::Game seven = opening_after("merlin-thrice", std::vector<std::string>(7, "press 1"));
    CHECK(seven.picture() == opening_after("merlin-thrice", {"press 1"}).picture());
    CHECK(seven.picture() != game_after("merlin-thrice", 0).picture());
    CHECK(right_answer("merlin-thrice") == "Once");
    const machine::Picture row = Solving(choice("merlin")).linear().inverse_row(4);
    CHECK((row[0] + row[2] + row[3]) % 2 == 0);
    CHECK(right_answer("merlin-elimination") == "No");
}

TEST_CASE("The questions on other lamps: one set for a target, four states, and two buttons of Lights Out") {
    CHECK(Solving(choice("merlin")).linear().rank() == 9);
    CHECK(right_answer("bogomolny-target") == "No, never");
    CHECK(board_after("bogomolny-four", 0) ==
          machine::format_grid(
              opening_after("bogomolny-four", std::vector<std::string>(4, "press 2")).picture()));
    CHECK(right_answer("bogomolny-four") == "Three");
    const machine::Picture lit = opening_after("joyner-4", {"press 2", "press 5"}).picture();
    CHECK(std::count(lit.cells.begin(), lit.cells.end(), 1) == 5);
    CHECK(right_answer("joyner-4") == "Five");
}

}  // namespace switchbox::test
