// Reachable target nearest to one that is not reachable: the fewest lamps different. The left kernel of A has
// the invariants, the values that no press changes. A target is reachable if its invariants are the same (its
// syndrome is 0). So this is syndrome decoding as of a linear code (MacWilliams & Sloane, chapter 1): the
// least number of lamps whose changes correct the syndrome.
#pragma once

#include "machine/grid.hpp"
#include "solve/solver.hpp"
#include "types/lights/model/linear_machine.hpp"
#include "types/lights/solve/linear_solver.hpp"

namespace switchbox::solve {

// Returns the nearest reachable target, exact for up to 2^18 syndromes. With more, it returns the best target
// that single presses lead to, which may not be the nearest. Requires the machine's solver, pictures of its
// lamps, and at most max_matrix_lamps of them.
[[nodiscard]] NearestTarget nearest_target(const machine::LinearMachine& machine, const LinearSolver& solver,
                                           const machine::Picture& picture, const machine::Picture& target);

}  // namespace switchbox::solve
