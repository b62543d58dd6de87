// Solver of wired puzzles, for their machine type.
#pragma once

#include <memory>

#include "solve/search.hpp"
#include "solve/solver.hpp"
#include "types/custom/model/wired_machine.hpp"
#include "types/custom/model/wired_puzzle.hpp"
#include "types/custom/solve/wired_search.hpp"

namespace switchbox::solve {

// Requires a wired puzzle.
[[nodiscard]] std::shared_ptr<TypeSolver> make_wired_solver(const machine::Machine& machine);

// Returns the verdict on a board from the result of a search. `puzzle` is as it was searched: in its current
// state, with the presses that are left.
[[nodiscard]] Verdict verdict_of(const machine::WiredPuzzle& puzzle, const machine::WiredBoard& board,
                                 const WiredVerdict& found);

}  // namespace switchbox::solve
