// Answer to a puzzle with counters (docs/puzzles.md, "Counters").
#pragma once

#include "cli/answer.hpp"
#include "types/custom/model/wired_puzzle.hpp"
#include "types/custom/solve/counter_search.hpp"

namespace switchbox::cli {

[[nodiscard]] Answer counter_answer(const machine::WiredPuzzle& puzzle, const solve::CounterVerdict& found);

}  // namespace switchbox::cli
