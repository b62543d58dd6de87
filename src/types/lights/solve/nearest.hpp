// The reachable target that is nearest to one that is not: the fewest lamps different. What no press changes
// is told by the left kernel of A; a target is reachable when it has the same values there (its syndrome is
// 0), so this is syndrome decoding as of a linear code (MacWilliams & Sloane, chapter 1): the least number of
// lamps whose changes mend the syndrome.
#pragma once

#include "machine/grid.hpp"
#include "solve/solver.hpp"
#include "types/lights/model/linear_machine.hpp"
#include "types/lights/solve/linear_solver.hpp"

namespace switchbox::solve {

// The solver is the machine's, of at most max_matrix_lamps lamps, and both pictures are of its
// lamps. Exact for up to 2^18 syndromes; with more of them the best that single presses lead to, which may
// not be the nearest.
[[nodiscard]] NearestTarget nearest_target(const machine::LinearMachine& machine, const LinearSolver& solver,
                                           const machine::Picture& picture, const machine::Picture& target);

}  // namespace switchbox::solve
