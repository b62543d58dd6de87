#include "ui/look/appearance.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <utility>

#include "machine/grid.hpp"
#include "machine/machine.hpp"

namespace switchbox::ui {
namespace {

// Set of cells of a board, including those around it.
class MarkedCells {
  public:
    explicit MarkedCells(const BoardDrawing& board)
        : shape_{board.rows + 2, board.columns + 2}, marked_(shape_.size(), false) {}

    void mark(int column, int row) { marked_[index(column, row)] = true; }
    void mark_around(int column, int row) {
        for (int down = -1; down <= 1; ++down) {
            for (int right = -1; right <= 1; ++right) mark(column + right, row + down);
        }
    }
    void mark_all() { marked_.assign(marked_.size(), true); }

    [[nodiscard]] std::vector<BoardCell> cells() const {
        std::vector<BoardCell> found;
        for (std::size_t i = 0; i < marked_.size(); ++i) {
            const int at = static_cast<int>(i);
            if (!marked_[i]) continue;
            found.push_back({static_cast<std::int16_t>(at % shape_.columns - 1),
                             static_cast<std::int16_t>(at / shape_.columns - 1)});
        }
        return found;
    }

  private:
    [[nodiscard]] std::size_t index(int column, int row) const { return shape_.cell(row + 1, column + 1); }

    machine::Shape shape_;
    std::vector<bool> marked_;
};

// Returns the record without differences that cannot be seen: a finished transition hides its first state.
LampAppearance as_seen(LampAppearance lamp) {
    if (lamp.phase == 255) lamp.previous = lamp.state;
    if (lamp.previous == lamp.state) lamp.phase = 255;
    return lamp;
}

bool shines_alike(const LampAppearance& a, const LampAppearance& b) {
    return a.state == b.state && a.previous == b.previous && a.phase == b.phase;
}

}  // namespace

std::vector<BoardCell> all_cells(const BoardDrawing& board) {
    MarkedCells marks(board);
    marks.mark_all();
    return marks.cells();
}

std::vector<BoardCell> changed_cells(const BoardDrawing& board, std::span<const LampAppearance> before,
                                     std::span<const LampAppearance> after) {
    MarkedCells marks(board);
    for (std::size_t lamp = 0; lamp < after.size(); ++lamp) {
        const LampAppearance was = as_seen(before[lamp]);
        const LampAppearance is = as_seen(after[lamp]);
        if (was == is) continue;
        const int column = static_cast<int>(lamp) % board.columns;
        const int row = static_cast<int>(lamp) / board.columns;
        if (shines_alike(was, is) || board.look == LampLook::colour) {
            marks.mark(column, row);
        } else {
            marks.mark_around(column, row);
        }
    }
    return marks.cells();
}

CellGroups groups_of(const BoardDrawing& board, std::span<const LampAppearance> lamps,
                     std::span<const BoardCell> cells) {
    const machine::Shape shape{board.rows, board.columns};
    CellGroups groups;
    for (const BoardCell& cell : cells) {
        if (!shape.contains(cell.row, cell.column)) {
            groups.around.push_back(cell);
            continue;
        }
        groups.on_board.push_back(cell);
        const LampAppearance& lamp = lamps[shape.cell(cell.row, cell.column)];
        if ((lamp.outline | lamp.hint | lamp.focus | lamp.proof) != 0) groups.ringed.push_back(cell);
    }
    return groups;
}

namespace {

constexpr double duration = 0.18;
constexpr double delay_per_cell = 0.035;
constexpr double max_delay = 0.25;
constexpr std::size_t max_moves = 4096;  // most transitions in one change

double delay(machine::Shape shape, std::size_t origin, std::size_t lamp) {
    const double rows = shape.row(origin) - shape.row(lamp);
    const double columns = shape.column(origin) - shape.column(lamp);
    return std::min(delay_per_cell * std::hypot(rows, columns), max_delay);
}

}  // namespace

void LampMotion::follow(const machine::Picture& picture, std::optional<std::size_t> origin, bool reduced,
                        double now) {
    if (picture.shape == shown_.shape && picture.cells.data() == std::as_const(shown_).cells.data()) return;
    if (picture == shown_) {
        shown_ = picture;  // shares the cells with the game from now on
        return;
    }
    std::vector<std::size_t> changed;
    if (!reduced && picture.shape == shown_.shape)
        changed = machine::different_cells(shown_.cells, picture.cells);
    if (!is_moving(now) || changed.empty() || changed.size() > max_moves) moves_.clear();
    if (changed.size() > max_moves) changed.clear();
    const bool has_origin = origin && *origin < picture.size();
    for (const std::size_t lamp : changed) {
        const double start = now + (has_origin ? delay(picture.shape, *origin, lamp) : 0);
        moves_[lamp] = {std::as_const(shown_)[lamp], start};
        finished_ = std::max(finished_, start + duration);
    }
    shown_ = picture;
}

float LampMotion::phase(std::size_t lamp, double now) const {
    const auto move = moves_.find(lamp);
    if (move == moves_.end()) return 1;
    const double t = std::clamp((now - move->second.start) / duration, 0.0, 1.0);
    return static_cast<float>(1 - (1 - t) * (1 - t));  // ease out
}

std::uint8_t LampMotion::previous(std::size_t lamp) const {
    const auto move = moves_.find(lamp);
    return move == moves_.end() ? shown_[lamp] : move->second.from;
}

}  // namespace switchbox::ui

