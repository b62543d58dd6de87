// Tiles in colours: a cell shows its colour by the colour's letter too, for players who do not tell colours
// apart.
#pragma once

#include "ui/kit/geometry.hpp"
#include "ui/kit/painter.hpp"

namespace switchbox::ui {

// Of what the shader draws in the middle of a coloured tile (LampLook::colour); state 0 is dark.
[[nodiscard]] Colour tile_face(const Theme& theme, int state);

// Whether a cell of this width has its letter.
[[nodiscard]] bool has_room_for_letter(float cell);
// What a letter on its chip stands on: the colour, or black where contrast is to be high.
[[nodiscard]] Colour chip_face(const Theme& theme, int state);
// The letter, as large as the cell takes; none in a dark cell and in one too small for it. The chip below
// keeps it apart from wires that cross the cell.
void draw_colour_letter(const Painter& paint, const Rect& cell, int state, bool on_chip);

}  // namespace switchbox::ui
