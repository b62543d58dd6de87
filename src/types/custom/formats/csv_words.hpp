// What stands in a table besides names and numbers.
#pragma once

#include <array>
#include <string_view>

namespace switchbox::puzzle {

// In any case, and with a colon behind or without.
inline constexpr std::string_view button_heading = "button";
[[nodiscard]] inline std::string_view without_colon(std::string_view cell) {
    while (!cell.empty() && (cell.back() == ':' || cell.back() == ' ')) cell.remove_suffix(1);
    return cell;
}
// Between lamps and limits in the heading, between buttons and what is said of lamps in the first column.
inline constexpr std::string_view divider = "-";
inline constexpr std::string_view alike = "alike";
inline constexpr std::string_view lit = "lit";  // what alone may be pressed
// In the order of Assembly::Limit.
inline constexpr std::array<std::string_view, 3> limit_columns{"most", "cost", "pressed"};

}  // namespace switchbox::puzzle
