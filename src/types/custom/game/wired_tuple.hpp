// Wired puzzle as a Mealy machine.
#pragma once

#include "game/mealy.hpp"

namespace switchbox::game {

[[nodiscard]] std::vector<TupleRow> wired_tuple(const Game& game);

}  // namespace switchbox::game
