// Custom puzzles on the command line: from a file, and as a board (docs/puzzles.md).
#pragma once

#include <string>

#include "base/result.hpp"
#include "cli/options.hpp"
#include "cli/progress.hpp"
#include "cli/verdict_answer.hpp"
#include "types/custom/model/wired_puzzle.hpp"

namespace switchbox::cli {

// Answers to user-defined puzzles: from a file (docs/puzzles.md), and as a board.

// Solves a file. Without a time limit the search stops after the work of about a minute, at the same point on
// every computer.
[[nodiscard]] Result<Answer> solve_puzzle(const std::string& path, const TimeLimit& time,
                                          ProgressLine& progress);

// Does what add_boards() does, and adds the cost of the presses.
void add_boards_and_cost(VerdictAnswer& answer, const Study& study, const solve::Search& search);

// User-defined puzzle from a file, in any form (docs/puzzles.md).
struct PuzzleFile {
    machine::WiredPuzzle puzzle;
    std::string read_as;  // note on ambiguous input (answer.hpp)
};
// Parses a puzzle. `path` is the text after "file:".
[[nodiscard]] Result<PuzzleFile> read_puzzle(const std::string& path);

}  // namespace switchbox::cli
