// Boards as people write them: rows of signs, digits or words, in the notations of chats, forums,
// spreadsheets, programs and level files (docs/playing.md, "Pasting a board").
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/message.hpp"
#include "base/result.hpp"
#include "machine/board_words.hpp"
#include "machine/grid.hpp"
#include "machine/rule.hpp"

namespace switchbox::machine {

// Cell of a written board.
struct BoardCell {
    std::string sign;      // as it was written, without joiners: "x", "🟨", "lit", "3"
    std::size_t line = 0;  // place in the text, from 1; columns count characters
    std::size_t column = 0;
};

// Sign of an empty cell between bars, tabs or brackets.
inline constexpr std::string_view blank_cell = " ";

// Board as rows of signs, before they have a meaning.
struct BoardText {
    Shape shape;
    std::vector<BoardCell> cells;  // row by row
    std::vector<LegendEntry> legend;
};

// Finds the rows and cells of a board in a text. It drops what surrounds boards: captions before and behind,
// comments, code fences, tags, quote marks, names of speakers, brackets, frames, a line with the size, labels
// of rows and columns, bullets, empty lines. Rows are lines, or separated by '/', ';', '|' or spaces, or
// bracketed lists; one line of n x n cells is a square. Cells are characters, or separated by spaces, tabs,
// commas, ';', '&' or '|'. Returns an error with line and column if rows have different lengths, if a remark
// or legend may change the board, and if there is no cell or more than `most` rows or columns.
[[nodiscard]] Result<BoardText> find_board(std::string_view text, int most);

// Returns the error with the cell's place.
[[nodiscard]] Error at_cell(const BoardCell& cell, Message problem);

}  // namespace switchbox::machine
