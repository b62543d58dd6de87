// A puzzle as text, one statement a line ("A: north south-1"): docs/puzzles.md has all statements.
#pragma once

#include <string>
#include <string_view>

#include "base/result.hpp"
#include "types/custom/formats/source.hpp"
#include "types/custom/model/wired_puzzle.hpp"

namespace switchbox::puzzle {

// What is wrong names line and column.
[[nodiscard]] Result<machine::WiredPuzzle> parse_text(std::string_view text, Remarks* remarks = nullptr);

// What parse_text() reads as the same puzzle, but for its name; or why there is no such text: a name that has
// spaces or signs in it, which JSON can write.
[[nodiscard]] Result<std::string> format_text(const machine::WiredPuzzle& puzzle);

}  // namespace switchbox::puzzle
