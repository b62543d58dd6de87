// Words of the Algebra pane.
#pragma once

#include <string>
#include <string_view>

#include "ui/frame/pane_definition.hpp"

namespace switchbox::ui {

inline constexpr MessageId<> algebra_hint = "view.pane.algebra.point";

// Returns what the current entry, row, column or pattern means; a hint if there is none.
[[nodiscard]] std::string algebra_line(const PaneSources& sources);
// Returns "Row 2, column 5: 1", for the entry that has, or would get, the keyboard.
[[nodiscard]] std::string entry_name(const AlgebraState& state);

// Return "Step 3 of 81" and "row 4 += row 1".
[[nodiscard]] std::string step_count(const AlgebraState& state);
[[nodiscard]] std::string operation_words(const AlgebraState& state);
// Returns both in one.
[[nodiscard]] std::string step_words(const AlgebraState& state);
// Returns the conclusion from the reduced equations; empty before they are reduced.
[[nodiscard]] std::string result_words(const PaneSources& sources);

// Returns the words instead of a matrix, if the open view has none.
[[nodiscard]] std::string no_matrix_words(const AlgebraState& state);
// Returns how many quiet patterns there are, or that there is none.
[[nodiscard]] std::string quiet_words(const AlgebraState& state);
// Returns "Quiet pattern 2".
[[nodiscard]] std::string quiet_name(std::size_t pattern);

// Returns "Rank: 9. All rows are independent, so ...".
[[nodiscard]] std::string facts_text(const AlgebraState& state);
// Returns "Rank 9, determinant 5".
[[nodiscard]] std::string facts_line(const AlgebraState& state);
// Returns the matrix row by row; empty if it is too wide to be read out.
[[nodiscard]] std::string matrix_words(const AlgebraState& state);

}  // namespace switchbox::ui
