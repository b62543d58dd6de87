// The Rubik's cube in the window.
#pragma once

#include "ui/frame/machine_ui.hpp"

namespace switchbox::ui {

extern const MachineUi cube_ui;

}  // namespace switchbox::ui
