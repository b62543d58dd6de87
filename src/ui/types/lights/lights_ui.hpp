// Linear machines in the window.
#pragma once

#include "ui/frame/machine_ui.hpp"

namespace switchbox::ui {

extern const MachineUi lights_ui;

}  // namespace switchbox::ui
