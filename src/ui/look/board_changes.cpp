#include "ui/look/board_changes.hpp"

#include "machine/grid.hpp"

namespace switchbox::ui {
namespace {

// Set of cells of a board, including those around it.
class MarkedCells {
  public:
    explicit MarkedCells(const BoardDrawing& board)
        : shape_{board.rows + 2, board.columns + 2}, marked_(shape_.size(), false) {}

    void mark(int column, int row) { marked_[index(column, row)] = true; }
    void mark_around(int column, int row) {
        for (int down = -1; down <= 1; ++down) {
            for (int right = -1; right <= 1; ++right) mark(column + right, row + down);
        }
    }
    void mark_all() { marked_.assign(marked_.size(), true); }

    [[nodiscard]] std::vector<BoardCell> cells() const {
        std::vector<BoardCell> found;
        for (std::size_t i = 0; i < marked_.size(); ++i) {
            const int at = static_cast<int>(i);
            if (!marked_[i]) continue;
            found.push_back({static_cast<std::int16_t>(at % shape_.columns - 1),
                             static_cast<std::int16_t>(at / shape_.columns - 1)});
        }
        return found;
    }

  private:
    [[nodiscard]] std::size_t index(int column, int row) const { return shape_.cell(row + 1, column + 1); }

    machine::Shape shape_;
    std::vector<bool> marked_;
};

// Returns the record without differences that cannot be seen: a finished transition hides its first state.
LampAppearance as_seen(LampAppearance lamp) {
    if (lamp.phase == 255) lamp.previous = lamp.state;
    if (lamp.previous == lamp.state) lamp.phase = 255;
    return lamp;
}

bool shines_alike(const LampAppearance& a, const LampAppearance& b) {
    return a.state == b.state && a.previous == b.previous && a.phase == b.phase;
}

}  // namespace

std::vector<BoardCell> all_cells(const BoardDrawing& board) {
    MarkedCells marks(board);
    marks.mark_all();
    return marks.cells();
}

std::vector<BoardCell> changed_cells(const BoardDrawing& board, std::span<const LampAppearance> before,
                                     std::span<const LampAppearance> after) {
    MarkedCells marks(board);
    for (std::size_t lamp = 0; lamp < after.size(); ++lamp) {
        const LampAppearance was = as_seen(before[lamp]);
        const LampAppearance is = as_seen(after[lamp]);
        if (was == is) continue;
        const int column = static_cast<int>(lamp) % board.columns;
        const int row = static_cast<int>(lamp) / board.columns;
        if (shines_alike(was, is) || board.look == LampLook::colour) {
            marks.mark(column, row);
        } else {
            marks.mark_around(column, row);
        }
    }
    return marks.cells();
}

CellGroups groups_of(const BoardDrawing& board, std::span<const LampAppearance> lamps,
                     std::span<const BoardCell> cells) {
    const machine::Shape shape{board.rows, board.columns};
    CellGroups groups;
    for (const BoardCell& cell : cells) {
        if (!shape.contains(cell.row, cell.column)) {
            groups.around.push_back(cell);
            continue;
        }
        groups.on_board.push_back(cell);
        const LampAppearance& lamp = lamps[shape.cell(cell.row, cell.column)];
        if ((lamp.outline | lamp.hint | lamp.focus | lamp.proof) != 0) groups.ringed.push_back(cell);
    }
    return groups;
}

}  // namespace switchbox::ui
