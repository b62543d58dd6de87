// Explanations of verdicts and hints for the Rubik's cube.
#pragma once

#include "solve/explanation.hpp"

namespace switchbox::solve {

// Solving and explaining part of the machine type.
extern const TypeSolving cube_solving;

}  // namespace switchbox::solve
