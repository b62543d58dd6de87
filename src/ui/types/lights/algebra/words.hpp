// What the Algebra pane says.
#pragma once

#include <string>
#include <string_view>

#include "ui/frame/pane_item.hpp"

namespace switchbox::ui {

inline constexpr std::string_view algebra_hint = "view.pane.algebra.point";  // an id

// What the current entry, row, column or pattern stands for; a hint where there is none.
[[nodiscard]] std::string algebra_line(const PaneSources& sources);
// "Row 2, column 5: 1": the entry that has, or would get, the keyboard.
[[nodiscard]] std::string entry_name(const AlgebraState& state);

// "Step 3 of 81", and "row 4 += row 1".
[[nodiscard]] std::string step_count(const AlgebraState& state);
[[nodiscard]] std::string operation_words(const AlgebraState& state);
// Both in one.
[[nodiscard]] std::string step_words(const AlgebraState& state);
// What the equations say once they are reduced; empty before.
[[nodiscard]] std::string result_words(const PaneSources& sources);

// Instead of a matrix, where the open view has none.
[[nodiscard]] std::string no_matrix_words(const AlgebraState& state);
// How many quiet patterns there are, or that there is none.
[[nodiscard]] std::string quiet_words(const AlgebraState& state);
// "Quiet pattern 2"
[[nodiscard]] std::string quiet_name(std::size_t pattern);

// "Rank: 9. All rows are independent, so ..."
[[nodiscard]] std::string facts_text(const AlgebraState& state);
// "Rank 9, determinant 5"
[[nodiscard]] std::string facts_line(const AlgebraState& state);
// The matrix row by row; empty where it is too wide to be read out.
[[nodiscard]] std::string matrix_words(const AlgebraState& state);

}  // namespace switchbox::ui
