// Layout of a body in three dimensions beside the net of a cube.
#pragma once

#include "ui/frame/layout.hpp"

namespace switchbox::ui {

// Makes space for the body. In a wide window it is at the left, and the net at its right with the target
// below. Elsewhere it gets the net's empty corner and the free space below.
void make_room_for_solid(Layout& layout, machine::Shape net);

}  // namespace switchbox::ui
