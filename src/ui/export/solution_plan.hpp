// The solution that a player takes away: the timeline's from its beginning, where one is open, else the one
// known from here.
#pragma once

#include "base/message.hpp"
#include "game/game.hpp"

namespace switchbox::ui {

struct SolutionPlan {
    std::vector<std::size_t> buttons;  // in order; empty where there is no solution to take away
    machine::PressGrid before;         // what is pressed when it begins
};
[[nodiscard]] SolutionPlan solution_plan(const game::Game& game);

// "Solution: 4 presses", or "Solution: 4 presses, the fewest found so far"
[[nodiscard]] Message length_words(const game::Game& game, std::size_t presses);
// "Solution: 4 presses, in any order."
[[nodiscard]] Message order_words(const game::Game& game, std::size_t presses);

}  // namespace switchbox::ui
