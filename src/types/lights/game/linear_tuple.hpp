// The five-tuple of a linear machine in words (mealy.hpp).
#pragma once

#include <vector>

#include "play/mealy.hpp"

namespace switchbox::play {

[[nodiscard]] std::vector<TupleRow> linear_tuple(const Game& game);

}  // namespace switchbox::play
