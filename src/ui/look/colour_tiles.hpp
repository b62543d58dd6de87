// Coloured tiles: each cell also shows its colour's letter, for players who cannot distinguish the colours.
#pragma once

#include "ui/kit/geometry.hpp"
#include "ui/kit/painter.hpp"

namespace switchbox::ui {

// Returns the colour in the middle of a coloured tile (LampLook::colour), as the shader draws it; state 0 is
// dark.
[[nodiscard]] Colour tile_face(const Theme& theme, int state);

// Returns whether a cell of this width has a letter.
[[nodiscard]] bool has_room_for_letter(float cell);
// Returns the background of a letter on a chip: the colour, or the theme's socket colour in high contrast.
[[nodiscard]] Colour chip_face(const Theme& theme, int state);
// Draws the letter as large as the cell allows; draws nothing in a dark cell or one that is too small. The
// chip separates the letter from wires that cross the cell.
void draw_colour_letter(const Painter& paint, const Rect& cell, int state, bool on_chip);

}  // namespace switchbox::ui
