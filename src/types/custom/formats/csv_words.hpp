// Words of a table besides names and numbers.
#pragma once

#include <array>
#include <string_view>

namespace switchbox::puzzle {

// Heading of the buttons' column, in any case, with or without a colon behind it.
inline constexpr std::string_view button_heading = "button";
[[nodiscard]] inline std::string_view without_colon(std::string_view cell) {
    while (!cell.empty() && (cell.back() == ':' || cell.back() == ' ')) cell.remove_suffix(1);
    return cell;
}
// Separator of lamps and limits in the heading, and of buttons and lamp rows in the first column.
inline constexpr std::string_view divider = "-";
inline constexpr std::string_view alike = "alike";
inline constexpr std::string_view lit = "lit";  // only buttons of lit lamps can be pressed
// Headings in the order of PuzzleBuilder::Limit.
inline constexpr std::array<std::string_view, 3> limit_columns{"most", "cost", "pressed"};

}  // namespace switchbox::puzzle
