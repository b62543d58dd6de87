// The bar at the top: the name, and commands that stand apart from the game.
#pragma once

#include "ui/frame/frame.hpp"

namespace switchbox::ui {

void header(const Frame& frame);

}  // namespace switchbox::ui
