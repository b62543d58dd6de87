// The codes at the edges under the pointer and the keyboard: what they are at lights up, and a code is
// dragged along its edge to another place.
#pragma once

#include "ui/frame/board_overlay.hpp"
#include "ui/types/ghaly/state/wire_trace.hpp"

namespace switchbox::ui {

void point_at_wires(Turn& turn, const OverlayPointer& pointer);
// The keyboard has come to another element.
void focus_on_wires(const game::Game& game, UiState& state);

}  // namespace switchbox::ui
