// Levels of difficulty of Ghaly's machine (frame/machine_ui.hpp).
#pragma once

#include "ui/frame/machine_ui.hpp"

namespace switchbox::ui {

// It needs nearly all of its buttons for one colour: from the least that there is to all of them.
[[nodiscard]] std::optional<LevelNumbers> ghaly_levels(const machine::MachineChoice& choice,
                                                       std::size_t most);

}  // namespace switchbox::ui
