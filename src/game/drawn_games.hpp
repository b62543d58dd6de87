// New games whose starts are drawn until one is not already solved.
#pragma once

#include <cstdint>

#include "base/result.hpp"
#include "game/action.hpp"
#include "game/position.hpp"
#include "machine/machine_type.hpp"

namespace switchbox::game {

// Function that draws a start from a random number.
using DrawStart = machine::Picture (*)(const NewGame& requested, std::uint64_t drawn);

// Returns the first game whose start is not already solved, or an Error after a hundred attempts.
[[nodiscard]] Result<Puzzle> draw_game(const NewGame& requested, DrawStart draw);

}  // namespace switchbox::game
