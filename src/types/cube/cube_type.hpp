// Machine type of the Rubik's cube.
#pragma once

#include "machine/machine_type.hpp"
#include "solve/explanation.hpp"

namespace switchbox {

extern const machine::MachineType cube_type;

}  // namespace switchbox

namespace switchbox::solve {

// Solving and explaining part of the machine type.
extern const TypeSolving cube_solving;

}  // namespace switchbox::solve
