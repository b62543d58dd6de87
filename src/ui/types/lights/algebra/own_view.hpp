// View of the player's own reduction: controls above the matrix, and what was done and found below it.
#pragma once

#include "ui/frame/frame.hpp"

namespace switchbox::ui {

// Draws from the top of the room.
void own_controls(const Frame& frame, Rect& room);
void own_results(const Frame& frame, Rect& room);

}  // namespace switchbox::ui
