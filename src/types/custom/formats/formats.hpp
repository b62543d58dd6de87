// All formats in which puzzles are read and written, each in its own file.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/message.hpp"
#include "base/result.hpp"
#include "types/custom/formats/source.hpp"
#include "types/custom/model/wired_puzzle.hpp"

namespace switchbox::puzzle {

// Keywords that begin statements of the text format. Statements that wire a button ("A: north") have none.
inline constexpr std::array<std::string_view, 10> keywords{"states",  "start",  "target", "most",  "cost",
                                                           "pressed", "layout", "press",  "faces", "try"};
inline constexpr std::size_t try_keyword = 9;  // the only one with a name before its colon: "try A: x=1"
// Keywords that begin table rows: about lamps, about the buttons that can be pressed, and about the names of
// states.
inline constexpr std::array<std::string_view, 5> lamp_rows{"states", "start", "target", "press", "faces"};

// Separators between the cells of a table.
inline constexpr std::string_view separators = ",;\t";

enum class Format : std::uint8_t { text, matrix, csv, json };
inline constexpr std::size_t format_count = 4;

// Row of the table of formats.
struct PuzzleFormat {
    std::string_view name;  // on the command line: "csv"
    MessageId<> label;      // on the button that copies the puzzle: "CSV"
    // Return whether a text is in this format, errors included, and whether such a text is likely to be a
    // puzzle when it is pasted. They get text without byte order mark, with plain dashes.
    bool (*detect)(std::string_view text);
    bool (*is_likely_puzzle)(std::string_view text);
    // Parses text that readable() has cleaned. Errors give line and column, or the path in JSON. `remarks`,
    // if not null, receives how ambiguous parts were read.
    Result<machine::WiredPuzzle> (*parse)(std::string_view text, Remarks* remarks);
    // Returns text that `parse` reads as the same puzzle. It may leave out name and layout; any other part
    // that the format cannot express is an error. Buttons without lamps can be expressed in every format.
    Result<std::string> (*write)(const machine::WiredPuzzle& puzzle);
};
// Returns all formats, in the order of Format. A text has the last format that detects it; Format::text
// detects every text.
[[nodiscard]] const std::array<PuzzleFormat, format_count>& puzzle_formats();

// Returns the format of a text, which may contain errors.
[[nodiscard]] Format format_of(std::string_view text);

// Returns whether a pasted text of at most 1,000,000 bytes is likely to be a puzzle.
[[nodiscard]] bool looks_like_puzzle(std::string_view text);

// Returns the format of that name; nullopt if there is none.
[[nodiscard]] std::optional<Format> format_named(std::string_view name);

// Parses a puzzle in any format (PuzzleFormat::parse). With `are_columns_buttons` the text must be a matrix.
[[nodiscard]] Result<machine::WiredPuzzle> parse(std::string_view text, Remarks* remarks = nullptr,
                                                 bool are_columns_buttons = false);

// Returns the remarks one after another, at most five; empty if there are none.
[[nodiscard]] Message in_one_line(const Remarks& remarks);

// Returns the puzzle in a format (PuzzleFormat::write). Only JSON has the puzzle's name, and CSV has no
// layout.
[[nodiscard]] Result<std::string> format_as(Format format, const machine::WiredPuzzle& puzzle);

}  // namespace switchbox::puzzle
