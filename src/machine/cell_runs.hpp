// Many cells of a board as runs, cells that follow each other row by row: what is painted with one stroke, or
// a rectangle of thousands.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "machine/shape.hpp"

namespace switchbox::machine {

// From the first cell to one past the last.
struct CellRange {
    std::size_t begin = 0;
    std::size_t end = 0;
    friend bool operator==(const CellRange&, const CellRange&) = default;
};

// Ascending, with other cells between them.
using CellRuns = std::vector<CellRange>;

// Of cells in any order, some perhaps more than once.
[[nodiscard]] CellRuns runs_of(std::vector<std::size_t> cells);
// All cells between two corners of a rectangle, both included.
[[nodiscard]] CellRuns rectangle(Shape shape, std::size_t corner, std::size_t opposite);
// The cells on a line from one to the other, both included.
[[nodiscard]] std::vector<std::size_t> line_between(Shape shape, std::size_t from, std::size_t to);
[[nodiscard]] std::size_t count_cells(const CellRuns& runs);

// "5-9,12", counted from 1.
[[nodiscard]] std::string format_runs(const CellRuns& runs);
// None unless it is written as format_runs() does.
[[nodiscard]] std::optional<CellRuns> parse_runs(std::string_view text);

}  // namespace switchbox::machine
