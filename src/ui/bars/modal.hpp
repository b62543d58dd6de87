// Layer over everything else: the open dialog, or the list of keys.
#pragma once

#include "ui/frame/frame.hpp"

namespace switchbox::ui {

void modal(const Frame& frame);

// Card that introduces a machine when it is first opened: over the pane, or on a phone under the board.

void introduction_card(const Frame& frame);

}  // namespace switchbox::ui
