// The answer to a puzzle of one's own out of a file (docs/puzzles.md).
#pragma once

#include <string>

#include "command_line/answer.hpp"
#include "command_line/progress.hpp"
#include "command_line/time_option.hpp"
#include "machine/result.hpp"

namespace switchbox::command_line {

// Without a time limit the search is given up after the work of about a minute, on every computer the same.
[[nodiscard]] Result<Answer> solve_puzzle(const std::string& path, const TimeLimit& time, Progress& progress);

}  // namespace switchbox::command_line
