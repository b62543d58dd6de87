// Labels, numbers and bullets around the rows of a board (board_text.hpp).
#pragma once

#include <string>
#include <vector>

#include "machine/board_lines.hpp"

namespace switchbox::machine::board_lines {

using Row = std::vector<BoardCell>;

// Returns whether a piece is the label of a row or column: "c1", "R12".
[[nodiscard]] bool is_label(const std::string& text);

// Returns whether the signs count up or down by one: 1 2 3, 4 3 2 1, A B C.
[[nodiscard]] bool counts(const std::vector<std::string>& signs);

// Removes labels: a first or last row that counts, with a number or letter in front of each other row, or
// without those if no other row has a digit or such a letter.
void drop_labels(std::vector<Row>& rows);

// Removes "[1,]" before rows and a line of "[,1] [,2]", as R prints matrices, and "row 1:" and "1)". Adds
// the numbers of rows to the body's labels.
void drop_line_labels(Body& body);

}  // namespace switchbox::machine::board_lines
