// Grid of small numbers. A Picture has the state of each lamp, a PressGrid the number of presses of each
// button, both modulo the machine's number of states. The two types are different so that they cannot be
// confused.
#pragma once

#include <cstdint>
#include <vector>

#include "base/shared_vector.hpp"
#include "machine/cell_runs.hpp"
#include "machine/shape.hpp"

namespace switchbox::machine {

using Cells = SharedVector<std::uint8_t>;

template <class Kind>
struct Grid {
    Shape shape;
    Cells cells;  // shape.size() of them, row by row

    [[nodiscard]] static Grid filled(Shape shape, std::uint8_t value) {
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
