// Where a matrix stands, and how pointer, wheel and keyboard move it.
#include <algorithm>
#include <cmath>

#include "ui/frame/turn.hpp"
#include "ui/types/lights/algebra/matrix_view.hpp"
#include "ui/types/lights/algebra/scene.hpp"

namespace switchbox::ui {
namespace {

constexpr float max_entry = 26;
constexpr float min_digit_entry = 15;
constexpr float easy_digit_entry = 16;
constexpr float window_share = 0.76F;  // of the pane's height
constexpr float phone_share = 0.5F;
constexpr float min_window = 160;
constexpr float number_height = 20;
constexpr float number_gap = 8;
constexpr float wheel_zoom = 1.25F;

float numbers_width(const Frame& frame, const MatrixScene& scene) {
    const std::size_t largest = scene.row_numbers.empty() ? 0 : scene.row_numbers.back();
    return frame.paint.measure(Type::caption, std::to_string(largest)).x + number_gap;
}

// The height that the window of the matrix may have.
float max_height(const Frame& frame, const Rect& room) {
    const float share = frame.layout.phone ? phone_share : window_share;
    return std::max(room.height * share, min_window);
}

// As large as the width allows, and so that all rows can be seen if that leaves digits their size.
void fit_entries(const Frame& frame, const MatrixScene& scene, const Rect& room, float beside,
                 MatrixGeometry& geometry) {
    const float width = room.width - beside - MatrixGeometry::fixed_width(scene.separators);
    const float rows = (max_height(frame, room) - number_height - 2 * matrix_margin) /
                       static_cast<float>(std::max<std::size_t>(scene.rows, 1));
    const float in_height = scene.is_picture ? max_entry : std::max(rows, easy_digit_entry);
    const float in_width = width / static_cast<float>(std::max<std::size_t>(scene.columns, 1));
    const float fit = std::min({in_width, in_height, max_entry});
    geometry.min_size = scene.is_picture ? fit : std::max(fit, min_digit_entry);
    geometry.size = scene.is_picture ? std::clamp(frame.state.algebra.zoom, fit, max_entry)
                                     : std::floor(geometry.min_size);
}

// As little as it takes to have [from, from + length) in the window.
float brought_in(float offset, float from, float length, float window) {
    if (from < offset) return from;
    return std::max(offset, from + length - window);
}

void bring_in_sight(MatrixGeometry& geometry, const MatrixPlace& place) {
    const Rect& cells = geometry.cells;
    const ImVec2 before = geometry.offset;
    if (place.row && *place.row < geometry.rows) {
        const float from = geometry.y_of(*place.row) - geometry.y_of(0);
        geometry.offset.y = brought_in(before.y, from, geometry.size + 2 * matrix_margin, cells.height);
    }
    if (place.column && *place.column < geometry.columns) {
        const float from = geometry.x_of(*place.column) - cells.x + before.x - matrix_bracket;
        geometry.offset.x = brought_in(before.x, from, geometry.size + 2 * matrix_bracket, cells.width);
    }
}

// Keeps what is at `still`, from the window's corner, where it is.
void zoom_about(AlgebraState& state, const MatrixGeometry& geometry, float factor, ImVec2 still) {
    const float largest = std::max(max_entry, geometry.min_size);
    state.zoom = std::clamp(geometry.size * factor, geometry.min_size, largest);
    const float ratio = state.zoom / geometry.size;
    state.offset = {(geometry.offset.x + still.x) * ratio - still.x,
                    (geometry.offset.y + still.y) * ratio - still.y};
}

std::optional<MatrixPlace> place_at(const MatrixGeometry& geometry, ImVec2 at) {
    const Rect& cells = geometry.cells;
    if (!geometry.whole.contains(at)) return std::nullopt;
    const MatrixPlace place{at.y < cells.y ? std::nullopt : geometry.row_at(at.y),
                            at.x < cells.x ? std::nullopt : geometry.column_at(at.x)};
    const bool nothing = !place.row && !place.column;
    const bool beside = cells.contains(at) && (!place.row || !place.column);
    if (nothing || beside) return std::nullopt;
    return place;
}

}  // namespace

MatrixGeometry matrix_geometry(const Frame& frame, const MatrixScene& scene, const Rect& room) {
    const AlgebraState& state = frame.state.algebra;
    const float side = numbers_width(frame, scene);
    MatrixGeometry geometry{room, {}, scene.rows, scene.columns, scene.separators, 0, 0, state.offset};
    fit_entries(frame, scene, room, side, geometry);
    const ImVec2 content = geometry.content();
    const float height = std::min(content.y + number_height, max_height(frame, room));
    const float width = std::min(content.x + side, room.width);
    geometry.whole = {room.x, room.y, width, height};
    geometry.cells = {room.x + side, room.y + number_height, width - side, height - number_height};
    if (state.wanted_in_sight) bring_in_sight(geometry, *state.wanted_in_sight);
    const ImVec2 most = geometry.max_offset();
    geometry.offset = {std::clamp(geometry.offset.x, 0.0F, most.x),
                       std::clamp(geometry.offset.y, 0.0F, most.y)};
    return geometry;
}

void settle_matrix(const Arranged& arranged, UiState& state) {
    if (!arranged.matrix) return;
    state.algebra.offset = arranged.matrix->offset;
    state.algebra.wanted_in_sight.reset();
}

// Of pointer and keyboard the one that moved last says which entry is spoken of.
void point_at_matrix(Turn& turn, const PanePointer& pointer) {
    if (!turn.arranged.matrix) return;
    const auto at = pointer.over ? place_at(*turn.arranged.matrix, pointer.input.at) : std::nullopt;
    const bool follows = pointer.input.does_something() || turn.state.algebra.pointed;
    if (follows && turn.state.algebra.pointed != at) turn.point().algebra.pointed = at;
    if (!pointer.clicked || !at) return;
    AlgebraState& state = turn.change().algebra;
    state.row = at->row.value_or(state.row);
    state.column = at->column.value_or(state.column);
}

bool scroll_matrix(Turn& turn, const PanePointer& pointer) {
    if (!turn.arranged.matrix) return false;
    const MatrixGeometry& geometry = *turn.arranged.matrix;
    const PointerInput& input = pointer.input;
    const bool is_picture = is_matrix_picture(turn.state.algebra);
    const ImVec2 most = geometry.max_offset();
    const ImVec2 drag{input.at.x - input.pressed_at.x, input.at.y - input.pressed_at.y};
    const bool along = input.down && most.x > 0 && std::abs(drag.x) > std::abs(drag.y);
    // What could not move it is for the pane.
    if (!is_picture && most.y <= 0 && !along) return false;
    AlgebraState& state = turn.change().algebra;
    if (is_picture && input.wheel != 0) {
        const ImVec2 still{input.at.x - geometry.cells.x, input.at.y - geometry.cells.y};
        zoom_about(state, geometry, std::pow(wheel_zoom, input.wheel), still);
    } else {
        const ImVec2 by = input.scrolled();
        state.offset = {state.offset.x - by.x, state.offset.y - by.y};
    }
    return true;
}

void zoom_matrix(Turn& turn, float factor) {
    if (!turn.arranged.matrix) return;
    const MatrixGeometry& geometry = *turn.arranged.matrix;
    zoom_about(turn.change().algebra, geometry, factor,
               {geometry.cells.width / 2, geometry.cells.height / 2});
}

}  // namespace switchbox::ui
