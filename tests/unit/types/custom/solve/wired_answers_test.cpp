// Tests of the results for wired puzzles as verdicts on their boards.
#include "types/custom/solve/wired_answers.hpp"

#include "support/support.hpp"
#include "types/custom/formats/text.hpp"

namespace switchbox::test {

using solve::Verdict;
using solve::WiredVerdict;

TEST_CASE("What is found of a puzzle is told on its board, with as much as is proved") {
    machine::WiredPuzzle puzzle = value_of(puzzle::parse_text("A: x y z\nB: y\nC: z x\nstates 4\n"));
    const machine::WiredBoard board = machine::board_of(puzzle);
    const auto told = [&](const WiredVerdict& found) { return solve::verdict_of(puzzle, board, found); };
    machine::PressGrid grid = machine::PressGrid::filled(board.shape, 0);
    grid[board.button_cells[0]] = 2;
    grid[board.button_cells[2]] = 1;
    WiredVerdict found;
    CHECK(name_of(told(found)) == "undecided");
    found.presses = {2, 0, 1};
    CHECK((told(found) == Verdict{solve::Uncounted{grid, false, 1}}));
    found.proved = true;
    CHECK((told(found) == Verdict{solve::Uncounted{grid, true, 2}}));
    found.solutions = Natural{5};
    CHECK((told(found) == Verdict{solve::Several{grid, true, 5}}));
    found.proved = false;
    CHECK((told(found) == Verdict{solve::Several{grid, false, 5}}));
    found.is_only = true;  // ignored until everything is proved
    CHECK((told(found) == Verdict{solve::Several{grid, false, 5}}));
    found.proved = true;
    CHECK((told(found) == Verdict{solve::Unique{grid}}));

    WiredVerdict none;
    none.proved = true;
    const Verdict within_limits = told(none);
    REQUIRE(std::holds_alternative<solve::Unreachable>(within_limits));
    CHECK(say(std::get<solve::Unreachable>(within_limits).claim) ==
          "This target cannot be reached with so few presses.");
    CHECK(say(std::get<solve::Unreachable>(within_limits).reason) ==
          "A search has tried all presses that the limits allow.");
    CHECK(std::get<solve::Unreachable>(within_limits).cells.empty());
    none.proofs = {{{1, 0, 3}, 4, 2}};
    const Verdict proved = told(none);
    REQUIRE(std::holds_alternative<solve::Unreachable>(proved));
    CHECK(say(std::get<solve::Unreachable>(proved).claim) == "This target cannot be reached.");
    CHECK(say(std::get<solve::Unreachable>(proved).reason) ==
          "Add up the states of x and 3 \xC3\x97 z. No press changes the remainder after division by 4, but "
          "the "
          "target needs 2 more.");
    std::vector<std::size_t> cells{board.lamp_cells[0], board.lamp_cells[2]};
    std::sort(cells.begin(), cells.end());
    CHECK(std::get<solve::Unreachable>(proved).cells == cells);
    none.proofs.resize(2);
    CHECK(say(std::get<solve::Unreachable>(told(none)).reason)
              .ends_with("The other target is impossible too."));
    none.proofs.resize(4);
    CHECK(say(std::get<solve::Unreachable>(told(none)).reason)
              .ends_with("The other 3 targets are impossible too."));

    puzzle.press = machine::PressRule::lit;
    CHECK(std::holds_alternative<solve::Unreachable>(told(none)));
    none.proofs.clear();
    CHECK(std::holds_alternative<solve::NoWay>(told(none)));
    none.too_many = Natural{7};
    CHECK(name_of(told(none)) == "undecided");
    WiredVerdict in_order;
    in_order.presses = {256, 255, 0};
    in_order.order = {1, 0, 1};
    const Verdict way = told(in_order);
    REQUIRE(std::holds_alternative<solve::InOrder>(way));
    const std::vector<std::size_t> order{board.button_cells[1], board.button_cells[0], board.button_cells[1]};
    CHECK(std::get<solve::InOrder>(way).order == order);
    CHECK(std::get<solve::InOrder>(way).presses[board.button_cells[0]] == 255);
    CHECK(std::get<solve::InOrder>(way).presses[board.button_cells[1]] == 255);
    CHECK(std::get<solve::InOrder>(way).presses[board.button_cells[2]] == 0);
}

}  // namespace switchbox::test
