// The making of a large solver, as a task.
#pragma once

#include <memory>

#include "machine/machine_type.hpp"
#include "solve/task.hpp"

namespace switchbox::solve {

// Begins to make the solver of a large linear machine (TypeSolving::prepare). A step takes some milliseconds
// at most but for the last one, the search for quiet patterns. The solver is shared once it is made
// (shared_solver.hpp).
[[nodiscard]] std::unique_ptr<Task> prepare_linear_solver(const machine::MachineChoice& choice);

}  // namespace switchbox::solve
