// Verdicts and hints on the Rubik's cube.
#pragma once

#include "solve/explanation.hpp"

namespace switchbox::solve {

// The part of the machine type that solves and explains.
extern const TypeSolving cube_solving;

}  // namespace switchbox::solve
