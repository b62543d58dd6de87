// Cells of a board whose look changed since the last drawing: only they are drawn again.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "ui/look/appearance.hpp"

namespace switchbox::ui {

// Cell of the board, or one of the cells around it (-1, `columns` or `rows`), on which halos end.
struct BoardCell {
    std::int16_t column = 0;
    std::int16_t row = 0;
    friend bool operator==(const BoardCell&, const BoardCell&) = default;
};

// Returns all cells row by row, including those around the board.
[[nodiscard]] std::vector<BoardCell> all_cells(const BoardDrawing& board);

// Returns the cells that the new records change. `before` and `after` hold one record for each lamp of
// `board`. A lamp that shines differently also changes the halo on the cells around it.
[[nodiscard]] std::vector<BoardCell> changed_cells(const BoardDrawing& board,
                                                   std::span<const LampAppearance> before,
                                                   std::span<const LampAppearance> after);

// Cells grouped by what is drawn on them.
struct CellGroups {
    std::vector<BoardCell> on_board;
    std::vector<BoardCell> around;
    std::vector<BoardCell> ringed;  // cells on the board with an outline, a hint, the focus or a proof
};
[[nodiscard]] CellGroups groups_of(const BoardDrawing& board, std::span<const LampAppearance> lamps,
                                   std::span<const BoardCell> cells);

}  // namespace switchbox::ui
