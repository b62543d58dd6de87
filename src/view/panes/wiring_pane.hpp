// What the Wiring pane holds: the wiring of Ghaly's machine in words and numbers.
#pragma once

#include "view/frame/frame.hpp"

namespace switchbox::view {

// Draws it into `room`, of which only the width is fixed; answers with its height.
float wiring_view(Frame& frame, Rect room);

}  // namespace switchbox::view
