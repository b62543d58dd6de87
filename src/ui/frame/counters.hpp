// The two numbers beside the target: drawn, and read in the DOM mirror.
#pragma once

#include <array>
#include <string>

#include "game/game.hpp"
#include "ui/state/settings.hpp"

namespace switchbox::ui {

struct Counter {
    std::string label;
    std::string value;
    std::string short_label = {};  // where there is little room
};

// The presses made; and what there is to be beaten or, for who wants to know, how far it still is.
[[nodiscard]] std::array<Counter, 2> counters(const game::Game& game, const Settings& settings,
                                              std::optional<std::size_t> par);

}  // namespace switchbox::ui
