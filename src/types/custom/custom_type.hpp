// Machine type of wired puzzles, which a person defines.
#pragma once

#include "machine/machine_type.hpp"

namespace switchbox {

extern const machine::MachineType custom_type;

}  // namespace switchbox
