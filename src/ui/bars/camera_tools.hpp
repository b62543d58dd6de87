// The buttons that come nearer to a large board, and the small picture of all of it.
#pragma once

#include "ui/frame/frame.hpp"

namespace switchbox::ui {

void camera_tools(const Frame& frame);

}  // namespace switchbox::ui
