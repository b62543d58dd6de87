// Verdicts and hints on puzzles that somebody wired.
#pragma once

#include "solve/explanation.hpp"

namespace switchbox::solve {

// The part of the machine type that solves and explains.
extern const TypeSolving wired_solving;

}  // namespace switchbox::solve
