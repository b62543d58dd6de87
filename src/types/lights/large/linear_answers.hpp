// The solver of linear machines, as their type has it.
#pragma once

#include <memory>

#include "solve/solver.hpp"
#include "types/lights/solve/linear_solver.hpp"

namespace switchbox::solve {

[[nodiscard]] std::shared_ptr<TypeSolver> make_linear_solver(const machine::Machine& machine);
// The linear solver in a solver of a linear machine, or nullptr.
[[nodiscard]] const LinearSolver* linear_in(const Solver& solver);

}  // namespace switchbox::solve
