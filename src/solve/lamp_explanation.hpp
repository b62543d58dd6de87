// Explanations by lamps that a player can count on the board. Some lamps decide a button (Arnold & Blaszak,
// p. 14, one row of s = A inverse · v at a time). Others prove a target impossible (docs/machines.md, "What
// the answers mean").
#pragma once

#include <cstdint>
#include <optional>

#include "base/message.hpp"
#include "solve/explanation.hpp"

namespace switchbox::solve {

// Form of the sentence: it begins with "It" after another sentence about the button, and with "Button 5"
// alone.
enum class RowSentence : std::uint8_t { alone, behind_another };
[[nodiscard]] Explanation why_by_row(const Question& question, const machine::Picture& row,
                                     std::size_t button, RowSentence sentence);

[[nodiscard]] Explanation why_impossible(const Question& question, const Impossible& impossible);
// Returns why_impossible() in one sentence, without the values of the sums.
[[nodiscard]] Message impossible_in_short(const Question& question, const Impossible& impossible);

}  // namespace switchbox::solve
