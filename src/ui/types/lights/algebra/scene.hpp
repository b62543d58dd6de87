// Which matrix the Algebra pane shows, and what on the board its parts stand for.
#pragma once

#include "ui/frame/pane_item.hpp"
#include "ui/types/lights/algebra/matrix_view.hpp"
#include "ui/types/lights/algebra/study.hpp"

namespace switchbox::ui {

// With more columns for unknowns than this a matrix is drawn as a picture first.
inline constexpr std::size_t max_digit_columns = 36;

// What follows from the rule of the game in play.
[[nodiscard]] const MatrixStudy& matrix_of(const AlgebraState& state);

// Whether the open view has a matrix to show. The rest is for when it has.
[[nodiscard]] bool has_matrix(const AlgebraState& state);
// Its size, those of b and of the solution among the columns.
[[nodiscard]] std::size_t matrix_rows(const AlgebraState& state);
[[nodiscard]] std::size_t matrix_columns(const AlgebraState& state);
[[nodiscard]] bool is_matrix_picture(const AlgebraState& state);
// Points into the study.
[[nodiscard]] MatrixScene matrix_scene(const AlgebraState& state);
// The rows of the last operation, and the pivots so far.
[[nodiscard]] MatrixMarks matrix_marks(const AlgebraState& state, const Theme& theme);

// What the pointer is at, else the keyboard, else what is pointed at on the board; maybe nothing.
[[nodiscard]] MatrixPlace current_place(const UiState& state);
[[nodiscard]] BoardHighlight highlight_of(const AlgebraState& state, const MatrixPlace& place);

// The matrix as it would be taken elsewhere.
struct MatrixCopy {
    algebra::ResidueMatrix matrix;
    std::size_t behind_bar = 0;
};
[[nodiscard]] bool can_copy(const AlgebraState& state);
[[nodiscard]] MatrixCopy matrix_copy(const AlgebraState& state);

}  // namespace switchbox::ui
