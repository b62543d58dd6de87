// The five-tuple of Ghaly's machine in words (mealy.hpp).
#pragma once

#include <vector>

#include "play/mealy.hpp"

namespace switchbox::play {

[[nodiscard]] std::vector<TupleRow> ghaly_tuple(const Game& game);

}  // namespace switchbox::play
