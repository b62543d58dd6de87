// The Rubik's cube as a Mealy machine (Joyner 2006, Example 3).
#pragma once

#include "play/mealy.hpp"

namespace switchbox::play {

[[nodiscard]] std::vector<TupleRow> cube_tuple(const Game& game);

}  // namespace switchbox::play
