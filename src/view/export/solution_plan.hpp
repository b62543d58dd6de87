// The solution that a player takes away: the timeline's from its beginning, where one is open, else the one
// known from here.
#pragma once

#include "play/game.hpp"

namespace switchbox::view {

struct SolutionPlan {
    std::vector<std::size_t> buttons;  // in order; empty where there is no solution to take away
    machine::PressGrid before;         // what is pressed when it begins
};
[[nodiscard]] SolutionPlan solution_plan(const play::Game& game);

// "in any order", "in this order"
[[nodiscard]] std::string order_words(const play::Game& game);
// "4 presses", or "the best found so far has 4 presses"
[[nodiscard]] std::string length_words(const play::Game& game, std::size_t presses);

}  // namespace switchbox::view
