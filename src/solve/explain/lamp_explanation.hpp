// Explanations by lamps that a person counts on the board: those that decide a button (Arnold & Blaszak, p.
// 14, one row of s = A inverse · v at a time) and those that prove a target impossible (docs/machines.md,
// "What the answers mean").
#pragma once

#include <cstdint>
#include <optional>

#include "machine/linear/linear_machine.hpp"
#include "message/message.hpp"
#include "solve/explain/explanation.hpp"
#include "solve/linear/linear_solver.hpp"

namespace switchbox::solve {

// The weight of each lamp in the number of times that every solution presses `button`: a y with y·A =
// e_button, so that y·v is the button's entry of any s with A·s = v. None where solutions differ there, or
// where it would take long to find.
[[nodiscard]] std::optional<machine::Picture> deciding_row(const LinearSolver& solver,
                                                           const machine::LinearMachine& machine,
                                                           std::size_t button);
// Behind a sentence about the button it begins with "It", alone with "Button 5".
enum class RowSentence : std::uint8_t { alone, behind_another };
[[nodiscard]] Explanation why_by_row(const Question& question, const machine::Picture& row,
                                     std::size_t button, RowSentence sentence);

[[nodiscard]] Explanation why_impossible(const Question& question, const Impossible& impossible);
// That without what the sums are.
[[nodiscard]] Message impossible_in_short(const Question& question, const Impossible& impossible);

}  // namespace switchbox::solve
