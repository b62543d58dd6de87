// Why pane: the explanation, and the help that can be requested beside it.
#pragma once

#include "ui/frame/frame.hpp"
#include "ui/frame/pane_definition.hpp"

namespace switchbox::ui {

// Small boards beside the words of the Why pane: the lamps that the words mention, and quiet patterns. The
// board highlights the one at the pointer or the keyboard.

// Draws the lamps and returns the height.
float draw_why_lamps(const Frame& frame, const Why& why, const Rect& room);
// Draws the patterns, two in a row, from the top of the room.
void draw_quiet_patterns(const Frame& frame, const std::vector<solve::PressFigure>& figures, Rect& room);

// Draws the name and the idea of the level in play, if it is one, from the top of the room.
void draw_level(const Frame& frame, Rect& room);
// Draws the reason in words, with a button for the rest of a long one, from the top of the room.
void draw_reason(const Frame& frame, Rect& room);

// Draws the reason of a hint in a phone's lowered sheet, so that the marked button stays visible.
void draw_reason_peek(const Frame& frame, Rect room);
// Returns the size of a pane with that part.
[[nodiscard]] PaneRoom room_of_reason(const game::Game& game);

[[nodiscard]] BoardHighlight why_highlight(const PaneSources& sources);

[[nodiscard]] const PaneDefinition& why_definition();

}  // namespace switchbox::ui
