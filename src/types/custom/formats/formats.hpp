// Every form that a puzzle is read from and written in, each in a file of its own.
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

// In the order of Format.
inline constexpr std::array<std::string_view, 4> format_names{"text", "matrix", "csv", "json"};
[[nodiscard]] std::optional<Format> format_named(std::string_view name);

// In whichever form it is (likeness.hpp). What is wrong names line and column, in JSON the path. Where a part
// could be meant in two ways, how it was read goes to `remarks`.
[[nodiscard]] Result<machine::WiredPuzzle> parse(std::string_view text, Remarks* remarks = nullptr);

// All remarks one after another, a few at most; empty without any.
[[nodiscard]] Message in_one_line(const Remarks& remarks);

// What parse() reads as the same puzzle, but for what the form has no place for and leaves out: only JSON has
// the puzzle's name, CSV no layout. Or what of the puzzle it cannot say.
[[nodiscard]] Result<std::string> format_as(Format format, const machine::WiredPuzzle& puzzle);

}  // namespace switchbox::puzzle
