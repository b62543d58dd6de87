#include "view/look/ghaly_palette.hpp"

#include <algorithm>
#include <string>

#include "machine/ghaly_colours.hpp"

namespace switchbox::view {
namespace {

constexpr float least_cell = 12;
constexpr float least_letter = 6.5F;  // pixels
constexpr float width_share = 0.6F;   // of a cell: the narrowest tile

Type letter_type(float cell) { return cell >= 60 ? Type::title : cell >= 28 ? Type::strong : Type::caption; }

}  // namespace

Colour tile_face(const Theme& theme, int state) {
    if (state == 0) return theme.tiles.dark;
    return theme.tiles.lit.at(static_cast<std::size_t>(state - 1) % tile_colours).face;
}

bool has_room_for_letter(float cell) { return cell >= least_cell; }

void draw_letter_plate(const Painter& paint, const Rect& cell, int state) {
    if (state == 0 || cell.width < least_cell) return;
    const float half = std::min(cell.width * 0.3F, Fonts::size(letter_type(cell.width)) * 0.72F);
    const ImVec2 middle = cell.centre();
    const Rect plate{middle.x - half, middle.y - half, 2 * half, 2 * half};
    paint.fill(plate, tile_face(paint.theme(), state), half * 0.6F);
}

void draw_colour_letter(const Painter& paint, const Rect& cell, int state) {
    if (state == 0 || cell.width < least_cell) return;
    const std::string letter = machine::colour_letter(state);
    const Colour ink = ink_on(tile_face(paint.theme(), state));
    const Type type = letter_type(cell.width);
    // Two characters in a small cell are smaller than the type scale goes.
    const float scale = std::min(cell.width * width_share / paint.measure(type, letter).x, 1.0F);
    if (Fonts::size(type) * scale < least_letter) return;
    paint.centred(type, cell.centre(), ink, letter, scale);
}

}  // namespace switchbox::view
