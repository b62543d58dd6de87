// Machine type of linear machines: Merlin's Magic Square, Lights Out and their relatives, and user-defined
// rules.
#pragma once

#include "machine/machine_type.hpp"

namespace switchbox {

extern const machine::MachineType lights_type;

}  // namespace switchbox
