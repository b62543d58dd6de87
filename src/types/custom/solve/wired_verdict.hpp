// What is known of a wired puzzle, as a verdict on its board.
#pragma once

#include "solve/verdict.hpp"
#include "types/custom/model/wired_board.hpp"
#include "types/custom/model/wired_puzzle.hpp"
#include "types/custom/solve/wired_search.hpp"

namespace switchbox::solve {

// `puzzle` as it was searched: from where it stands, with the presses that are left.
[[nodiscard]] Verdict verdict_of(const machine::WiredPuzzle& puzzle, const machine::WiredBoard& board,
                                 const WiredVerdict& found);

}  // namespace switchbox::solve
