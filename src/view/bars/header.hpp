// The bar at the top: the name, and commands that stand apart from the game.
#pragma once

#include "view/frame/frame.hpp"

namespace switchbox::view {

void header(const Frame& frame);

}  // namespace switchbox::view
