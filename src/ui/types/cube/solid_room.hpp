// Room for a body in three dimensions beside the net of a cube.
#pragma once

#include "ui/frame/layout.hpp"

namespace switchbox::ui {

// In a wide window the body stands at the left and the net at its right, with the target below it; elsewhere
// the body has the net's empty corner and what is free below it.
void make_room_for_solid(Layout& layout, machine::Shape net);

}  // namespace switchbox::ui
