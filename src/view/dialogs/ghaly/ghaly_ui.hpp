// Ghaly's machine in the window.
#pragma once

#include "view/frame/machine_ui.hpp"

namespace switchbox::view {

extern const MachineUi ghaly_ui;

}  // namespace switchbox::view
