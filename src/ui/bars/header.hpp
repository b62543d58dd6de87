// Bar at the top: the name, and commands that are independent of the game.
#pragma once

#include "ui/frame/frame.hpp"

namespace switchbox::ui {

// Adds the bar with the name.
void header(const Frame& frame);
// Adds the commands at its right end.
void header_tools(const Frame& frame);

}  // namespace switchbox::ui
