// Five-tuple of a linear machine in words (mealy.hpp).
#pragma once

#include <vector>

#include "game/mealy.hpp"

namespace switchbox::game {

[[nodiscard]] std::vector<TupleRow> linear_tuple(const Game& game);

}  // namespace switchbox::game
