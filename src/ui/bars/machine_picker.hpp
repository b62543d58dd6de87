// Row of machines, with the puzzle of the day before it and More after it. A row wider than its space
// scrolls: by wheel, by dragging, by an arrow at each end.
#pragma once

#include "ui/frame/frame.hpp"
#include "ui/frame/input_context.hpp"

namespace switchbox::ui {

void machine_picker(const Frame& frame);

}  // namespace switchbox::ui
