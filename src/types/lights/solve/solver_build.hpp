// Task that makes a large solver.
#pragma once

#include <memory>

#include "machine/machine_type.hpp"
#include "solve/task.hpp"

namespace switchbox::solve {

// Begins to make the solver of a large linear machine (TypeSolving::prepare). A step takes some milliseconds
// at most, except for the last one, the search for quiet patterns. The finished solver is shared
// (shared_solver.hpp). nullptr if the machine is small or its solver is cached.
[[nodiscard]] std::unique_ptr<Task> prepare_linear_solver(const machine::MachineChoice& choice);

}  // namespace switchbox::solve
