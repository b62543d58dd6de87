// Rubik's cube as machine choices (machine_type.hpp).
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "machine/machine_type.hpp"
#include "types/cube/model/cube_machine.hpp"

namespace switchbox::machine {

[[nodiscard]] MachineChoice choose_cube(const CubeVariant& form = {});
// Parses "cube~" and a form, for the machine type's `parse`.
[[nodiscard]] std::optional<Result<MachineChoice>> parse_cube(std::string_view text, bool is_played);
// Returns the form of a choice that is a cube.
[[nodiscard]] CubeVariant form_of(const MachineChoice& choice);

// Largest number of random turns that scramble a start.
inline constexpr std::size_t most_random_turns = 30;
// Return a random solvable cube, all equally likely, and a cube that many random turns from solved.
[[nodiscard]] Picture random_cube(const CubeVariant& form, std::uint64_t seed);
[[nodiscard]] Picture cube_after(const CubeVariant& form, std::size_t turns, std::uint64_t seed);

}  // namespace switchbox::machine
