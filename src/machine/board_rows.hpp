// Rows of cells of a written board (board_text.hpp), and large boards, as programs write them.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "machine/board_text.hpp"

namespace switchbox::machine {

using BoardRow = std::vector<BoardCell>;

// Returns n rows for a single row of n x n cells, n > 1; other rows as they are.
[[nodiscard]] std::vector<BoardRow> squared(std::vector<BoardRow> rows);

// Joins rows to a board. Requires rows. Returns an error that names a row if their lengths differ, and one if
// there are more than `most` rows or columns.
[[nodiscard]] Result<BoardText> board_of(std::vector<BoardRow> rows, int most);

// Size in bytes from which a text has to be rows alone.
inline constexpr std::size_t large_text = 65'536;

// Finds the rows of a text that has nothing else, in one pass. Rows are the innermost lists in brackets, or
// else end at '/' and at line ends; in a single line they end at ';'. Cells are characters, or numbers, words
// for states and characters between blanks, commas, quote marks, ';' and '|'. Returns an error with line and
// column for any other text, and those of board_of().
[[nodiscard]] Result<BoardText> find_large_board(std::string_view text, int most);

}  // namespace switchbox::machine
