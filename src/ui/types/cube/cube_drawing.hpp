// Drawing of a cube as it is held: its upper, front and right faces, seen along a diagonal.
#pragma once

#include "types/cube/model/cube_machine.hpp"
#include "ui/export/sheet_page.hpp"

namespace switchbox::ui {

// Returns the height of a drawing of this width.
[[nodiscard]] float drawn_cube_height(float width);
// Draws the cube whose net is `net`; `at` is the top left corner of the drawing.
void draw_cube(SheetPage& page, const machine::CubeMachine& cube, const machine::Picture& net, ImVec2 at,
               float width);

}  // namespace switchbox::ui
