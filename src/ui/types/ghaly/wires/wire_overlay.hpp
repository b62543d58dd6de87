// Overlay of the board with the wires of Ghaly's machine.
#pragma once

#include "ui/frame/board_overlay.hpp"

namespace switchbox::ui {

extern const BoardOverlay wire_overlay;

}  // namespace switchbox::ui
