// Machine type of the Rubik's cube.
#pragma once

#include "machine/machine_type.hpp"

namespace switchbox {

extern const machine::MachineType cube_type;

}  // namespace switchbox
