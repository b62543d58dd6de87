// Sets of cells as runs of consecutive cells, row by row, such as one brush stroke or a rectangle of
// thousands.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "machine/shape.hpp"

namespace switchbox::machine {

// Range from the first cell to one past the last.
struct CellRange {
    std::size_t begin = 0;
    std::size_t end = 0;
    friend bool operator==(const CellRange&, const CellRange&) = default;
};

// Ascending runs; two neighbouring runs have other cells between them.
using CellRuns = std::vector<CellRange>;

// Returns the runs of cells in any order; duplicates are allowed.
[[nodiscard]] CellRuns runs_of(std::vector<std::size_t> cells);
// Returns all cells between two corners of a rectangle, both included.
[[nodiscard]] CellRuns rectangle(Shape shape, std::size_t corner, std::size_t opposite);
// Returns the cells on a line between two cells, both included.
[[nodiscard]] std::vector<std::size_t> line_between(Shape shape, std::size_t from, std::size_t to);
[[nodiscard]] std::size_t count_cells(const CellRuns& runs);

// Returns "5-9,12", counted from 1.
[[nodiscard]] std::string format_runs(const CellRuns& runs);
// Parses the output of format_runs(); nullopt for any other text.
[[nodiscard]] std::optional<CellRuns> parse_runs(std::string_view text);

}  // namespace switchbox::machine
