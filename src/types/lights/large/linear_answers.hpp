// Solver of linear machines for their machine type (TypeSolver).
#pragma once

#include <memory>

#include "solve/solver.hpp"
#include "types/lights/solve/linear_solver.hpp"

namespace switchbox::solve {

[[nodiscard]] std::shared_ptr<TypeSolver> make_linear_solver(const machine::Machine& machine);
// Returns the linear solver inside a solver, nullptr if the machine is not linear.
[[nodiscard]] const LinearSolver* linear_in(const Solver& solver);

}  // namespace switchbox::solve
