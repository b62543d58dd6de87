// The Rubik's cube in the window.
#pragma once

#include "view/frame/machine_ui.hpp"

namespace switchbox::view {

extern const MachineUi cube_ui;

}  // namespace switchbox::view
