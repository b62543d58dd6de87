// A puzzle as a table: a row a button, a column a lamp, and in the cells by how many states a press moves it
// on. docs/puzzles.md has the rows and columns besides these.
#pragma once

#include <string>
#include <string_view>

#include "base/result.hpp"
#include "types/custom/formats/source.hpp"
#include "types/custom/model/wired_puzzle.hpp"

namespace switchbox::puzzle {

// What is wrong names line and column.
[[nodiscard]] Result<machine::WiredPuzzle> parse_csv(std::string_view text, Remarks* remarks = nullptr);

// What parse_csv() reads as the same puzzle, but for its name and layout; or why there is no such table: a
// lamp or button called "-".
[[nodiscard]] Result<std::string> format_csv(const machine::WiredPuzzle& puzzle);

}  // namespace switchbox::puzzle
