// Draws the board and its target: the appearance of every lamp, and what is written over them.
#pragma once

#include "view/frame/commands.hpp"
#include "view/frame/stage.hpp"

namespace switchbox::view {

void board_view(const Stage& stage);

}  // namespace switchbox::view
