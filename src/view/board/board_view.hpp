// The board and its target: where the pointer is, what a press would change, and the appearance of every
// lamp.
#pragma once

#include "view/frame/explain.hpp"
#include "view/frame/frame.hpp"

namespace switchbox::view {

void board_view(Frame& frame, const Why& why);

}  // namespace switchbox::view
