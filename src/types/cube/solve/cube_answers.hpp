// The solver of the Rubik's cube, as its type has it.
#pragma once

#include <memory>

#include "solve/solver.hpp"
#include "types/cube/solve/cube_search.hpp"

namespace switchbox::solve {

[[nodiscard]] std::shared_ptr<TypeSolver> make_cube_solver(const machine::Machine& machine);
// The tables that the solver of a cube keeps.
[[nodiscard]] std::shared_ptr<CubeTables> tables_in(const Solver& solver);

}  // namespace switchbox::solve
