// The wires of Ghaly's machine as the overlay of its board.
#pragma once

#include "view/frame/board_overlay.hpp"

namespace switchbox::view {

extern const BoardOverlay wire_overlay;

}  // namespace switchbox::view
