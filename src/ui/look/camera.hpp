// Visible part of a board with small cells: they are larger than would fit, and a window shows some of them.
#pragma once

#include <imgui.h>

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

#include "machine/machine.hpp"
#include "ui/kit/geometry.hpp"
#include "ui/kit/theme.hpp"

namespace switchbox::ui {

struct Camera {
    float zoom = 1;             // 1: the whole board is visible
    ImVec2 middle{0.5F, 0.5F};  // board point in the middle of the window, as shares of the board's sides
    friend bool operator==(const Camera& a, const Camera& b) {
        return a.zoom == b.zoom && a.middle.x == b.middle.x && a.middle.y == b.middle.y;
    }
};

// Smallest cell that can be pressed, in pixels; a click on a smaller one zooms in.
inline constexpr float least_pressed_cell = 5;

// Returns whether the board has more lamps than every window has space for.
[[nodiscard]] bool is_large(machine::Shape lamps);
// Returns whether the board has a camera: true if it is large, or if its cells, `cell` pixels long when all
// are visible, are too small for the pointer.
[[nodiscard]] bool has_camera(const machine::Machine& machine, float cell, bool touch);
// Returns the proportions of the window on the board: those of the board, but at most 2 to 1.
[[nodiscard]] machine::Shape window_shape(machine::Shape lamps);

// Returns the rectangle of all cells, seen through `window`. It covers the window in at least one direction
// and never leaves a gap at the window's edges there.
[[nodiscard]] Rect cells_in(const Rect& window, machine::Shape lamps, const Camera& camera);
[[nodiscard]] float cell_side(const Rect& cells, machine::Shape lamps);

// Window on a board. The functions below return a camera that stays over the board.
struct CameraWindow {
    Rect window;
    machine::Shape lamps;
};
// Zooms in by a factor, or out by a factor below 1, and keeps the point `at` in place.
[[nodiscard]] Camera zoomed(const CameraWindow& board, const Camera& camera, float factor, ImVec2 at);
[[nodiscard]] Camera panned(const CameraWindow& board, const Camera& camera, ImVec2 by);
// Moves as little as needed to bring the cell into sight.
[[nodiscard]] Camera showing(const CameraWindow& board, const Camera& camera, std::size_t cell);
// Zooms in around a point until cells can be pressed.
[[nodiscard]] Camera pressable(const CameraWindow& board, const Camera& camera, ImVec2 at);
[[nodiscard]] float largest_zoom(const CameraWindow& board);

// Visible cells and their neighbours, whose light reaches in.
struct SeenCells {
    int row = 0;
    int column = 0;
    machine::Shape shape;  // rows and columns counted from `row` and `column`
    machine::Shape board;

    // Returns the place of a cell of the board among these, or nullopt.
    [[nodiscard]] std::optional<std::size_t> place(std::size_t cell) const;
    // Returns the cell of the board at a place among these.
    [[nodiscard]] std::size_t cell(std::size_t place) const {
        return board.cell(row + shape.row(place), column + shape.column(place));
    }
};
[[nodiscard]] SeenCells seen_cells(const Rect& window, const Rect& cells, machine::Shape lamps);
// Returns the rectangle of these cells.
[[nodiscard]] Rect rect_of(const SeenCells& seen, const Rect& cells);

// Three-dimensional body for the shaders: flat quads, farther ones first.

// Corner of a quad in the window; `depth` is its distance from the eye.
struct SolidCorner {
    float x = 0;
    float y = 0;
    float depth = 1;
    friend bool operator==(const SolidCorner&, const SolidCorner&) = default;
};

// Side of a small cube, seen from outside; the corners are in order around it, from the top left one.
struct SolidQuad {
    std::array<SolidCorner, 4> corners;
    std::array<float, 3> colour{};  // colour of its sticker
    float sticker = 0;              // 1: has a sticker; 0: only the dark body
    float light = 1;                // brightness of the light on it
    float hint = 0;                 // rings, 0..1
    float proof = 0;
    friend bool operator==(const SolidQuad&, const SolidQuad&) = default;
};

struct SolidDrawing {
    Rect rect;  // nothing is drawn outside it
    std::vector<SolidQuad> quads;
    friend bool operator==(const SolidDrawing&, const SolidDrawing&) = default;
};

}  // namespace switchbox::ui
