// Why all cells of one of Ghaly's machines cannot get the same colour, in words that a player can check by
// hand: the obstacle (types/ghaly/solve/obstacle.hpp) with the transmitters and generators that it is about.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "base/message.hpp"
#include "types/ghaly/model/ghaly_codes.hpp"

namespace switchbox::solve {

struct GhalyReason {
    Message text;
    // The corner, whose colour all would have to have, and the column or the rows that cannot; ascending.
    std::vector<std::size_t> cells;
};

// None when the machine can be solved.
[[nodiscard]] std::optional<GhalyReason> reason_unsolvable(const machine::LowBits& bits);

}  // namespace switchbox::solve
