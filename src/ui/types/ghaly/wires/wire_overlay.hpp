// The wires of Ghaly's machine as the overlay of its board.
#pragma once

#include "ui/frame/board_overlay.hpp"

namespace switchbox::ui {

extern const BoardOverlay wire_overlay;

}  // namespace switchbox::ui
