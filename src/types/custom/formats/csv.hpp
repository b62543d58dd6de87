// Puzzles as tables: a row per button, a column per lamp. A cell holds the number of states by which a press
// moves the lamp on. docs/puzzles.md describes the other rows and columns.
#pragma once

#include <string>
#include <string_view>

#include "base/result.hpp"
#include "types/custom/formats/source.hpp"
#include "types/custom/model/wired_puzzle.hpp"

namespace switchbox::puzzle {

// Parses the table. Errors give line and column.
[[nodiscard]] Result<machine::WiredPuzzle> parse_csv(std::string_view text, Remarks* remarks = nullptr);

// Returns a table that parse_csv() reads as the same puzzle, except for its name and layout. Returns an error
// if a lamp or button is called "-".
[[nodiscard]] Result<std::string> format_csv(const machine::WiredPuzzle& puzzle);

}  // namespace switchbox::puzzle
