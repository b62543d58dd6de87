// Answers to user-defined puzzles: from a file (docs/puzzles.md), and as a board.
#pragma once

#include <string>

#include "base/result.hpp"
#include "cli/progress.hpp"
#include "cli/time_option.hpp"
#include "cli/verdict_answer.hpp"

namespace switchbox::cli {

// Solves a file. Without a time limit the search stops after the work of about a minute, at the same point on
// every computer.
[[nodiscard]] Result<Answer> solve_puzzle(const std::string& path, const TimeLimit& time,
                                          ProgressLine& progress);

// Does what add_boards() does, and adds the cost of the presses.
void add_boards_and_cost(VerdictAnswer& answer, const Study& study, const solve::Search& search);

}  // namespace switchbox::cli
