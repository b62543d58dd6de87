// The number to beat: the fewest presses from where a puzzle begins.
#pragma once

#include <cstddef>
#include <optional>

#include "game/game.hpp"

namespace switchbox::game {

// None unless it is proved.
[[nodiscard]] std::optional<std::size_t> par(const Game& game);

// A number of presses above par that there may be a game of, the next one: to ask for a harder game.
[[nodiscard]] std::optional<std::size_t> next_above_par(const Game& game);

}  // namespace switchbox::game
