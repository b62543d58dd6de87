// The solver of a linear machine, made once for all who ask while one of them has it: a game, the search for
// a new one, and the job that makes it beforehand (solver_build.hpp). Only the last one made is known.
#pragma once

#include <memory>

#include "types/lights/model/linear_machine.hpp"
#include "types/lights/solve/linear_solver.hpp"

namespace switchbox::solve {

// Null where there is none.
[[nodiscard]] std::shared_ptr<const LinearSolver> known_solver(const machine::LinearMachine& machine);
// Made at once where there is none.
[[nodiscard]] std::shared_ptr<const LinearSolver> shared_solver(const machine::LinearMachine& machine);
// `made` is ready, and of this rule.
void share(const std::shared_ptr<const LinearSolver>& made, const machine::Rule& rule);

}  // namespace switchbox::solve
