// Where a matrix stands, and how pointer, wheel and keyboard move it.
#include <algorithm>
#include <cmath>

#include "view/frame/widgets.hpp"
#include "view/panes/algebra/matrix_view.hpp"

namespace switchbox::view {
namespace {

constexpr float largest_entry = 26;
constexpr float least_digit_entry = 15;
constexpr float easy_digit_entry = 16;
constexpr float window_share = 0.76F;  // of the pane's height
constexpr float phone_share = 0.5F;
constexpr float least_window = 160;
constexpr float number_height = 20;
constexpr float number_gap = 8;
constexpr float wheel_zoom = 1.25F;

float numbers_width(const Frame& frame, const MatrixScene& scene) {
    const std::size_t largest = scene.row_numbers.empty() ? 0 : scene.row_numbers.back();
    return frame.paint.measure(Type::caption, std::to_string(largest)).x + number_gap;
}

// The height that the window of the matrix may have.
float most_height(const Frame& frame, const Rect& room) {
    const float share = frame.layout.phone ? phone_share : window_share;
    return std::max(room.height * share, least_window);
}

// As large as the width allows, and so that all rows can be seen if that leaves digits their size.
float entry_size(const Frame& frame, const MatrixScene& scene, const Rect& room, float beside) {
    AlgebraState& state = frame.state.algebra;
    const float width = room.width - beside - MatrixGeometry::fixed_width(scene.separators);
    const float rows = (most_height(frame, room) - number_height - 2 * matrix_margin) /
                       static_cast<float>(std::max<std::size_t>(scene.rows, 1));
    const float in_height = scene.is_picture ? largest_entry : std::max(rows, easy_digit_entry);
    const float in_width = width / static_cast<float>(std::max<std::size_t>(scene.columns, 1));
    const float fit = std::min({in_width, in_height, largest_entry});
    state.least_entry = scene.is_picture ? fit : std::max(fit, least_digit_entry);
    return scene.is_picture ? std::clamp(state.zoom, fit, largest_entry) : std::floor(state.least_entry);
}

// Keeps what is at `still`, from the window's corner, where it is.
void zoom_about(AlgebraState& state, float factor, ImVec2 still) {
    const float before = state.entry;
    if (before <= 0) return;
    state.zoom = std::clamp(before * factor, state.least_entry, std::max(largest_entry, state.least_entry));
    const float ratio = state.zoom / before;
    state.offset = {(state.offset.x + still.x) * ratio - still.x,
                    (state.offset.y + still.y) * ratio - still.y};
    state.entry = state.zoom;
}

// Whether dragging and the wheel are the matrix's own: not where they could not move it.
bool holds_pointer(const Frame& frame, const MatrixScene& scene, const MatrixGeometry& geometry) {
    const ImGuiIO& io = ImGui::GetIO();
    const bool inside = geometry.whole.contains(io.MouseDown[0] ? io.MouseClickedPos[0] : io.MousePos);
    if (frame.covered || !inside) return false;
    const ImVec2 most = geometry.most_offset();
    if (scene.is_picture || most.y > 0) return true;
    const ImVec2 drag = ImGui::GetMouseDragDelta(ImGuiMouseButton_Left);
    return most.x > 0 && std::abs(drag.x) > std::abs(drag.y);
}

void move_by_pointer(Frame& frame, const MatrixScene& scene, MatrixGeometry& geometry) {
    if (!holds_pointer(frame, scene, geometry)) return;
    AlgebraState& state = frame.state.algebra;
    frame.state.pane_held = true;
    const ImGuiIO& io = ImGui::GetIO();
    ImVec2 by = scrolled_by(frame, geometry.whole);
    if (scene.is_picture && io.MouseWheel != 0) {
        by = {0, 0};
        const ImVec2 still{io.MousePos.x - geometry.cells.x, io.MousePos.y - geometry.cells.y};
        zoom_about(state, std::pow(wheel_zoom, io.MouseWheel), still);
        geometry.size = state.entry;
    }
    state.offset = {state.offset.x - by.x, state.offset.y - by.y};
}

// As little as it takes to have [from, from + length) in the window.
float brought_in(float offset, float from, float length, float window) {
    if (from < offset) return from;
    return std::max(offset, from + length - window);
}

void bring_in_sight(AlgebraState& state, const MatrixGeometry& geometry) {
    if (!state.wanted_in_sight) return;
    const MatrixPlace place = *state.wanted_in_sight;
    state.wanted_in_sight.reset();
    const Rect& cells = geometry.cells;
    if (place.row && *place.row < geometry.rows) {
        const float from = geometry.y_of(*place.row) - geometry.y_of(0);
        state.offset.y = brought_in(state.offset.y, from, geometry.size + 2 * matrix_margin, cells.height);
    }
    if (place.column && *place.column < geometry.columns) {
        const float from = geometry.x_of(*place.column) - cells.x + geometry.offset.x - matrix_bracket;
        state.offset.x = brought_in(state.offset.x, from, geometry.size + 2 * matrix_bracket, cells.width);
    }
}

void keep_offset(AlgebraState& state, MatrixGeometry& geometry) {
    const ImVec2 most = geometry.most_offset();
    state.offset = {std::clamp(state.offset.x, 0.0F, most.x), std::clamp(state.offset.y, 0.0F, most.y)};
    geometry.offset = state.offset;
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

// Of pointer and keyboard the one that moved last says what is attended to.
void point(Frame& frame, const MatrixGeometry& geometry) {
    AlgebraState& state = frame.state.algebra;
    const Touch hand = touch(frame, matrix_id, geometry.whole, true);
    if (hand.hovered) ImGui::SetMouseCursor(ImGuiMouseCursor_Arrow);
    const ImGuiIO& io = ImGui::GetIO();
    const bool moved = io.MouseDelta.x != 0 || io.MouseDelta.y != 0 || io.MouseDown[0] || io.MouseWheel != 0;
    const bool has_keyboard = frame.state.focus_visible && frame.state.focus == matrix_id;
    if (has_keyboard && !state.had_keyboard) state.pointed.reset();
    state.had_keyboard = has_keyboard;
    const auto at = hand.hovered ? place_at(geometry, io.MousePos) : std::nullopt;
    if (moved || state.pointed) state.pointed = at;
    if (!hand.clicked || was_dragged() || !at) return;
    state.row = at->row.value_or(state.row);
    state.column = at->column.value_or(state.column);
}

}  // namespace

MatrixGeometry place_matrix(Frame& frame, const MatrixScene& scene, const Rect& room) {
    AlgebraState& state = frame.state.algebra;
    const float side = numbers_width(frame, scene);
    MatrixGeometry geometry{room, {}, scene.rows, scene.columns, scene.separators, 0, state.offset};
    geometry.size = entry_size(frame, scene, room, side);
    state.entry = geometry.size;
    const float most = most_height(frame, room);
    const ImVec2 content = geometry.content();
    const float height = std::min(content.y + number_height, most);
    const float width = std::min(content.x + side, room.width);
    geometry.whole = {room.x, room.y, width, height};
    geometry.cells = {room.x + side, room.y + number_height, width - side, height - number_height};
    state.window = {geometry.cells.width, geometry.cells.height};
    move_by_pointer(frame, scene, geometry);
    bring_in_sight(state, geometry);
    keep_offset(state, geometry);
    point(frame, geometry);
    return geometry;
}

void zoom_matrix(AlgebraState& state, float factor) {
    zoom_about(state, factor, {state.window.x / 2, state.window.y / 2});
}

}  // namespace switchbox::view
