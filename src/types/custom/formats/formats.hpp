// All formats in which puzzles are read and written, each in its own file.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "types/custom/formats/source.hpp"
#include "types/custom/model/wired_puzzle.hpp"

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

// Names in the order of Format.
inline constexpr std::array<std::string_view, 4> format_names{"text", "matrix", "csv", "json"};
// Returns the format of that name; nullopt if there is none.
[[nodiscard]] std::optional<Format> format_named(std::string_view name);

// Parses a puzzle in any format (format_of() detects it). Errors give line and column, or the path in JSON.
// `remarks` receives how ambiguous parts were read.
[[nodiscard]] Result<machine::WiredPuzzle> parse(std::string_view text, Remarks* remarks = nullptr);

// Returns the remarks one after another, at most five; empty if there are none.
[[nodiscard]] Message in_one_line(const Remarks& remarks);

// Returns text that parse() reads as the same puzzle, without the parts that the format leaves out. Only JSON
// has the puzzle's name, and CSV has no layout. Returns an error for a part that the format cannot express.
[[nodiscard]] Result<std::string> format_as(Format format, const machine::WiredPuzzle& puzzle);

}  // namespace switchbox::puzzle
