// Puzzles that somebody wired in the window.
#pragma once

#include "view/frame/machine_ui.hpp"

namespace switchbox::view {

extern const MachineUi custom_ui;

}  // namespace switchbox::view
