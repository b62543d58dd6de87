// A puzzle as rows of digits: a row a button, a column a lamp, two states; behind a line "-" the start.
#pragma once

#include <string>
#include <string_view>

#include "base/result.hpp"
#include "types/custom/formats/source.hpp"
#include "types/custom/model/wired_puzzle.hpp"

namespace switchbox::puzzle {

// Of a text of nothing else (likeness.hpp). What is wrong names line and column.
[[nodiscard]] Result<machine::WiredPuzzle> parse_matrix(std::string_view text, Remarks* remarks = nullptr);

// With its start, so that it is taken for a puzzle where it is pasted; or what of the puzzle a matrix cannot
// say.
[[nodiscard]] Result<std::string> format_matrix(const machine::WiredPuzzle& puzzle);

}  // namespace switchbox::puzzle
