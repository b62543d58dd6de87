// The codes at the edges under the pointer and the keyboard: what they are at lights up, and a code is
// dragged along its edge to another place.
#pragma once

#include "view/frame/board_overlay.hpp"
#include "view/look/wire_trace.hpp"

namespace switchbox::view {

// The codes as things to be pointed at.
void arrange_codes(const game::Game& game, const Layout& layout, Arranger& arranger);

void point_at_wires(Turn& turn, const OverlayPointer& pointer);
// The keyboard has come to another element.
void focus_on_wires(const game::Game& game, UiState& state);

}  // namespace switchbox::view
