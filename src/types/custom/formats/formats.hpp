// All formats in which puzzles are read and written, each in its own file.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "types/custom/formats/likeness.hpp"
#include "types/custom/formats/source.hpp"
#include "types/custom/model/wired_puzzle.hpp"

namespace switchbox::puzzle {

// Names in the order of Format.
inline constexpr std::array<std::string_view, 4> format_names{"text", "matrix", "csv", "json"};
[[nodiscard]] std::optional<Format> format_named(std::string_view name);

// Parses a puzzle in any format (likeness.hpp detects it). Errors give line and column, or the path in JSON.
// `remarks` receives how ambiguous parts were read.
[[nodiscard]] Result<machine::WiredPuzzle> parse(std::string_view text, Remarks* remarks = nullptr);

// Returns the remarks one after another, at most five; empty if there are none.
[[nodiscard]] Message in_one_line(const Remarks& remarks);

// Returns text that parse() reads as the same puzzle, without the parts that the format leaves out. Only JSON
// has the puzzle's name, and CSV has no layout. Returns an error for a part that the format cannot express.
[[nodiscard]] Result<std::string> format_as(Format format, const machine::WiredPuzzle& puzzle);

}  // namespace switchbox::puzzle
