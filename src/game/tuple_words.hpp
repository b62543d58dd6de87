// Numbers, clauses and rows of which a machine's five-tuple (mealy.hpp) is told.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "base/message.hpp"
#include "base/natural.hpp"
#include "game/mealy.hpp"
#include "machine/machine.hpp"

namespace switchbox::game {

[[nodiscard]] Message number_alone(std::uint64_t number);
// "512", or "2^256" where the number is long.
[[nodiscard]] Message power_number(int base, std::size_t exponent);
// Empty where it is long.
[[nodiscard]] Message short_number(const Natural& natural);
// Where the next state is defined, if not everywhere: in lit-only play.
[[nodiscard]] Message lit_domain(const machine::Machine& machine);

// Where all buttons come round after the same number of presses, and states are press grids.
struct PressGridWords {
    std::string_view states;  // told of the number of buttons and of states for each
    Message buttons;
    Message pictures;
    Message picture;  // how a state leads to one
};
[[nodiscard]] std::vector<TupleRow> press_grid_tuple(const machine::Machine& machine, PressGridWords words);

}  // namespace switchbox::game
