// Drawing of the board and its target: the appearance of every lamp, and marks over them.
#pragma once

#include "ui/frame/commands.hpp"
#include "ui/frame/stage.hpp"

namespace switchbox::ui {

void board_view(const BoardDrawContext& stage);

}  // namespace switchbox::ui
