// Solver of the Rubik's cube for its machine type.
#pragma once

#include <memory>

#include "solve/solver.hpp"
#include "types/cube/solve/cube_search.hpp"

namespace switchbox::solve {

[[nodiscard]] std::shared_ptr<TypeSolver> make_cube_solver(const machine::Machine& machine);
// Returns the tables that a cube's solver stores.
[[nodiscard]] std::shared_ptr<CubeTables> tables_in(const Solver& solver);

}  // namespace switchbox::solve
