// Verdicts and hints on wired puzzles.
#pragma once

#include "solve/explanation.hpp"

namespace switchbox::solve {

// Functions of the machine type that solve and explain.
extern const TypeSolving wired_solving;

}  // namespace switchbox::solve
