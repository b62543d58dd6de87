// The smallest machine type whose buttons do not commute: three lamps in a row, one button flips the first
// lamp, the other moves every lamp's state on to the next. Only these tests have it: this folder and a line
// in its list of types are all that a type takes.
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
// The picture with the bits of the pattern.
[[nodiscard]] machine::Picture shunt_picture(std::uint64_t pattern);

}  // namespace switchbox::test
