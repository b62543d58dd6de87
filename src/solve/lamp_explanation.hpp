// Explanations by lamps that a person counts on the board: those that decide a button (Arnold & Blaszak, p.
// 14, one row of s = A inverse · v at a time) and those that prove a target impossible (docs/machines.md,
// "What the answers mean").
#pragma once

#include <cstdint>
#include <optional>

#include "base/message.hpp"
#include "solve/explanation.hpp"

namespace switchbox::solve {

// Behind a sentence about the button it begins with "It", alone with "Button 5".
enum class RowSentence : std::uint8_t { alone, behind_another };
[[nodiscard]] Explanation why_by_row(const Question& question, const machine::Picture& row,
                                     std::size_t button, RowSentence sentence);

[[nodiscard]] Explanation why_impossible(const Question& question, const Impossible& impossible);
// That without what the sums are.
[[nodiscard]] Message impossible_in_short(const Question& question, const Impossible& impossible);

}  // namespace switchbox::solve
