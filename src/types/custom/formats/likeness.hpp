// In which form a text is a puzzle, told by what it looks like: also by a program that does not read puzzles.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace switchbox::puzzle {

// What statements begin with, but for those that wire a button ("A: north").
inline constexpr std::array<std::string_view, 9> keywords{"states",  "start",  "target", "most", "cost",
                                                          "pressed", "layout", "press",  "faces"};
// The same of the rows of a table that tell of lamps, which buttons may be pressed, and what states are
// called.
inline constexpr std::array<std::string_view, 5> lamp_rows{"states", "start", "target", "press", "faces"};

// What may stand between the cells of a table.
inline constexpr std::string_view separators = ",;\t";

enum class Format : std::uint8_t { text, matrix, csv, json };

// Whichever the text is in, be it right or not. What is nothing else is text.
[[nodiscard]] Format format_of(std::string_view text);

// Whether somebody may have meant a puzzle: several lines, all of which begin as statements do; a matrix with
// its start; a table with its heading or rows of lamps; JSON with buttons.
[[nodiscard]] bool is_like_puzzle(std::string_view text);

}  // namespace switchbox::puzzle