namespace switchbox::ui::lamp_shape {
namespace {

constexpr float full_press = 255;
constexpr std::array<std::pair<const char*, float>, 9> constants{
    {{"kKeyHalf", key_half},
     {"kKeyRadius", key_radius},
     {"kLampInKey", lamp_in_key},
     {"kBareLamp", bare_lamp},
     {"kDarkShare", dark_share},
     {"kTileHalf", tile_half},
     {"kTileRadius", tile_radius},
     {"kColourRadius", colour_radius},
     {"kLatched", static_cast<float>(latched_press) / full_press}}};

}  // namespace

std::string glsl() {
    std::string lines;
    for (const auto& [name, value] : constants) {
        lines += std::string("const float ") + name + " = " + std::to_string(value) + ";\n";
    }
    return lines;
}

}  // namespace switchbox::ui::lamp_shape

namespace switchbox::ui {
namespace {

constexpr float least_cell = 12;
constexpr float least_letter_size = 6.5F;  // pixels
constexpr float width_share = 0.6F;        // share of a cell: the narrowest tile

// Draws the chip with a rim in the colour of its ink. Without a rim, a chip on a tile of its own colour would
// look like a gap in the wires.
void draw_chip(const Painter& paint, const Rect& cell, ImVec2 letter, Colour fill) {
    const float height = std::min(letter.y * 1.3F, cell.width * 0.7F);
    const float width = std::min(std::max(letter.x + letter.y * 0.5F, height), cell.width * 0.8F);
    const ImVec2 middle = cell.centre();
    const Rect chip{middle.x - width / 2, middle.y - height / 2, width, height};
    paint.fill(chip, fill, height * 0.3F);
    paint.stroke(chip, ink_on(fill).with_alpha(0.55F), height * 0.3F, 1);
}

Type letter_type(float cell) { return cell >= 60 ? Type::title : cell >= 28 ? Type::strong : Type::caption; }

}  // namespace

Colour tile_fill(const Theme& theme, int state) {
    if (state == 0) return theme.tiles.dark;
    return theme.tiles.lit.at(static_cast<std::size_t>(state - 1) % tile_colours).fill;
}

bool has_room_for_letter(float cell) { return cell >= least_cell; }

Colour chip_fill(const Theme& theme, int state) {
    return theme.strong ? theme.tiles.socket : tile_fill(theme, state);
}

void draw_colour_letter(const Painter& paint, const Rect& cell, int state, bool on_chip) {
    if (state == 0 || cell.width < least_cell) return;
    const std::string letter = machine::colour_letter(state);
    const Colour below = on_chip ? chip_fill(paint.theme(), state) : tile_fill(paint.theme(), state);
    const Colour ink = ink_on(below);
    const Type type = letter_type(cell.width);
    // Two characters in a small cell need a size below the smallest of the type scale.
    const float scale = std::min(cell.width * width_share / paint.measure(type, letter).x, 1.0F);
    const float size = Fonts::size(type) * scale;
    if (size < least_letter_size) return;
    if (on_chip) draw_chip(paint, cell, {paint.measure(type, letter).x * scale, size}, below);
    paint.centred(type, cell.centre(), ink, letter, scale);
}

}  // namespace switchbox::ui
