// A puzzle as JSON: docs/puzzles.md has the keys.
#pragma once

#include <string>
#include <string_view>

#include "base/result.hpp"
#include "types/custom/formats/source.hpp"
#include "types/custom/model/wired_puzzle.hpp"

namespace switchbox::puzzle {

// What is wrong names the path: "buttons.X.C"; where it is no JSON, line and column.
[[nodiscard]] Result<machine::WiredPuzzle> parse_json(std::string_view text, Remarks* remarks = nullptr);

// What parse_json() reads as the same puzzle.
[[nodiscard]] std::string format_json(const machine::WiredPuzzle& puzzle);

}  // namespace switchbox::puzzle
