// Round the board: the target's label, presses, fewest, and the status line or the search under way.
#pragma once

#include "view/frame/frame.hpp"

namespace switchbox::view {

void status_area(const Frame& frame);

}  // namespace switchbox::view
