// Puzzles as JSON. docs/puzzles.md lists the keys.
#pragma once

#include <string>
#include <string_view>

#include "base/result.hpp"
#include "types/custom/formats/source.hpp"
#include "types/custom/model/wired_puzzle.hpp"

namespace switchbox::puzzle {

// Parses the JSON. Errors give the path, as in "buttons.X.C", or line and column if the text is not JSON.
[[nodiscard]] Result<machine::WiredPuzzle> parse_json(std::string_view written, Remarks* remarks = nullptr);

// Returns JSON that parse_json() reads as the same puzzle.
[[nodiscard]] std::string format_json(const machine::WiredPuzzle& puzzle);

}  // namespace switchbox::puzzle
