// Puzzles that somebody wired.
#pragma once

#include "machine/machine_type.hpp"

namespace switchbox {

extern const machine::MachineType custom_type;

}  // namespace switchbox
