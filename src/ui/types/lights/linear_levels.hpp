// Levels of difficulty of linear machines (frame/machine_ui.hpp).
#pragma once

#include "ui/frame/machine_ui.hpp"

namespace switchbox::ui {

// Every number of presses up to all of them is the fewest for some board where no two grids of presses come
// to the same; else a third of the rank is. None of large boards and in lit-only play.
[[nodiscard]] std::optional<LevelNumbers> linear_levels(const machine::MachineChoice& choice,
                                                        std::size_t most);

}  // namespace switchbox::ui
