// The small boards beside the words of the Why pane: the lamps that the words speak of, and quiet patterns.
// What pointer or keyboard attend to is lit on the board.
#pragma once

#include "view/frame/explain.hpp"
#include "view/frame/pane_item.hpp"

namespace switchbox::view {

// Answers with the height.
float draw_why_lamps(Frame& frame, const Why& why, const Rect& room);
// Two in a row, from the top of the room.
void draw_quiet_patterns(Frame& frame, const std::vector<solve::PressFigure>& figures, Rect& room);

// Those that were drawn, as stops for the keyboard.
[[nodiscard]] PaneContent why_marks(const UiState& state);

}  // namespace switchbox::view
