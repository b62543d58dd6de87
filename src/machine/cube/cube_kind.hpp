// The Rubik's cube as a kind of machine.
#pragma once

#include "machine/choice.hpp"
#include "machine/cube/cube_machine.hpp"
#include "machine/kind.hpp"

namespace switchbox::machine {

[[nodiscard]] KindInUse cube_kind(const CubeForm& form);
[[nodiscard]] MachineChoice choose_cube(const CubeForm& form = {});
// What follows "cube~" in a share code.
[[nodiscard]] Result<KindInUse> parse_cube_kind(std::string_view text);
// Of a choice that is a cube.
[[nodiscard]] CubeForm form_of(const MachineChoice& choice);

}  // namespace switchbox::machine
