// Comma-separated values as rows of cells (RFC 4180), each with its place.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "types/custom/formats/source.hpp"

namespace switchbox::puzzle {

struct Cell {
    std::string text;  // without its quotes and the blanks around it
    Place place;
};
// The last cell is not empty.
using Row = std::vector<Cell>;

// Rows that have something in them. The separator is the one that comes first: comma, semicolon or tab.
// Quotes that are not closed, or that something comes after, are an error.
[[nodiscard]] Result<std::vector<Row>> parse_table(std::string_view text);

// As a cell between commas, in quotes where it needs them.
[[nodiscard]] std::string format_cell(const std::string& text);

}  // namespace switchbox::puzzle
