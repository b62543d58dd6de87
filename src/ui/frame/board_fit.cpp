#include "ui/frame/board_fit.hpp"

#include <algorithm>
#include <cmath>

#include "ui/look/camera.hpp"

namespace switchbox::ui {
namespace {

constexpr float least_side = 32;  // shortest longer side of a board, in pixels

// Returns the largest size of a button, so that a small board does not fill a large screen.
float largest_button(const Rect& room, machine::Shape shape) {
    constexpr float usual = 190;
    constexpr float part = 0.7F;
    return std::max(usual, part * room.height / static_cast<float>(std::max(shape.rows, shape.columns)));
}

}  // namespace

Rect fit_cells(const Rect& room, machine::Shape shape, float largest_cell) {
    const auto rows = static_cast<float>(shape.rows);
    const auto columns = static_cast<float>(shape.columns);
    const float exact = std::min({room.width / columns, room.height / rows, largest_cell});
    const float cell = exact > 8 ? std::floor(exact) : std::max(exact, least_side / std::max(rows, columns));
    const float width = cell * columns;
    const float height = cell * rows;
    return {std::floor(room.x + (room.width - width) / 2), std::floor(room.y + (room.height - height) / 2),
            width, height};
}

Rect fit_board(const Rect& room, machine::Shape shape, EdgeMargin edges) {
    const float largest = largest_button(room, shape);
    if (edges == nullptr && has_camera(shape)) return fit_cells(room, window_shape(shape), largest);
    const Rect board = fit_cells(room, shape, largest);
    if (edges == nullptr) return board;
    const float margin = edges(board.width / static_cast<float>(shape.columns));
    return fit_cells(room.inset(margin), shape, largest);
}

}  // namespace switchbox::ui
