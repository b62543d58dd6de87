// A cube on paper, as it is held: its upper, front and right faces, seen along a diagonal.
#pragma once

#include "types/cube/model/cube_machine.hpp"
#include "ui/export/sheet_page.hpp"

namespace switchbox::ui {

// Of a width, how high it is.
[[nodiscard]] float drawn_cube_height(float width);
// `net` is what the cube shows, and `at` the top left corner of what it covers.
void draw_cube(SheetPage& page, const machine::CubeMachine& cube, const machine::Picture& net, ImVec2 at,
               float width);

}  // namespace switchbox::ui
