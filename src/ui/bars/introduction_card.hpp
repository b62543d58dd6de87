// Card that introduces a machine when it is first opened: over the pane, or on a phone under the board.
#pragma once

#include "ui/frame/frame.hpp"

namespace switchbox::ui {

void introduction_card(const Frame& frame);

}  // namespace switchbox::ui
