// Five-tuple of Ghaly's machine in words (mealy.hpp).
#pragma once

#include <vector>

#include "game/mealy.hpp"

namespace switchbox::game {

[[nodiscard]] std::vector<TupleRow> ghaly_tuple(const Game& game);

}  // namespace switchbox::game
