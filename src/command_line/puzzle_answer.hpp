// The answer to a puzzle of one's own out of a file (docs/puzzles.md).
#pragma once

#include <cstdint>
#include <string>

#include "command_line/answer.hpp"
#include "command_line/progress.hpp"
#include "machine/result.hpp"

namespace switchbox::command_line {

// `work`: nanoseconds or so after which the search is given up, with what was found.
[[nodiscard]] Result<Answer> solve_puzzle(const std::string& path, std::uint64_t work, Progress& progress);

}  // namespace switchbox::command_line
