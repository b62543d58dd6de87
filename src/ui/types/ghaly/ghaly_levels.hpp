// Levels of difficulty of Ghaly's machine (frame/machine_ui.hpp).
#pragma once

#include "ui/frame/machine_ui.hpp"

namespace switchbox::ui {

// Returns three levels: the fewest presses of any game, the middle, and `most`. One colour needs nearly all
// of the machine's buttons.
[[nodiscard]] std::optional<LevelNumbers> ghaly_levels(const machine::MachineChoice& choice,
                                                       std::size_t most);

}  // namespace switchbox::ui
