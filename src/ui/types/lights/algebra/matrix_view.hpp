// View of a matrix: digits, or a picture with a mark for each entry that is not 0. Dragging moves it within a
// window; the numbers of rows and columns stay at the window's edges.
#pragma once

#include <vector>

#include "algebra/reduction.hpp"
#include "ui/frame/frame.hpp"
#include "ui/frame/pane_definition.hpp"
#include "ui/kit/matrix_geometry.hpp"
#include "ui/types/lights/algebra/study.hpp"

namespace switchbox::ui {

struct MatrixScene {
    std::size_t rows = 0;
    std::size_t columns = 0;
    // Entries; if null, `ones` has the rows of the ones in each column.
    const algebra::ResidueMatrix* entries = nullptr;
    const std::vector<std::vector<std::size_t>>* ones = nullptr;
    std::vector<algebra::Residues> behind;  // columns behind those of `entries`
    std::vector<std::size_t> row_numbers;
    std::vector<std::size_t> column_numbers;  // up to the first separator
    std::vector<MatrixSeparator> separators;
    bool is_picture = false;

    [[nodiscard]] std::uint8_t at(std::size_t row, std::size_t column) const;
};

// Row with a background of its own.
struct MatrixBand {
    std::size_t row = 0;
    Colour colour;
};
// Entry with a frame.
struct MatrixBox {
    std::size_t row = 0;
    std::size_t column = 0;
    bool strong = false;
};
struct MatrixMarks {
    std::vector<MatrixBand> bands;
    std::vector<MatrixBox> boxes;
};

inline constexpr std::string_view matrix_id = "algebra-entry";

// Returns the layout at the top of the room, moved and zoomed as the state says, within the limits.
[[nodiscard]] MatrixGeometry matrix_geometry(const Frame& frame, const MatrixScene& scene, const Rect& room);
void draw_matrix(const Frame& frame, const MatrixScene& scene, const MatrixGeometry& geometry,
                 const MatrixPlace& current, const MatrixMarks& marks);

// Copies the final offset of the arranged matrix into the state.
void settle_matrix(const ElementTree& arranged, UiState& state);
// Updates the entry at the pointer, or resets it if the pointer is elsewhere.
void point_at_matrix(InputContext& context, const PanePointer& pointer);
bool scroll_matrix(InputContext& context, const PanePointer& pointer);
// Enlarges or reduces a picture's entries about the middle of the window.
void zoom_matrix(InputContext& context, float factor);

// Matrix that the Algebra pane shows, and the parts of the board that belong to its parts.

// Most columns for unknowns at which a matrix is drawn as digits; larger ones are pictures first.
inline constexpr std::size_t max_digit_columns = 36;

// Returns the part of the study that follows from the rule.
[[nodiscard]] const MatrixStudy& matrix_of(const AlgebraState& state);

// Return the number of columns of unknowns in the open view, and the right side b of its equations.
[[nodiscard]] std::size_t matrix_unknowns(const AlgebraState& state);
[[nodiscard]] algebra::Residues right_side(const AlgebraState& state);

// Returns whether the open view has a matrix to show. The functions below require it.
[[nodiscard]] bool has_matrix(const AlgebraState& state);
// Return the matrix's size; the columns include those of b and of the solution.
[[nodiscard]] std::size_t matrix_rows(const AlgebraState& state);
[[nodiscard]] std::size_t matrix_columns(const AlgebraState& state);
[[nodiscard]] bool is_matrix_picture(const AlgebraState& state);
// Returns the matrix to draw. It points into the study.
[[nodiscard]] MatrixScene matrix_scene(const AlgebraState& state);
// Returns marks for the rows of the last operation, or of the chosen one, and for the pivots so far.
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
