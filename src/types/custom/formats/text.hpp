// Puzzles as text, one statement per line ("A: north south-1"). docs/puzzles.md describes all statements.
#pragma once

#include <string>
#include <string_view>

#include "base/result.hpp"
#include "types/custom/formats/source.hpp"
#include "types/custom/model/wired_puzzle.hpp"

namespace switchbox::puzzle {

// Parses the text. Errors give line and column.
[[nodiscard]] Result<machine::WiredPuzzle> parse_text(std::string_view text, Remarks* remarks = nullptr);

// Returns text that parse_text() reads as the same puzzle, except for its name. Returns an error if a name
// has spaces or signs in it, which JSON can write.
[[nodiscard]] Result<std::string> format_text(const machine::WiredPuzzle& puzzle);

}  // namespace switchbox::puzzle
