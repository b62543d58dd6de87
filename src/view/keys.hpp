// The keyboard, the same in the page and on the desktop (design/screens.md, "Keyboard").
#pragma once

#include "view/frame/frame.hpp"

namespace switchbox::view {

void handle_keys(Frame& frame);

}  // namespace switchbox::view
