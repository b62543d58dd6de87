// Puzzles as tables: a row per button, a column per lamp. A cell holds the number of states by which a press
// moves the lamp on. docs/puzzles.md describes the other rows and columns. Cells are separated by commas,
// semicolons or tabs, as in CSV, or by '|', as in Markdown.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "types/custom/formats/source.hpp"
#include "types/custom/model/wired_puzzle.hpp"

namespace switchbox::puzzle {

// Parses the table. Errors give line and column.
[[nodiscard]] Result<machine::WiredPuzzle> parse_csv(std::string_view text, Remarks* remarks = nullptr);

// Returns a table that parse_csv() reads as the same puzzle, except for its name and layout. Returns an error
// if a lamp or button is called "-".
[[nodiscard]] Result<std::string> format_csv(const machine::WiredPuzzle& puzzle);

// Heading of the buttons' column, in any case, with or without a colon behind it.
inline constexpr std::string_view button_heading = "button";
// Returns whether the first cell of a heading makes the rows lamps and the columns buttons: "lamp".
[[nodiscard]] bool is_lamp_heading(std::string_view cell);
[[nodiscard]] inline std::string_view without_colon(std::string_view cell) {
    while (!cell.empty() && (cell.back() == ':' || cell.back() == ' ')) cell.remove_suffix(1);
    return cell;
}
// Separator of lamps and limits in the heading, and of buttons and lamp rows in the first column.
inline constexpr std::string_view divider = "-";
inline constexpr std::string_view alike = "alike";
// Headings in the order of PuzzleBuilder::Limit.
inline constexpr std::array<std::string_view, 3> limit_columns{"most", "cost", "pressed"};

// Cell of a table (RFC 4180).
struct TableCell {
    std::string text;  // without its quotes and the blanks around it
    TextPosition place;
};
// Cells of a row. The last one is not empty.
using Row = std::vector<TableCell>;

// Returns the separator that a first line such as "sep=;" declares, as spreadsheets write it; else nullopt.
[[nodiscard]] std::optional<char> declared_separator(std::string_view text);
// Returns whether a text is a table of Markdown: its second line is a rule such as "|---|:-:|".
[[nodiscard]] bool is_markdown_table(std::string_view text);

// Returns the rows that are not empty. The separator is declared, '|' in Markdown, or the one that ends the
// first cell: comma, semicolon or tab. Returns an error for an unclosed quote, or for text behind a closing
// quote.
[[nodiscard]] Result<std::vector<Row>> parse_table(std::string_view text);

// Returns a text as a cell between commas, in quotes if it needs them.
[[nodiscard]] std::string format_cell(const std::string& text);

}  // namespace switchbox::puzzle
