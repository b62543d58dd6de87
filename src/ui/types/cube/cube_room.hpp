// Layout of a cube: its body in three dimensions, the net and the buttons of the turns.
#pragma once

#include "types/cube/model/cube_machine.hpp"
#include "ui/frame/layout.hpp"
#include "ui/solid/solid.hpp"

namespace switchbox::ui {

// Makes space for the body. In play it takes most of the space, the net is small beside it, and the turns
// have a keypad of their own. While the net is painted, it is large; so it is in another page and in a small
// window, with the body and the turns in its empty corners.
void make_room_for_cube(Layout& layout, const machine::CubeMachine& cube, SolidOptions options);

}  // namespace switchbox::ui
