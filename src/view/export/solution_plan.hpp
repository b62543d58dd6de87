// The solution that a player takes away: the timeline's from its beginning, where one is open, else the one
// known from here.
#pragma once

#include "base/message.hpp"
#include "play/game.hpp"

namespace switchbox::view {

struct SolutionPlan {
    std::vector<std::size_t> buttons;  // in order; empty where there is no solution to take away
    machine::PressGrid before;         // what is pressed when it begins
};
[[nodiscard]] SolutionPlan solution_plan(const play::Game& game);

// "Solution: 4 presses", or "Solution: 4 presses, the fewest found so far"
[[nodiscard]] Message length_words(const play::Game& game, std::size_t presses);
// "Solution: 4 presses, in any order."
[[nodiscard]] Message order_words(const play::Game& game, std::size_t presses);

}  // namespace switchbox::view
