// What stands in a table besides names and numbers.
#pragma once

#include <array>
#include <string_view>

namespace switchbox::puzzle {

inline constexpr std::string_view button_heading = "button";
// Between lamps and limits in the heading, between buttons and what is said of lamps in the first column.
inline constexpr std::string_view divider = "-";
inline constexpr std::string_view alike = "alike";
inline constexpr std::string_view lit = "lit";  // what alone may be pressed
// In the order of Assembly::Limit.
inline constexpr std::array<std::string_view, 3> limit_columns{"most", "cost", "pressed"};

}  // namespace switchbox::puzzle
