#include "ui/types/lights/algebra/matrix_view.hpp"

#include <algorithm>

#include "ui/kit/dot_picture.hpp"
#include "ui/types/lights/algebra/items.hpp"
#include "ui/types/lights/algebra/words.hpp"

namespace switchbox::ui {
namespace {

constexpr float digit_share = 0.66F;  // a digit's size as a share of its entry
constexpr float min_digit = 11;       // pixels of an entry at which a picture turns into digits
constexpr float current_share = 0.15F;
constexpr float current_on_picture = 0.55F;
constexpr float min_band = 2;
constexpr float number_scale = 0.85F;
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
        frame.paint.stroke(rect, box.strong ? theme.lit : theme.muted, 3, box.strong ? 2.0F : 1.0F);
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
    frame.paint.centred(Type::caption, centre, frame.theme().muted, std::to_string(number), number_scale);
}

// Draws the current number over those of its neighbours.
void draw_current_number(const Frame& frame, ImVec2 centre, std::size_t number) {
    const std::string text = std::to_string(number);
    const ImVec2 extent = frame.paint.measure(Type::caption, text);
    const Rect ground{centre.x - extent.x / 2, centre.y - extent.y / 2, extent.x, extent.y};
    frame.paint.fill(ground, frame.theme().surface);
    frame.paint.centred(Type::caption, centre, frame.theme().text, text, number_scale);
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
    const float extent = frame.paint.measure(Type::caption, widest).x * number_scale + space;
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
                            number_scale);
    }
    frame.paint.unclip();
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
        draw_current(frame, geometry, current, mix(theme.surface, theme.accent, current_share));
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
    add_focus(frame, geometry);
}

}  // namespace switchbox::ui
