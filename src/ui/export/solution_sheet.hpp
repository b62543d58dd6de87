// Solution to export: that of the open timeline from its beginning, else the one known from the present
// board.
#pragma once

#include "base/message.hpp"
#include "game/game.hpp"

namespace switchbox::ui {

struct SolutionPlan {
    std::vector<std::size_t> buttons;  // in order; empty if there is no solution to export
    machine::PressGrid before;         // presses already made before the solution
};
[[nodiscard]] SolutionPlan solution_plan(const game::Game& game);

// Returns "Solution: 4 presses", or "Solution: 4 presses, the fewest found so far".
[[nodiscard]] Message length_words(const game::Game& game, std::size_t presses);
// Returns "Solution: 4 presses, in any order."
[[nodiscard]] Message order_words(const game::Game& game, std::size_t presses);

}  // namespace switchbox::ui
