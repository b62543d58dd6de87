// New games whose starts are drawn until one is not solved yet.
#pragma once

#include <cstdint>

#include "base/result.hpp"
#include "game/action.hpp"
#include "game/position.hpp"
#include "machine/machine_type.hpp"

namespace switchbox::game {

// Draws a start from a number.
using DrawStart = machine::Picture (*)(const NewGame& wish, std::uint64_t drawn);

// Returns the first game whose start is not solved yet, or an Error after a hundred.
[[nodiscard]] Result<Puzzle> draw_game(const NewGame& wish, DrawStart draw);

}  // namespace switchbox::game
