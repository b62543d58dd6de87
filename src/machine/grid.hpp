// A board of small numbers. A Picture says what each lamp shows, a PressGrid how often each button has been
// pressed (both modulo the machine's number of states); they are different types so that they cannot be mixed
// up.
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
// What a machine remembers: how often each button was pressed, where that is all that counts; of other kinds
// small numbers that only they read (MachineDefinition::state_sites). All 0 is how every game begins.
using State = PressGrid;

[[nodiscard]] std::size_t sum_of(const Cells& cells);
// Whether all are 0.
[[nodiscard]] bool is_blank(const Cells& cells);
// How many entries of two of the same size differ.
[[nodiscard]] std::size_t count_different(const Cells& a, const Cells& b);
// Which, ascending.
[[nodiscard]] std::vector<std::size_t> different_cells(const Cells& a, const Cells& b);
// From the first of them to one past the last; {0, 0} where there is none.
[[nodiscard]] CellRange different_range(const Cells& a, const Cells& b);

// The sum of the entries: for a press grid, the number of presses (its weight).
template <class Kind>
[[nodiscard]] std::size_t weight(const Grid<Kind>& grid) {
    return sum_of(grid.cells);
}

}  // namespace switchbox::machine
