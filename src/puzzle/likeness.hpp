// Whether a text may be a puzzle: what a program can tell that does not read puzzles.
#pragma once

#include <array>
#include <string_view>

namespace switchbox::puzzle {

// What statements begin with, but for those that wire a button ("A: north").
inline constexpr std::array<std::string_view, 8> keywords{"states", "start",   "target", "most",
                                                          "cost",   "pressed", "layout", "press"};

// Whether there is nothing else in it than digits, spaces, commas and lines "-".
[[nodiscard]] bool is_matrix(std::string_view text);

// Whether somebody may have meant it so, be it right or not: several lines, all of which begin as statements
// do, or a matrix with its start.
[[nodiscard]] bool is_like_puzzle(std::string_view text);

}  // namespace switchbox::puzzle
