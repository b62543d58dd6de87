// Machine type of Ghaly's machine.
#pragma once

#include "machine/machine_type.hpp"

namespace switchbox {

extern const machine::MachineType ghaly_type;

}  // namespace switchbox
