// Parser of comma-separated values into rows of cells (RFC 4180), each with its place.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "types/custom/formats/source.hpp"

namespace switchbox::puzzle {

struct TableCell {
    std::string text;  // without its quotes and the blanks around it
    TextPosition place;
};
// Cells of a row. The last one is not empty.
using Row = std::vector<TableCell>;

// Returns the rows that are not empty. The separator is the one that ends the first cell: comma, semicolon or
// tab. Returns an error for an unclosed quote, or for text behind a closing quote.
[[nodiscard]] Result<std::vector<Row>> parse_table(std::string_view text);

// Returns a text as a cell between commas, in quotes if it needs them.
[[nodiscard]] std::string format_cell(const std::string& text);

}  // namespace switchbox::puzzle
