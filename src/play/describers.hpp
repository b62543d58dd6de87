// Who says what the machines are that a program may have or not (machine/kind.hpp).
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "play/mealy.hpp"

namespace switchbox::play {

struct Describer {
    std::string_view kind;
    std::vector<TupleRow> (*five_tuple)(const Game& game);
};
// Those of this program, one for each of its kinds.
[[nodiscard]] std::span<const Describer> describers();

}  // namespace switchbox::play
