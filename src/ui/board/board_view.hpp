// Draws the board and its target: the appearance of every lamp, and what is written over them.
#pragma once

#include "ui/frame/commands.hpp"
#include "ui/frame/stage.hpp"

namespace switchbox::ui {

void board_view(const Stage& stage);

}  // namespace switchbox::ui
