// Solver of wired puzzles, for their machine type.
#pragma once

#include <memory>

#include "solve/solver.hpp"

namespace switchbox::solve {

[[nodiscard]] std::shared_ptr<TypeSolver> make_wired_solver(const machine::Machine& machine);

}  // namespace switchbox::solve
