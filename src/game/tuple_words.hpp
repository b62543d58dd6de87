// Numbers, clauses and rows for the text of a machine's five-tuple (mealy.hpp).
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
// Returns "512", or "2^256" if the number is long.
[[nodiscard]] Message power_number(int base, std::size_t exponent);
// Returns the number, or empty if it is long.
[[nodiscard]] Message short_number(const Natural& natural);
// Returns where the next state is defined, in lit-only play; empty otherwise.
[[nodiscard]] Message lit_domain(const machine::Machine& machine);

// Texts for a machine whose buttons all have the same period, and whose states are press grids.
struct PressGridWords {
    std::string_view states;  // message with the number of buttons and of states of each
    Message buttons;
    Message pictures;
    Message picture;  // how a state determines the picture
};
[[nodiscard]] std::vector<TupleRow> press_grid_tuple(const machine::Machine& machine, PressGridWords words);

}  // namespace switchbox::game
