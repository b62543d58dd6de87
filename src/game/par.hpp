// Par: the fewest presses from the start of a puzzle.
#pragma once

#include <cstddef>
#include <optional>

#include "game/game.hpp"

namespace switchbox::game {

// Returns par; nullopt unless it is proved.
[[nodiscard]] std::optional<std::size_t> par(const Game& game);

// Returns par + 1 if a game with that many presses may exist, to offer a harder game; nullopt otherwise.
[[nodiscard]] std::optional<std::size_t> next_above_par(const Game& game);

}  // namespace switchbox::game
