// A puzzle as rows of digits: a row a button, a column a lamp, two states; behind a line "-" the start.
#pragma once

#include <string_view>

#include "machine/result.hpp"
#include "machine/wired_puzzle.hpp"

namespace switchbox::puzzle {

// Whether there is nothing else in it than digits, spaces, commas and lines "-".
[[nodiscard]] bool is_matrix(std::string_view text);

// Of such a text. What is wrong names line and column.
[[nodiscard]] Result<machine::WiredPuzzle> parse_matrix(std::string_view text);

}  // namespace switchbox::puzzle
