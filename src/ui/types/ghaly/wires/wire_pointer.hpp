// Pointer and keyboard at the codes: the current code's wires light up, and a code can be dragged along its
// edge to another place.
#pragma once

#include "ui/frame/board_overlay.hpp"
#include "ui/types/ghaly/state/wire_trace.hpp"

namespace switchbox::ui {

void point_at_wires(InputContext& context, const OverlayPointer& pointer);
// Updates the highlight after the keyboard focus has moved to another element.
void focus_on_wires(const game::Game& game, UiState& state);

}  // namespace switchbox::ui
