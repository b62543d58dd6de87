// Puzzles that somebody wired in the window.
#pragma once

#include "ui/frame/machine_ui.hpp"

namespace switchbox::ui {

extern const MachineUi custom_ui;

}  // namespace switchbox::ui
