// Levels of difficulty of Ghaly's machine (kind_levels.hpp).
#pragma once

#include "view/dialogs/kind_levels.hpp"

namespace switchbox::view {

// It needs nearly all of its buttons for one colour: from the least that there is to all of them.
[[nodiscard]] LevelNumbers ghaly_levels(const machine::MachineChoice& choice);

}  // namespace switchbox::view
