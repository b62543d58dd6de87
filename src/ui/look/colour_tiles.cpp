#include "ui/look/colour_tiles.hpp"

#include <algorithm>
#include <string>

#include "machine/colours.hpp"

namespace switchbox::ui {
namespace {

constexpr float least_cell = 12;
constexpr float least_letter_size = 6.5F;  // pixels
constexpr float width_share = 0.6F;        // share of a cell: the narrowest tile

// Draws the chip with a rim in the colour of its ink. Without a rim, a chip on a tile of its own colour would
// look like a gap in the wires.
void draw_chip(const Painter& paint, const Rect& cell, ImVec2 letter, Colour face) {
    const float height = std::min(letter.y * 1.3F, cell.width * 0.7F);
    const float width = std::min(std::max(letter.x + letter.y * 0.5F, height), cell.width * 0.8F);
    const ImVec2 middle = cell.centre();
    const Rect chip{middle.x - width / 2, middle.y - height / 2, width, height};
    paint.fill(chip, face, height * 0.3F);
    paint.stroke(chip, ink_on(face).with_alpha(0.55F), height * 0.3F, 1);
}

Type letter_type(float cell) { return cell >= 60 ? Type::title : cell >= 28 ? Type::strong : Type::caption; }

}  // namespace

Colour tile_face(const Theme& theme, int state) {
    if (state == 0) return theme.tiles.dark;
    return theme.tiles.lit.at(static_cast<std::size_t>(state - 1) % tile_colours).face;
}

bool has_room_for_letter(float cell) { return cell >= least_cell; }

Colour chip_face(const Theme& theme, int state) {
    return theme.strong ? theme.tiles.socket : tile_face(theme, state);
}

void draw_colour_letter(const Painter& paint, const Rect& cell, int state, bool on_chip) {
    if (state == 0 || cell.width < least_cell) return;
    const std::string letter = machine::colour_letter(state);
    const Colour below = on_chip ? chip_face(paint.theme(), state) : tile_face(paint.theme(), state);
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
