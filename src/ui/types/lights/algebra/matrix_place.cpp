// Layout of a matrix, and its movement by pointer, wheel and keyboard.
#include <algorithm>
#include <cmath>

#include "ui/frame/input_context.hpp"
#include "ui/types/lights/algebra/matrix_view.hpp"
#include "ui/types/lights/algebra/scene.hpp"

namespace switchbox::ui {
namespace {

constexpr float max_entry = 26;
constexpr float min_digit_entry = 15;
constexpr float easy_digit_entry = 16;
constexpr float window_share = 0.76F;  // share of the pane's height
constexpr float phone_share = 0.5F;
constexpr float min_window = 160;
constexpr float number_height = 20;
constexpr float number_gap = 8;
constexpr float wheel_zoom = 1.25F;

float numbers_width(const Frame& frame, const MatrixScene& scene) {
    const std::size_t largest = scene.row_numbers.empty() ? 0 : scene.row_numbers.back();
    return frame.paint.measure(Type::caption, std::to_string(largest)).x + number_gap;
}

// Returns the greatest height of the matrix's window.
float max_height(const Frame& frame, const Rect& room) {
    const float share = frame.layout.phone ? phone_share : window_share;
    return std::max(room.height * share, min_window);
}

// Makes entries as large as the width allows, and so small that all rows are visible if digits stay readable.
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

// Returns the offset, changed as little as possible, with [from, from + length) in the window.
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

// Zooms about `still`, measured from the window's corner, which keeps its place.
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

void settle_matrix(const ElementTree& arranged, UiState& state) {
    if (!arranged.matrix) return;
    state.algebra.offset = arranged.matrix->offset;
    state.algebra.wanted_in_sight.reset();
}

// Sets the entry that is described: the pointer or the keyboard decides, whichever moved last.
void point_at_matrix(InputContext& context, const PanePointer& pointer) {
    if (!context.arranged.matrix) return;
    const auto at = pointer.over ? place_at(*context.arranged.matrix, pointer.input.at) : std::nullopt;
    const bool follows = pointer.input.does_something() || context.state.algebra.pointed;
    if (follows && context.state.algebra.pointed != at) context.point().algebra.pointed = at;
    if (!pointer.clicked || !at) return;
    AlgebraState& state = context.change().algebra;
    state.row = at->row.value_or(state.row);
    state.column = at->column.value_or(state.column);
}

bool scroll_matrix(InputContext& context, const PanePointer& pointer) {
    if (!context.arranged.matrix) return false;
    const MatrixGeometry& geometry = *context.arranged.matrix;
    const PointerInput& input = pointer.input;
    const bool is_picture = is_matrix_picture(context.state.algebra);
    const ImVec2 most = geometry.max_offset();
    const ImVec2 drag{input.at.x - input.pressed_at.x, input.at.y - input.pressed_at.y};
    const bool along = input.down && most.x > 0 && std::abs(drag.x) > std::abs(drag.y);
    // The pane handles whatever cannot move the matrix.
    if (!is_picture && most.y <= 0 && !along) return false;
    AlgebraState& state = context.change().algebra;
    if (is_picture && input.wheel != 0) {
        const ImVec2 still{input.at.x - geometry.cells.x, input.at.y - geometry.cells.y};
        zoom_about(state, geometry, std::pow(wheel_zoom, input.wheel), still);
    } else {
        const ImVec2 by = input.scrolled();
        state.offset = {state.offset.x - by.x, state.offset.y - by.y};
    }
    return true;
}

void zoom_matrix(InputContext& context, float factor) {
    if (!context.arranged.matrix) return;
    const MatrixGeometry& geometry = *context.arranged.matrix;
    zoom_about(context.change().algebra, geometry, factor,
               {geometry.cells.width / 2, geometry.cells.height / 2});
}

}  // namespace switchbox::ui
