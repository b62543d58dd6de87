// What is seen of a large board: its cells are larger than fit, and the window on them shows a part.
#pragma once

#include <imgui.h>

#include <cstddef>
#include <optional>

#include "machine/machine.hpp"
#include "ui/kit/geometry.hpp"

namespace switchbox::ui {

struct Camera {
    float zoom = 1;             // 1: all of the board is seen
    ImVec2 middle{0.5F, 0.5F};  // what is in the middle of the window, as shares of the board's sides
    friend bool operator==(const Camera& a, const Camera& b) {
        return a.zoom == b.zoom && a.middle.x == b.middle.x && a.middle.y == b.middle.y;
    }
};

// Cells that are smaller, in pixels, are too small to press: a click on them comes nearer.
inline constexpr float least_pressed_cell = 5;

// Whether there is a camera: boards of more lamps than every window has room for.
[[nodiscard]] bool has_camera(const machine::Machine& machine);
[[nodiscard]] bool has_camera(machine::Shape lamps);
// The board's shape, or one with the longer side cut to twice the shorter: that of the window on it.
[[nodiscard]] machine::Shape window_shape(machine::Shape lamps);

// Where all cells are, seen through `window`: as many pixels wide and high as the window or more, in one
// direction, and never away from its edges.
[[nodiscard]] Rect cells_in(const Rect& window, machine::Shape lamps, const Camera& camera);
[[nodiscard]] float cell_side(const Rect& cells, machine::Shape lamps);

// The camera's moves; each answers with a camera that stays over the board.
struct CameraWindow {
    Rect window;
    machine::Shape lamps;
};
// Nearer by a factor, or farther by one below 1, with the point `at` kept where it is.
[[nodiscard]] Camera zoomed(const CameraWindow& board, const Camera& camera, float factor, ImVec2 at);
[[nodiscard]] Camera panned(const CameraWindow& board, const Camera& camera, ImVec2 by);
// With the cell in sight, moved as little as that takes.
[[nodiscard]] Camera showing(const CameraWindow& board, const Camera& camera, std::size_t cell);
// So near, round a point, that cells can be pressed.
[[nodiscard]] Camera pressable(const CameraWindow& board, const Camera& camera, ImVec2 at);
[[nodiscard]] float largest_zoom(const CameraWindow& board);

// The cells of which something is seen, and those beside them, which throw their light in.
struct SeenCells {
    int row = 0;
    int column = 0;
    machine::Shape shape;  // rows and columns from there on
    machine::Shape board;

    // The place of a cell of the board among these.
    [[nodiscard]] std::optional<std::size_t> place(std::size_t cell) const;
    // The cell of the board at a place among these.
    [[nodiscard]] std::size_t cell(std::size_t place) const {
        return board.cell(row + shape.row(place), column + shape.column(place));
    }
};
[[nodiscard]] SeenCells seen_cells(const Rect& window, const Rect& cells, machine::Shape lamps);
// Where these cells are.
[[nodiscard]] Rect rect_of(const SeenCells& seen, const Rect& cells);

}  // namespace switchbox::ui
