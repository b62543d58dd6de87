// Tests of the hints on the cube about a turn of a plan, against the stages themselves.
#include "types/cube/cube_type.hpp"

#include <algorithm>

#include "support/cubes.hpp"
#include "support/why_case.hpp"
#include "types/cube/model/cube_machine.hpp"
#include "types/cube/solve/coordinates.hpp"
#include "types/lights/model/linear_machine.hpp"

namespace switchbox::test {

using machine::CubeMachine;
using machine::Pieces;
using machine::Turns;
using solve::CubeStage;

namespace {

// Returns the explanation of pressing the button, or without a button that of the verdict.
std::optional<solve::Explanation> explained(const solve::Question& question, const solve::Verdict& verdict,
                                            std::optional<std::size_t> button) {
    if (!button) return solve::cube_solving.why_verdict(question, verdict);
    return solve::cube_solving.why_press(solve::Solver(question.machine), question, verdict, *button);
}

CubeMachine cube_with(const Pieces& pieces, std::size_t side) {
    return {{side}, machine::net_of(machine::stickers_of(pieces, side))};
}

solve::InOrder plan_on(const CubeMachine& cube, const Turns& turns, bool proved) {
    solve::InOrder way{{}, cube.no_presses(), proved};
    for (const machine::Turn turn : turns) way.order.push_back(machine::button_of(cube.form(), turn));
    return way;
}

std::size_t count_right(const solve::RightPieces& right) {
    std::size_t count = 0;
    for (const bool each : right.corners) count += each ? 1 : 0;
    for (const bool each : right.edges) count += each ? 1 : 0;
    return count;
}

// Checks the hints along a plan, from its first turn to its last.
void follow_plan(const Turns& scramble) {
    Turns plan = machine::inverse(scramble);
    Pieces pieces = turned(machine::solved_pieces(), scramble);
    for (; !plan.empty(); plan.erase(plan.begin())) {
        const CubeMachine cube = cube_with(pieces, 3);
        const machine::State state = cube.initial_state();
        const machine::Picture target = cube.picture(state);
        const solve::Question question{cube, state, target};
        const solve::InOrder way = plan_on(cube, plan, false);
        const auto why = explained(question, way, way.order.front());
        REQUIRE(why);
        const solve::StageNow stage = solve::stage_of(pieces, plan);
        const Pieces next = turned(pieces, plan.front());
        const auto now = right_pieces(pieces, stage.stage, stage.axis);
        const auto then = right_pieces(next, stage.stage, stage.axis);
        const std::string text = say(why->text);
        CAPTURE(text);
        const auto so_many = [](std::size_t number, const char* one, const char* more) {
            return std::to_string(number) + (number == 1 ? one : more);
        };
        const std::string left = so_many(stage.left, " turn to go", " turns to go");
        const bool orients = stage.stage == CubeStage::orient;
        CHECK(text == (orients ? "Stage 1 of 2: get every piece the right way round. "
                               : "Stage 2 of 2: bring every piece home. ") +
                          std::to_string(count_right(now)) + " of 20 " +
                          (count_right(now) == 1 ? "is" : "are") + "; " + left +
                          (orients ? " in this stage." : "."));
        CHECK(why->stage == solve::StageProgress{orients ? 1U : 2U, 2, count_right(now), 20});
        const std::string more = say(why->more);
        CHECK(contains(more, "After " + machine::format_turn(plan.front()) + ", " +
                                 so_many(count_right(then), " is.", " are.")));
        const char* const axes[] = {"turns of U and D and", "turns of R and L and", "turns of F and B and"};
        if (orients) CHECK(contains(more, axes[static_cast<std::size_t>(stage.axis)]));
        std::vector<std::size_t> cells;
        for (const solve::CubePlace& place : places_of_gained(pieces, now, then))
            for (const std::uint8_t position : machine::place_positions(3, place.kind, place.place))
                cells.push_back(machine::net_cell(3, position));
        std::sort(cells.begin(), cells.end());
        CHECK(why->lamps == cells);
        CHECK(say(why->legend) == (cells.empty() ? "" : "Outlined: the pieces that this turn sets right."));
        pieces = next;
    }
}

}  // namespace

TEST_CASE(
    "Along a plan each turn of the cube is explained by its stage and by the pieces that it sets right") {
    follow_plan(turns("U2 R2 F2 D L F' R"));
    follow_plan(turns("R L2 U2 F R2"));
    follow_plan(turns("F2 B D2 R"));
    follow_plan(turns("U R2"));
}

TEST_CASE("A shortest plan's turn is explained by what is left, and a plan by its turns") {
    for (const std::size_t side : {2, 3}) {
        const CubeMachine cube = cube_with(cube_after("F R"), side);
        const machine::State state = cube.initial_state();
        const machine::Picture target = cube.picture(state);
        const solve::Question question{cube, state, target};
        const solve::InOrder way = plan_on(cube, turns("R' F'"), true);
        const auto why = explained(question, way, way.order[0]);
        REQUIRE(why);
        CHECK(say(why->text) == "R' is the first of 2 turns, the fewest possible.");
        CHECK_FALSE(why->stage);
        CHECK(contains(say(why->more), side == 3 ? "A search has tried all shorter solutions."
                                                 : "A table of all 3,674,160 states"));
        CHECK(why->lamps == cube.changes(state, way.order[0]));
        CHECK(say(why->legend) == "Outlined: the stickers that change.");
        // For another turn than the next, and for none, the explanation is about the whole plan.
        for (const auto button : {std::optional(way.order[1]), std::optional<std::size_t>()}) {
            const auto whole = explained(question, way, button);
            REQUIRE(whole);
            CHECK(say(whole->text) == "2 turns solve the cube, and fewer do not: R' F'");
            CHECK(whole->lamps.empty());
        }
        const auto found = explained(question, plan_on(cube, turns("R'"), false), std::nullopt);
        REQUIRE(found);
        CHECK(say(found->text) == "1 turn solves the cube, the fewest found so far: R'");
        CHECK_FALSE(explained(question, solve::NoWay{}, std::nullopt));
    }
}

}  // namespace switchbox::test
