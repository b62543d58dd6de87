// Arrow on a lamp that shows a direction, as large as the lamp allows.
#pragma once

#include <string_view>

#include "ui/kit/painter.hpp"

namespace switchbox::ui {

// Returns whether `face` (Machine::face) is one of the four arrows.
[[nodiscard]] bool is_arrow(std::string_view face);

// Draws the arrow, `length` pixels from end to end. Requires an arrow in `face`.
void draw_arrow(const Painter& paint, std::string_view face, ImVec2 centre, float length, Colour colour);

}  // namespace switchbox::ui
