// Detection of a text's puzzle format by its appearance, also for programs that do not parse puzzles.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace switchbox::puzzle {

// Keywords that begin statements. Statements that wire a button ("A: north") have none.
inline constexpr std::array<std::string_view, 9> keywords{"states",  "start",  "target", "most", "cost",
                                                          "pressed", "layout", "press",  "faces"};
// Keywords that begin table rows: about lamps, about the buttons that can be pressed, and about the names of
// states.
inline constexpr std::array<std::string_view, 5> lamp_rows{"states", "start", "target", "press", "faces"};

// Separators between the cells of a table.
inline constexpr std::string_view separators = ",;\t";

enum class Format : std::uint8_t { text, matrix, csv, json };

// Returns the format of a text, which may contain errors. Format::text if it resembles no other format.
[[nodiscard]] Format format_of(std::string_view text);

// Returns whether a text may be meant as a puzzle:
// - several lines that all begin like statements
// - a matrix with its start
// - a table with its heading or lamp rows
// - JSON with buttons
[[nodiscard]] bool looks_like_puzzle(std::string_view text);

}  // namespace switchbox::puzzle
