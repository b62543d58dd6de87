// The Rubik's cube as choices (machine_type.hpp).
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "machine/machine_type.hpp"
#include "types/cube/model/cube_machine.hpp"

namespace switchbox::machine {

[[nodiscard]] MachineChoice choose_cube(const CubeForm& form = {});
// Reads "cube~" and a form: a column of the machine type.
[[nodiscard]] std::optional<Result<MachineChoice>> parse_cube(std::string_view text, bool is_played);
// The form of a choice that is a cube.
[[nodiscard]] CubeForm form_of(const MachineChoice& choice);

// The most random turns that a start may be from the solved cube.
inline constexpr std::size_t most_random_turns = 30;
// Any cube that can be solved, all alike likely; and one so many random turns from solved.
[[nodiscard]] Picture random_cube(const CubeForm& form, std::uint64_t seed);
[[nodiscard]] Picture cube_after(const CubeForm& form, std::size_t turns, std::uint64_t seed);

}  // namespace switchbox::machine
