// Machine type of wired puzzles, which a person defines.
#pragma once

#include "machine/machine_type.hpp"
#include "solve/explanation.hpp"

namespace switchbox {

extern const machine::MachineType custom_type;

}  // namespace switchbox

namespace switchbox::solve {

// Functions of the machine type that solve and explain.
extern const TypeSolving wired_solving;

}  // namespace switchbox::solve
