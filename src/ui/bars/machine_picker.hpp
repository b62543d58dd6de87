// The row of machines, with the puzzle of the day before it and More after it. Where it is wider than its
// room it scrolls: by wheel, by dragging, by an arrow at each end.
#pragma once

#include "ui/frame/frame.hpp"
#include "ui/frame/turn.hpp"

namespace switchbox::ui {

void machine_picker(const Frame& frame);

}  // namespace switchbox::ui
