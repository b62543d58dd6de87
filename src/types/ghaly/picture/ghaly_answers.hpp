// The solver of Ghaly's machines, as their type has it.
#pragma once

#include <memory>

#include "solve/solver.hpp"
#include "types/ghaly/solve/solver.hpp"

namespace switchbox::solve {

[[nodiscard]] std::shared_ptr<TypeSolver> make_ghaly_solver(const machine::Machine& machine);
// Ghaly's solver in a solver of one of Ghaly's machines, or nullptr.
[[nodiscard]] const GhalySolver* ghaly_in(const Solver& solver);

}  // namespace switchbox::solve
