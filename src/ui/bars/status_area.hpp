// Area around the board: the target's label, presses, fewest, and the status line or the running search.
#pragma once

#include "ui/frame/frame.hpp"

namespace switchbox::ui {

void status_area(const Frame& frame);

}  // namespace switchbox::ui
