// Area around the board: the target's label, presses, fewest, and the status line or the running search.
#pragma once

#include "ui/frame/frame.hpp"

namespace switchbox::ui {

void status_area(const Frame& frame);

// Notice of an error, shown until the player closes it.

void notice(const Frame& frame);

// Line over the board that guides a new player, and the button that ends the guide.

void guide_line(const Frame& frame);

}  // namespace switchbox::ui
