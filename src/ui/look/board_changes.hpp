// Which cells of a board look other than when they were last drawn: they alone are drawn again.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "ui/look/appearance.hpp"

namespace switchbox::ui {

// A cell of the board, or one of those around it (-1 and `columns` or `rows`), on which halos end.
struct BoardCell {
    std::int16_t column = 0;
    std::int16_t row = 0;
    friend bool operator==(const BoardCell&, const BoardCell&) = default;
};

// All of them, row by row, those around the board included.
[[nodiscard]] std::vector<BoardCell> all_cells(const BoardDrawing& board);

// Those that these records change, one record for each lamp of `board` before and after. A lamp that shines
// otherwise throws another halo on the cells around it.
[[nodiscard]] std::vector<BoardCell> changed_cells(const BoardDrawing& board,
                                                   std::span<const LampAppearance> before,
                                                   std::span<const LampAppearance> after);

// These cells by what there is to draw of them.
struct CellGroups {
    std::vector<BoardCell> on_board;
    std::vector<BoardCell> around;
    std::vector<BoardCell> ringed;  // those on the board with an outline, a hint, the focus or a proof
};
[[nodiscard]] CellGroups groups_of(const BoardDrawing& board, std::span<const LampAppearance> lamps,
                                   std::span<const BoardCell> cells);

}  // namespace switchbox::ui
