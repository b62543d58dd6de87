// Which buttons of a machine may change places: those of which it makes no difference which is pressed first.
#pragma once

#include <cstddef>

#include "machine/machine.hpp"

namespace switchbox::game {

struct ButtonPairs {
    std::size_t commuting = 0;
    std::size_t all = 0;  // of two different buttons
};
// By pressing each pair both ways from the first state.
[[nodiscard]] ButtonPairs commuting_pairs(const machine::Machine& machine);

}  // namespace switchbox::game
