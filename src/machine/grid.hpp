// Grids of small numbers, the cells of a board, and runs of cells. Rows, columns and cells count from 0 in
// the code, cells row by row from the top left corner. All output counts from 1.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/long_work.hpp"
#include "base/message.hpp"
#include "base/shared_vector.hpp"

namespace switchbox::machine {

// Rows and columns of a board. row() and column() require at least one column.
struct Shape {
    int rows = 0;
    int columns = 0;

    [[nodiscard]] std::size_t size() const {
        return static_cast<std::size_t>(rows) * static_cast<std::size_t>(columns);
    }
    [[nodiscard]] int row(std::size_t cell) const { return static_cast<int>(cell) / columns; }
    [[nodiscard]] int column(std::size_t cell) const { return static_cast<int>(cell) % columns; }
    [[nodiscard]] std::size_t cell(int row, int column) const {
        return static_cast<std::size_t>(row) * static_cast<std::size_t>(columns) +
               static_cast<std::size_t>(column);
    }
    [[nodiscard]] bool contains(int row, int column) const {
        return row >= 0 && row < rows && column >= 0 && column < columns;
    }
    friend bool operator==(const Shape&, const Shape&) = default;
};

// Returns "row 2, column 3" for messages.
[[nodiscard]] inline Message place(std::size_t row, std::size_t column) {
    return tell("machine.place", row + 1, column + 1);
}
[[nodiscard]] inline Message place(Shape shape, std::size_t cell) {
    return place(static_cast<std::size_t>(shape.row(cell)), static_cast<std::size_t>(shape.column(cell)));
}

// Range from the first cell to one past the last.
struct CellRange {
    std::size_t begin = 0;
    std::size_t end = 0;
    friend bool operator==(const CellRange&, const CellRange&) = default;
};

// Set of cells as runs of consecutive cells, ascending, with other cells between them: a brush stroke, or a
// rectangle of thousands.
using CellRuns = std::vector<CellRange>;

// Returns the runs of cells in any order; duplicates are allowed.
[[nodiscard]] CellRuns runs_of(std::vector<std::size_t> cells);
// Returns all cells between two corners of a rectangle, both included.
[[nodiscard]] CellRuns rectangle(Shape shape, std::size_t corner, std::size_t opposite);
// Returns the cells on a line between two cells, both included, from the first on. Neighbours on it touch at
// a side or a corner.
[[nodiscard]] std::vector<std::size_t> line_between(Shape shape, std::size_t from, std::size_t to);
[[nodiscard]] std::size_t count_cells(const CellRuns& runs);

// Returns "5-9,12", counted from 1.
[[nodiscard]] std::string format_runs(const CellRuns& runs);
// Parses the output of format_runs(); nullopt for any other text.
[[nodiscard]] std::optional<CellRuns> parse_runs(std::string_view text);

using Cells = SharedVector<std::uint8_t>;

// Grid of small numbers. A Picture has the state of each lamp, a PressGrid the number of presses of each
// button. The two types are different so that they cannot be confused.
template <class Kind>
struct Grid {
    Shape shape;
    Cells cells;  // shape.size() of them, row by row

    [[nodiscard]] static Grid filled(Shape shape, std::uint8_t value) {
        note_work(shape.size());
        return {shape, std::vector<std::uint8_t>(shape.size(), value)};
    }
    [[nodiscard]] std::uint8_t& operator[](std::size_t cell) { return cells[cell]; }
    [[nodiscard]] std::uint8_t operator[](std::size_t cell) const { return cells[cell]; }
    [[nodiscard]] std::size_t size() const { return cells.size(); }

    friend bool operator==(const Grid&, const Grid&) = default;
};

using Picture = Grid<struct PictureKind>;
using PressGrid = Grid<struct PressGridKind>;
// State of a machine. If only press counts matter, it is how often each button was pressed. Other types store
// small numbers that only they interpret (MachineDefinition::state_sites). Every game begins with all 0.
using State = PressGrid;

[[nodiscard]] std::size_t sum_of(const Cells& cells);
// Returns whether all are 0.
[[nodiscard]] bool is_blank(const Cells& cells);
// Returns the number of entries that differ; both have the same size.
[[nodiscard]] std::size_t count_different(const Cells& a, const Cells& b);
// Returns the cells that differ, ascending.
[[nodiscard]] std::vector<std::size_t> different_cells(const Cells& a, const Cells& b);
// Returns the range from the first differing cell to one past the last; {0, 0} if there is none.
[[nodiscard]] CellRange different_range(const Cells& a, const Cells& b);

// Returns the sum of the entries: for a press grid, the number of presses (its weight).
template <class Kind>
[[nodiscard]] std::size_t weight(const Grid<Kind>& grid) {
    return sum_of(grid.cells);
}

}  // namespace switchbox::machine
