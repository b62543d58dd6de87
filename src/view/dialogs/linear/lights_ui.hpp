// Linear machines in the window.
#pragma once

#include "view/frame/machine_ui.hpp"

namespace switchbox::view {

extern const MachineUi lights_ui;

}  // namespace switchbox::view
