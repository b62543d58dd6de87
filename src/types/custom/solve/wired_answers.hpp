// Solver of wired puzzles, for their machine type.
#pragma once

#include <memory>

#include "solve/search.hpp"
#include "solve/solver.hpp"
#include "types/custom/model/wired_machine.hpp"
#include "types/custom/model/wired_puzzle.hpp"
#include "types/custom/solve/wired_search.hpp"

namespace switchbox::solve {

[[nodiscard]] std::shared_ptr<TypeSolver> make_wired_solver(const machine::Machine& machine);

// Verdict on a board from the results of a search on its wired puzzle.

// Takes `puzzle` as it was searched: in its current state, with the presses that are left.
[[nodiscard]] Verdict verdict_of(const machine::WiredPuzzle& puzzle, const machine::WiredBoard& board,
                                 const WiredVerdict& found);

}  // namespace switchbox::solve
