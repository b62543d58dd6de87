// Solver of Ghaly's machines, for their machine type.
#pragma once

#include <memory>

#include "solve/solver.hpp"
#include "types/ghaly/solve/solver.hpp"

namespace switchbox::solve {

// Requires one of Ghaly's machines.
[[nodiscard]] std::shared_ptr<TypeSolver> make_ghaly_solver(const machine::Machine& machine);
// Returns Ghaly's solver inside a solver of one of Ghaly's machines; nullptr for another type.
[[nodiscard]] const GhalySolver* ghaly_in(const Solver& solver);

}  // namespace switchbox::solve
