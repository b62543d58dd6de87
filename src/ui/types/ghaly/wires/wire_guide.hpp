// Guide over the first boards of Ghaly's machine: one order at a time while the wires are drawn.
#pragma once

#include "ui/frame/machine_ui.hpp"

namespace switchbox::ui {

extern const MachineGuide wire_guide;

}  // namespace switchbox::ui
