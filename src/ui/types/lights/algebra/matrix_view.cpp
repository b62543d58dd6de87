// Layout of a matrix, and its movement by pointer, wheel and keyboard.
#include "ui/types/lights/algebra/matrix_view.hpp"

#include <algorithm>
#include <cmath>

#include "ui/frame/input_context.hpp"
#include "ui/kit/pictures.hpp"
#include "ui/types/lights/algebra/algebra_pane.hpp"
#include "ui/types/lights/algebra/own_work.hpp"
#include "ui/types/lights/algebra/words.hpp"

namespace switchbox::ui {
namespace {

constexpr float max_entry = 26;
constexpr float min_digit_entry = 15;
constexpr float min_touch_entry = 24;  // large enough for a finger
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
    const bool touched = frame.layout.phone || frame.surroundings.touch;
    const float least = touched ? min_touch_entry : min_digit_entry;
    geometry.min_size = scene.is_picture ? fit : std::max(fit, least);
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

namespace {

constexpr float digit_share = 0.66F;  // a digit's size as a share of its entry
constexpr float min_digit = 11;       // pixels of an entry at which a picture turns into digits
constexpr float current_share = 0.15F;
constexpr float current_on_picture = 0.55F;
constexpr float min_band = 2;
constexpr float index_scale = 0.85F;
constexpr float serif = 5;
constexpr float rule_width = 1.5F;
constexpr float min_ring = 8;
constexpr std::size_t max_marks = 10000;  // four vertices each
constexpr std::size_t max_column_marks = 600;

bool has_digits(const MatrixScene& scene, const MatrixGeometry& geometry) {
    return !scene.is_picture || geometry.size >= min_digit;
}

void draw_band(const Frame& frame, const MatrixGeometry& geometry, const MatrixBand& band) {
    const float left = geometry.x_of(0);
    const float right = geometry.x_of(geometry.columns - 1) + geometry.size;
    const float thick = std::max(geometry.size, min_band);
    frame.paint.fill({left, geometry.y_of(band.row), right - left, thick}, band.colour, 3);
}

void draw_current(const Frame& frame, const MatrixGeometry& geometry, const MatrixPlace& current,
                  Colour colour) {
    if (current.row) draw_band(frame, geometry, {*current.row, colour});
    if (!current.column) return;
    const float thick = std::max(geometry.size, min_band);
    const Rect& cells = geometry.cells;
    frame.paint.fill({geometry.x_of(*current.column), cells.y, thick, cells.height}, colour, 3);
}

void draw_digits(const Frame& frame, const MatrixScene& scene, const MatrixGeometry& geometry) {
    const Theme& theme = frame.theme();
    // A font is sharper at its own size than scaled.
    const float size = geometry.size * digit_share;
    const Type type = size < Fonts::size(Type::mono) ? Type::small_mono : Type::mono;
    const float scale = std::min(size / Fonts::size(type), 1.0F);
    const auto [top, bottom] = geometry.rows_in_sight();
    const auto [left, right] = geometry.columns_in_sight();
    for (std::size_t row = top; row < bottom; ++row) {
        for (std::size_t column = left; column < right; ++column) {
            const std::uint8_t value = scene.at(row, column);
            const char digit = static_cast<char>('0' + value);
            frame.paint.centred(type, geometry.entry(row, column).centre(),
                                value == 0 ? theme.muted : theme.text, {&digit, 1}, scale);
        }
    }
}

// Draws the visible part of a group of columns as dots. Entries that are smaller than a pixel share one.
void draw_dots(const Frame& frame, const MatrixScene& scene, const MatrixGeometry& geometry,
               std::pair<std::size_t, std::size_t> group) {
    const auto [top, bottom] = geometry.rows_in_sight();
    const auto [first, last] = geometry.columns_in_sight();
    const std::size_t left = std::max(first, group.first);
    const std::size_t right = std::min(last, group.second);
    if (left >= right || top >= bottom) return;
    const float dots = std::min(geometry.size, 1.0F);  // per entry
    const auto dot = [dots](std::size_t index) {
        return static_cast<std::size_t>(static_cast<float>(index) * dots);
    };
    DotPicture picture(dot(bottom - top - 1) + 1, dot(right - left - 1) + 1);
    for (std::size_t column = left; column < right; ++column) {
        if (scene.entries == nullptr) {
            for (const std::size_t row : (*scene.ones)[column]) {
                if (row >= top && row < bottom) picture.mark(dot(row - top), dot(column - left));
            }
            continue;
        }
        for (std::size_t row = top; row < bottom; ++row) {
            if (scene.at(row, column) != 0) picture.mark(dot(row - top), dot(column - left));
        }
    }
    const std::size_t most = group.second - group.first > 1 ? max_marks : max_column_marks;
    picture.draw(frame.paint, geometry.entry(top, left).min(), std::max(geometry.size, 1.0F),
                 frame.theme().text, most);
}

void draw_boxes(const Frame& frame, const MatrixGeometry& geometry, const std::vector<MatrixBox>& boxes) {
    const auto [top, bottom] = geometry.rows_in_sight();
    for (const MatrixBox& box : boxes) {
        if (box.row < top || box.row >= bottom) continue;
        const Rect rect = geometry.entry(box.row, box.column).inset(0.5F);
        const Theme& theme = frame.theme();
        frame.paint.stroke(rect, box.strong ? theme.lit_rim : theme.muted, 3, box.strong ? 2.0F : 1.0F);
    }
}

// Draws a square bracket at x, open to the right (`way` 1) or to the left (-1).
void draw_bracket(const Frame& frame, const MatrixGeometry& geometry, float x, float way) {
    const Colour ink = frame.theme().muted;
    const float top = geometry.y_of(0) - 1;
    const float bottom = geometry.y_of(geometry.rows) + 1;
    frame.paint.line({x, top}, {x, bottom}, ink, rule_width);
    frame.paint.line({x, top}, {x + way * serif, top}, ink, rule_width);
    frame.paint.line({x, bottom}, {x + way * serif, bottom}, ink, rule_width);
}

void draw_rules(const Frame& frame, const MatrixGeometry& geometry) {
    constexpr float away = matrix_bracket / 2;
    draw_bracket(frame, geometry, geometry.x_of(0) - away, 1);
    draw_bracket(frame, geometry, geometry.x_of(geometry.columns - 1) + geometry.size + away, -1);
    for (const MatrixSeparator& separator : geometry.separators) {
        const float left = geometry.x_of(separator.before - 1) + geometry.size;
        const float right = geometry.x_of(separator.before);
        const float middle = (left + right) / 2;
        if (separator.sign.empty()) {
            frame.paint.line({middle, geometry.y_of(0)}, {middle, geometry.y_of(geometry.rows)},
                             frame.theme().muted, 1);
            continue;
        }
        draw_bracket(frame, geometry, left + away, -1);
        draw_bracket(frame, geometry, right - away, 1);
        const float height = std::min(geometry.content().y, geometry.cells.height);
        frame.paint.centred(Type::mono, {middle, geometry.cells.y + height / 2}, frame.theme().text,
                            separator.sign);
    }
}

// Returns the least of 1, 2, 5, 10, 20 .. at which numbers of that extent do not touch.
std::size_t number_step(float size, float extent) {
    std::size_t step = 1;
    for (int round = 0; static_cast<float>(step) * size < extent; ++round) {
        step = round % 3 == 1 ? step / 2 * 5 : step * 2;
    }
    return step;
}

void draw_number(const Frame& frame, ImVec2 centre, std::size_t number) {
    frame.paint.centred(Type::caption, centre, frame.theme().muted, std::to_string(number), index_scale);
}

// Draws the current number over those of its neighbours.
void draw_current_number(const Frame& frame, ImVec2 centre, std::size_t number) {
    const std::string text = std::to_string(number);
    const ImVec2 extent = frame.paint.measure(Type::caption, text);
    const Rect ground{centre.x - extent.x / 2, centre.y - extent.y / 2, extent.x, extent.y};
    frame.paint.fill(ground, frame.theme().surface);
    frame.paint.centred(Type::caption, centre, frame.theme().text, text, index_scale);
}

bool is_numbered(std::size_t index, std::size_t step) { return step == 1 || (index + 1) % step == 0; }

void draw_row_numbers(const Frame& frame, const MatrixScene& scene, const MatrixGeometry& geometry,
                      const MatrixPlace& current) {
    constexpr float line = 14;
    const Rect strip{geometry.whole.x, geometry.cells.y, geometry.cells.x - geometry.whole.x,
                     geometry.cells.height};
    frame.paint.clip(strip);
    const std::size_t step = number_step(geometry.size, line);
    const auto middle = [&](std::size_t row) {
        return ImVec2{strip.centre().x, geometry.y_of(row) + geometry.size / 2};
    };
    const auto [top, bottom] = geometry.rows_in_sight();
    for (std::size_t row = top; row < bottom; ++row) {
        if (is_numbered(row, step)) draw_number(frame, middle(row), scene.row_numbers[row]);
    }
    if (current.row) draw_current_number(frame, middle(*current.row), scene.row_numbers[*current.row]);
    frame.paint.unclip();
}

void draw_column_numbers(const Frame& frame, const MatrixScene& scene, const MatrixGeometry& geometry,
                         const MatrixPlace& current) {
    constexpr float space = 4;
    const Rect strip{geometry.cells.x, geometry.whole.y, geometry.cells.width,
                     geometry.cells.y - geometry.whole.y};
    frame.paint.clip(strip);
    const std::string widest = std::to_string(scene.column_numbers.empty() ? 0 : scene.column_numbers.back());
    const float extent = frame.paint.measure(Type::caption, widest).x * index_scale + space;
    const std::size_t step = number_step(geometry.size, extent);
    const auto middle = [&](std::size_t column) {
        return ImVec2{geometry.x_of(column) + geometry.size / 2, strip.centre().y};
    };
    const auto [left, right] = geometry.columns_in_sight();
    for (std::size_t column = left; column < std::min(right, scene.column_numbers.size()); ++column) {
        if (is_numbered(column, step)) draw_number(frame, middle(column), scene.column_numbers[column]);
    }
    if (current.column && *current.column < scene.column_numbers.size()) {
        draw_current_number(frame, middle(*current.column), scene.column_numbers[*current.column]);
    }
    for (const MatrixSeparator& separator : scene.separators) {
        frame.paint.centred(Type::mono, middle(separator.before), frame.theme().muted, separator.caption,
                            index_scale);
    }
    frame.paint.unclip();
}

// Fades the edges behind which the matrix goes on.
void draw_fades(const Frame& frame, const MatrixGeometry& geometry) {
    constexpr float length = 16;
    const Colour ground = frame.theme().surface;
    const Colour none = ground.with_alpha(0);
    const Rect& whole = geometry.whole;
    const Rect& cells = geometry.cells;
    const ImVec2 most = geometry.max_offset();
    const ImVec2 at = geometry.offset;
    if (at.x >= 1) frame.paint.fade({cells.x, whole.y, length, whole.height}, ground, none);
    if (most.x - at.x >= 1)
        frame.paint.fade({cells.right() - length, whole.y, length, whole.height}, none, ground);
    if (at.y >= 1) frame.paint.fade({whole.x, cells.y, whole.width, length}, ground, none, true);
    if (most.y - at.y >= 1)
        frame.paint.fade({whole.x, cells.bottom() - length, whole.width, length}, none, ground, true);
}

// Picks the row that was clicked, or that has the keyboard. A column's number picks none.
void pick_current_row(InputContext& context, int /*argument*/) {
    const AlgebraState& state = context.state.algebra;
    if (!state.pointed || state.pointed->row) pick_row(context, state.row);
}

// Adds the matrix as one element. The keyboard is at one of its entries.
void add_focus(const Frame& frame, const MatrixGeometry& geometry) {
    const AlgebraState& state = frame.state.algebra;
    Rect rect = geometry.entry(state.row, state.column);
    rect = rect.inset(std::min((rect.width - min_ring) / 2, 0.0F)).inset(2);
    frame.arrange.add({.id = std::string(matrix_id),
                       .rect = geometry.whole,
                       .role = Role::button,
                       .name = entry_name(state),
                       .is_stop = true,
                       .move = move_over_matrix,
                       .act = {state.view == AlgebraView::own ? pick_current_row : nullptr},
                       .is_plain = true,
                       .spot = rect});
    frame.paint.clip(geometry.whole);
    frame.paint.control({.id = std::string(matrix_id), .rect = rect, .look = Look::frame, .enabled = false});
    frame.paint.unclip();
}

}  // namespace

std::uint8_t MatrixScene::at(std::size_t row, std::size_t column) const {
    if (entries == nullptr) {
        const std::vector<std::size_t>& rows_of_ones = (*ones)[column];
        return std::binary_search(rows_of_ones.begin(), rows_of_ones.end(), row) ? 1 : 0;
    }
    return column < entries->columns ? entries->at(row, column) : behind[column - entries->columns][row];
}

void draw_matrix(const Frame& frame, const MatrixScene& scene, const MatrixGeometry& geometry,
                 const MatrixPlace& current, const MatrixMarks& marks) {
    if (scene.rows == 0 || scene.columns == 0) return;
    const Rect& cells = geometry.cells;
    frame.paint.clip(cells);
    for (const MatrixBand& band : marks.bands) draw_band(frame, geometry, band);
    const Theme& theme = frame.theme();
    if (has_digits(scene, geometry)) {
        draw_current(frame, geometry, current, mix(theme.surface, theme.lit, current_share));
        draw_digits(frame, scene, geometry);
        draw_boxes(frame, geometry, marks.boxes);
    } else {
        for (const auto& group : geometry.groups()) draw_dots(frame, scene, geometry, group);
        draw_current(frame, geometry, current, theme.hint.with_alpha(current_on_picture));
    }
    draw_rules(frame, geometry);
    frame.paint.unclip();
    draw_row_numbers(frame, scene, geometry, current);
    draw_column_numbers(frame, scene, geometry, current);
    draw_fades(frame, geometry);
    add_focus(frame, geometry);
}

}  // namespace switchbox::ui
