#include "ui/look/camera.hpp"

#include <algorithm>
#include <cmath>

namespace switchbox::ui {
namespace {

constexpr std::size_t seen_whole = 1024;  // lamps
constexpr float largest_cell = 64;        // largest cell that the camera zooms to, in pixels
constexpr float handy_cell = 24;          // size of a cell after a click has zoomed in, in pixels
// Cells of this many pixels need no camera.
constexpr float enough_for_touch = 30;
constexpr float enough_for_mouse = 18;

float fitting_side(const CameraWindow& board) {
    return std::min(board.window.width / static_cast<float>(board.lamps.columns),
                    board.window.height / static_cast<float>(board.lamps.rows));
}

// Returns the start of a side of `length` in a window that starts at `from` and is `room` long. `share`: the
// point of the side in the middle of the window.
float begin_of(float from, float room, float length, float share) {
    if (length <= room) return from + (room - length) / 2;
    return std::clamp(from + room / 2 - share * length, from + room - length, from);
}

// Returns the camera for which the cells have this rectangle.
Camera camera_at(const CameraWindow& board, const Rect& cells) {
    const ImVec2 middle = board.window.centre();
    return {cells.width / (fitting_side(board) * static_cast<float>(board.lamps.columns)),
            {(middle.x - cells.x) / cells.width, (middle.y - cells.y) / cells.height}};
}

// Returns the camera with its zoom clamped and its middle moved so that it stays over the board.
Camera bounded(const CameraWindow& board, Camera camera) {
    camera.zoom = std::clamp(camera.zoom, 1.0F, largest_zoom(board));
    const Camera kept = camera_at(board, cells_in(board.window, board.lamps, camera));
    return {camera.zoom, kept.middle};
}

// Returns how far an interval must move to lie inside a window; 0 if it is too long for the window.
float way_into(float from, float length, float first, float room) {
    if (length >= room) return 0;
    return std::clamp(from, first, first + room - length) - from;
}

}  // namespace

bool is_large(machine::Shape lamps) { return lamps.size() > seen_whole; }

bool has_camera(const machine::Machine& machine, float cell, bool touch) {
    // No camera for hidden wiring: wires are drawn over the whole board.
    if (machine.hides_wiring() || !machine.buttons_are_lamps()) return false;
    return is_large(machine.lamps()) || cell < (touch ? enough_for_touch : enough_for_mouse);
}

machine::Shape window_shape(machine::Shape lamps) {
    return {std::max(lamps.rows, lamps.columns / 2), std::max(lamps.columns, lamps.rows / 2)};
}

Rect cells_in(const Rect& window, machine::Shape lamps, const Camera& camera) {
    const float side = fitting_side({window, lamps}) * camera.zoom;
    const float width = side * static_cast<float>(lamps.columns);
    const float height = side * static_cast<float>(lamps.rows);
    return {begin_of(window.x, window.width, width, camera.middle.x),
            begin_of(window.y, window.height, height, camera.middle.y), width, height};
}

float cell_side(const Rect& cells, machine::Shape lamps) {
    return cells.width / static_cast<float>(lamps.columns);
}

float largest_zoom(const CameraWindow& board) { return std::max(largest_cell / fitting_side(board), 1.0F); }

Camera zoomed(const CameraWindow& board, const Camera& camera, float factor, ImVec2 at) {
    const float zoom = std::clamp(camera.zoom * factor, 1.0F, largest_zoom(board));
    const float by = zoom / camera.zoom;
    Rect cells = cells_in(board.window, board.lamps, camera);
    cells = {at.x - (at.x - cells.x) * by, at.y - (at.y - cells.y) * by, cells.width * by, cells.height * by};
    return bounded(board, {zoom, camera_at(board, cells).middle});
}

Camera panned(const CameraWindow& board, const Camera& camera, ImVec2 by) {
    Rect cells = cells_in(board.window, board.lamps, camera);
    cells.x += by.x;
    cells.y += by.y;
    return bounded(board, {camera.zoom, camera_at(board, cells).middle});
}

Camera showing(const CameraWindow& board, const Camera& camera, std::size_t cell) {
    const Rect cells = cells_in(board.window, board.lamps, camera);
    const float side = cell_side(cells, board.lamps);
    const Rect place = Rect{cells.x + side * static_cast<float>(board.lamps.column(cell)),
                            cells.y + side * static_cast<float>(board.lamps.row(cell)), side, side}
                           .inset(-side);
    const Rect& window = board.window;
    const ImVec2 by{way_into(place.x, place.width, window.x, window.width),
                    way_into(place.y, place.height, window.y, window.height)};
    return by.x == 0 && by.y == 0 ? camera : panned(board, camera, by);
}

Camera pressable(const CameraWindow& board, const Camera& camera, ImVec2 at) {
    const float side = fitting_side(board) * camera.zoom;
    return zoomed(board, camera, std::max(handy_cell / side, 1.0F), at);
}

std::optional<std::size_t> SeenCells::place(std::size_t cell) const {
    const int down = board.row(cell) - row;
    const int right = board.column(cell) - column;
    if (!shape.contains(down, right)) return std::nullopt;
    return shape.cell(down, right);
}

SeenCells seen_cells(const Rect& window, const Rect& cells, machine::Shape lamps) {
    const float side = cell_side(cells, lamps);
    struct Stretch {
        int first;
        int count;
    };
    const auto seen = [side](float from, float room, float begin, int count) {
        const int first = static_cast<int>(std::floor((from - begin) / side)) - 1;
        const int last = static_cast<int>(std::ceil((from + room - begin) / side)) + 1;
        const int low = std::clamp(first, 0, count - 1);
        return Stretch{low, std::clamp(last, low + 1, count) - low};
    };
    const Stretch rows = seen(window.y, window.height, cells.y, lamps.rows);
    const Stretch columns = seen(window.x, window.width, cells.x, lamps.columns);
    return {rows.first, columns.first, {rows.count, columns.count}, lamps};
}

Rect rect_of(const SeenCells& seen, const Rect& cells) {
    const float side = cell_side(cells, seen.board);
    return {cells.x + side * static_cast<float>(seen.column), cells.y + side * static_cast<float>(seen.row),
            side * static_cast<float>(seen.shape.columns), side * static_cast<float>(seen.shape.rows)};
}

}  // namespace switchbox::ui
