// The Rubik's cube as a Mealy machine (Joyner 2006, Example 3).
#pragma once

#include "game/mealy.hpp"

namespace switchbox::game {

[[nodiscard]] std::vector<TupleRow> cube_tuple(const Game& game);

}  // namespace switchbox::game
