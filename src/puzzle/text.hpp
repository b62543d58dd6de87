// A puzzle as text, one statement a line ("A: north south-1"), or as a matrix of digits: docs/puzzles.md has
// both.
#pragma once

#include <string>
#include <string_view>

#include "machine/result.hpp"
#include "machine/wired_puzzle.hpp"

namespace switchbox::puzzle {

// Whether somebody may have meant it so, be it right or not: several lines, all of which begin as statements
// do, or a matrix with its start.
[[nodiscard]] bool is_like_puzzle(std::string_view text);

// What is wrong names line and column.
[[nodiscard]] Result<machine::WiredPuzzle> parse_text(std::string_view text);

// What parse_text() reads as the same puzzle, but for its name; or why there is no such text: a name that has
// spaces or signs in it, which JSON can write.
[[nodiscard]] Result<std::string> format_text(const machine::WiredPuzzle& puzzle);

}  // namespace switchbox::puzzle
