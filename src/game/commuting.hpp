// Count of the pairs of buttons that commute, i.e. whose order makes no difference.
#pragma once

#include <cstddef>

#include "machine/machine.hpp"

namespace switchbox::game {

struct ButtonPairs {
    std::size_t commuting = 0;
    std::size_t all = 0;  // pairs of two different buttons
};
// Counts the pairs by pressing each in both orders from the initial state.
[[nodiscard]] ButtonPairs commuting_pairs(const machine::Machine& machine);

}  // namespace switchbox::game
