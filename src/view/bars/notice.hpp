// What went wrong, until it is closed.
#pragma once

#include "view/frame/frame.hpp"

namespace switchbox::view {

// Where it lies; empty while there is none.
[[nodiscard]] Rect notice_place(const Frame& frame);
void notice(Frame& frame);

}  // namespace switchbox::view
