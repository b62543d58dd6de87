// Ghaly's machine in the window.
#pragma once

#include "ui/frame/machine_ui.hpp"

namespace switchbox::ui {

extern const MachineUi ghaly_ui;

}  // namespace switchbox::ui
