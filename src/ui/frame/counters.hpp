// The two numbers beside the target, for drawing and for the DOM mirror.
#pragma once

#include <array>
#include <string>

#include "game/game.hpp"
#include "ui/state/settings.hpp"

namespace switchbox::ui {

struct Counter {
    std::string label;
    std::string value;
    std::string short_label = {};  // label for narrow layouts
};

// Returns the number of presses made, and the par or, with Settings::presses_left, the number of presses
// left.
[[nodiscard]] std::array<Counter, 2> counters(const game::Game& game, const Settings& settings,
                                              std::optional<std::size_t> par);

}  // namespace switchbox::ui
