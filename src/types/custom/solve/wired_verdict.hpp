// Verdict on a board from the results of a search on its wired puzzle.
#pragma once

#include "solve/verdict.hpp"
#include "types/custom/model/wired_board.hpp"
#include "types/custom/model/wired_puzzle.hpp"
#include "types/custom/solve/wired_search.hpp"

namespace switchbox::solve {

// Takes `puzzle` as it was searched: in its current state, with the presses that are left.
[[nodiscard]] Verdict verdict_of(const machine::WiredPuzzle& puzzle, const machine::WiredBoard& board,
                                 const WiredVerdict& found);

}  // namespace switchbox::solve
