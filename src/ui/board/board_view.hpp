// Drawing of the board and its target: the appearance of every lamp, and marks over them.
#pragma once

#include "ui/frame/board_draw_context.hpp"
#include "ui/frame/commands.hpp"

namespace switchbox::ui {

void board_view(const BoardDrawContext& stage);

}  // namespace switchbox::ui
