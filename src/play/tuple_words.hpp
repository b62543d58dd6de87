// Numbers and clauses of which a machine's five-tuple (mealy.hpp) is told.
#pragma once

#include <cstdint>

#include "algebra/natural.hpp"
#include "machine/machine.hpp"
#include "message/message.hpp"

namespace switchbox::play {

[[nodiscard]] Message number_alone(std::uint64_t number);
// "512", or "2^256" where the number is long.
[[nodiscard]] Message power_number(int base, std::size_t exponent);
// Empty where it is long.
[[nodiscard]] Message short_number(const algebra::Natural& natural);
// Where the next state is defined, if not everywhere: in lit-only play.
[[nodiscard]] Message lit_domain(const machine::Machine& machine);

}  // namespace switchbox::play
