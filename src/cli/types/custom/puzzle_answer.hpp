// Answers to puzzles that somebody wired: out of a file (docs/puzzles.md), and as a board.
#pragma once

#include <string>

#include "base/result.hpp"
#include "cli/progress.hpp"
#include "cli/time_option.hpp"
#include "cli/verdict_answer.hpp"

namespace switchbox::cli {

// Solves a file. Without a time limit the search is given up after the work of about a minute, on every
// computer the same.
[[nodiscard]] Result<Answer> solve_puzzle(const std::string& path, const TimeLimit& time, Progress& progress);

// Adds what add_boards() does, and the cost of the presses.
void add_boards_and_cost(VerdictAnswer& answer, const Study& study, const solve::Search& search);

}  // namespace switchbox::cli
