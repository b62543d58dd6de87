// Smallest machine type whose buttons do not commute: three lamps in a row. One button flips the first lamp;
// the other moves every lamp's state to the next lamp. Only these tests contain it: a type needs nothing but
// this folder and a line in the list of types.
#pragma once

#include <cstdint>
#include <string_view>

#include "machine/machine_type.hpp"

namespace switchbox::test {

inline constexpr std::string_view shunt_id = "shunt";
inline constexpr std::size_t flip_first = 0;
inline constexpr std::size_t move_on = 1;

extern const machine::MachineType shunt_type;

[[nodiscard]] machine::MachineChoice choose_shunt();
// Returns the picture whose lamps are the bits of the pattern.
[[nodiscard]] machine::Picture shunt_picture(std::uint64_t pattern);

}  // namespace switchbox::test
