// Line over the board that guides a new player, and the button that ends the guide.
#pragma once

#include "ui/frame/frame.hpp"

namespace switchbox::ui {

void guide_line(const Frame& frame);

}  // namespace switchbox::ui
