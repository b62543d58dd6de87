// Puzzles as matrices: a row per button, a column per lamp, two states. The row after a line "-" is the
// start. Columns are the buttons if the text or the caller says so, or if a right side follows bars, as in A
// x = b.
#pragma once

#include <string>
#include <string_view>

#include "base/result.hpp"
#include "types/custom/formats/source.hpp"
#include "types/custom/model/wired_puzzle.hpp"

namespace switchbox::puzzle {

// Parses a text whose format_of() is Format::matrix. Errors give line and column.
[[nodiscard]] Result<machine::WiredPuzzle> parse_matrix(std::string_view text, Remarks* remarks = nullptr);
[[nodiscard]] Result<machine::WiredPuzzle> parse_matrix(std::string_view text, Remarks* remarks,
                                                        bool are_columns_buttons);

// Returns the matrix with its start, so that pasting it is recognised as a puzzle. Returns an error for a
// part of the puzzle that a matrix cannot express.
[[nodiscard]] Result<std::string> format_matrix(const machine::WiredPuzzle& puzzle);

}  // namespace switchbox::puzzle
