// Buttons that zoom a large board, and the small overview picture of all of it.
#pragma once

#include "ui/frame/frame.hpp"

namespace switchbox::ui {

void camera_tools(const Frame& frame);

}  // namespace switchbox::ui
