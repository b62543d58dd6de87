// A puzzle that somebody wired as a Mealy machine.
#pragma once

#include "play/mealy.hpp"

namespace switchbox::play {

[[nodiscard]] std::vector<TupleRow> wired_tuple(const Game& game);

}  // namespace switchbox::play
