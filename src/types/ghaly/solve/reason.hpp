// Reason why all cells of one of Ghaly's machines cannot get the same colour, in words that a player can
// check by hand. It is the obstacle (types/ghaly/solve/obstacle.hpp) with its transmitters and generators.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "base/message.hpp"
#include "types/ghaly/model/ghaly_codes.hpp"

namespace switchbox::solve {

struct GhalyReason {
    Message text;
    // The corner, whose colour all would need, and the column or the rows that cannot have it; ascending.
    std::vector<std::size_t> cells;
};

// Returns the reason; nullopt if the machine can be solved.
[[nodiscard]] std::optional<GhalyReason> reason_unsolvable(const machine::LowBits& bits);

}  // namespace switchbox::solve
