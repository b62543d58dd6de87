// A matrix to be looked at: digits, or a picture with a mark for each entry that is not 0, in a window in
// which it is moved by dragging; its rows and columns keep their numbers at the window's edges.
#pragma once

#include <vector>

#include "algebra/residue_matrix.hpp"
#include "ui/frame/frame.hpp"
#include "ui/kit/matrix_geometry.hpp"

namespace switchbox::ui {

struct MatrixScene {
    std::size_t rows = 0;
    std::size_t columns = 0;
    // The entries; where there are none, the rows of the ones in each column.
    const algebra::ResidueMatrix* entries = nullptr;
    const std::vector<std::vector<std::size_t>>* ones = nullptr;
    std::vector<algebra::Residues> behind;  // columns behind those of `entries`
    std::vector<std::size_t> row_numbers;
    std::vector<std::size_t> column_numbers;  // up to the first separator
    std::vector<MatrixSeparator> separators;
    bool is_picture = false;

    [[nodiscard]] std::uint8_t at(std::size_t row, std::size_t column) const;
};

// A row on a ground of its own.
struct MatrixBand {
    std::size_t row = 0;
    Colour colour;
};
// An entry with a frame.
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

// At the top of the room, moved and zoomed as the state says, as far as that goes.
[[nodiscard]] MatrixGeometry matrix_geometry(const Frame& frame, const MatrixScene& scene, const Rect& room);
void draw_matrix(const Frame& frame, const MatrixScene& scene, const MatrixGeometry& geometry,
                 const MatrixPlace& current, const MatrixMarks& marks);

// The state follows what arranging has made of it.
void settle_matrix(const Arranged& arranged, UiState& state);
// The pointer on the matrix, or not any more.
void point_at_matrix(Turn& turn, const PanePointer& pointer);
bool scroll_matrix(Turn& turn, const PanePointer& pointer);
// A picture's entries made larger or smaller, about the middle of the window.
void zoom_matrix(Turn& turn, float factor);

}  // namespace switchbox::ui
