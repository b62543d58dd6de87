// Linear machines: Merlin's Magic Square, Lights Out and their relatives, and rules of one's own.
#pragma once

#include "machine/machine_type.hpp"

namespace switchbox {

extern const machine::MachineType lights_type;

}  // namespace switchbox
