// The small boards beside the words of the Why pane: the lamps that the words speak of, and quiet patterns.
// The board highlights the one that pointer or keyboard are at.
#pragma once

#include "ui/frame/frame.hpp"

namespace switchbox::ui {

// Answers with the height.
float draw_why_lamps(const Frame& frame, const Why& why, const Rect& room);
// Two in a row, from the top of the room.
void draw_quiet_patterns(const Frame& frame, const std::vector<solve::PressFigure>& figures, Rect& room);

[[nodiscard]] BoardHighlight why_highlight(const PaneSources& sources);

}  // namespace switchbox::ui
