// The arrow on a lamp that turns, as large as the lamp has room for.
#pragma once

#include <string_view>

#include "ui/kit/painter.hpp"

namespace switchbox::ui {

// Whether `face` (Machine::face) is one of the four arrows.
[[nodiscard]] bool is_arrow(std::string_view face);

// From end to end `length`; `face` is an arrow.
void draw_arrow(const Painter& paint, std::string_view face, ImVec2 centre, float length, Colour colour);

}  // namespace switchbox::ui
