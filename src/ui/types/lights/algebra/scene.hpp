// Matrix that the Algebra pane shows, and the parts of the board that belong to its parts.
#pragma once

#include "ui/frame/pane_item.hpp"
#include "ui/types/lights/algebra/matrix_view.hpp"
#include "ui/types/lights/algebra/study.hpp"

namespace switchbox::ui {

// Most columns for unknowns at which a matrix is drawn as digits; larger ones are pictures first.
inline constexpr std::size_t max_digit_columns = 36;

// Returns the part of the study that follows from the rule.
[[nodiscard]] const MatrixStudy& matrix_of(const AlgebraState& state);

// Returns whether the open view has a matrix to show. The functions below require it.
[[nodiscard]] bool has_matrix(const AlgebraState& state);
// Return the matrix's size; the columns include those of b and of the solution.
[[nodiscard]] std::size_t matrix_rows(const AlgebraState& state);
[[nodiscard]] std::size_t matrix_columns(const AlgebraState& state);
[[nodiscard]] bool is_matrix_picture(const AlgebraState& state);
// Returns the matrix to draw. It points into the study.
[[nodiscard]] MatrixScene matrix_scene(const AlgebraState& state);
// Returns marks for the rows of the last operation, and for the pivots so far.
[[nodiscard]] MatrixMarks matrix_marks(const AlgebraState& state, const Theme& theme);

// Returns the place at the pointer, else at the keyboard, else of the button pointed at on the board; may be
// empty.
[[nodiscard]] MatrixPlace current_place(const UiState& state);
[[nodiscard]] BoardHighlight highlight_of(const AlgebraState& state, const MatrixPlace& place);

// Matrix as it is copied.
struct MatrixCopy {
    algebra::ResidueMatrix matrix;
    std::size_t behind_bar = 0;
};
[[nodiscard]] bool can_copy(const AlgebraState& state);
[[nodiscard]] MatrixCopy matrix_copy(const AlgebraState& state);

}  // namespace switchbox::ui
