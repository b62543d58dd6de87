// Solver of a linear machine, made once and shared while one of its users keeps it. Users are a game, the
// search for a new one, and the task that makes the solver beforehand (solver_build.hpp). Only the last
// solver made is cached.
#pragma once

#include <memory>

#include "types/lights/model/linear_machine.hpp"
#include "types/lights/solve/linear_solver.hpp"

namespace switchbox::solve {

// Returns the cached solver, nullptr if there is none for this machine.
[[nodiscard]] std::shared_ptr<const LinearSolver> known_solver(const machine::LinearMachine& machine);
// Returns the cached solver, or makes one at once.
[[nodiscard]] std::shared_ptr<const LinearSolver> shared_solver(const machine::LinearMachine& machine);
// Caches a solver, which is ready and solves this rule.
void share(const std::shared_ptr<const LinearSolver>& made, const machine::Rule& rule);

}  // namespace switchbox::solve
