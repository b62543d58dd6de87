// The bar at the top: the name, and commands that stand apart from the game.
#pragma once

#include "ui/frame/frame.hpp"

namespace switchbox::ui {

// Adds the name.
void header(const Frame& frame);
// Adds the commands at its right end.
void header_tools(const Frame& frame);

}  // namespace switchbox::ui
