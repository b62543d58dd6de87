// Machine pane: the five-tuple, the transitions made, and the graph of all states of a small machine.
#pragma once

#include "ui/frame/pane_definition.hpp"
#include "ui/frame/pane_widgets.hpp"

namespace switchbox::ui {

// Headings and separating lines of the Machine pane's sections.

inline constexpr float section_gap = 16;

inline void section_heading(const Frame& frame, std::string_view words, Rect& room) {
    pane_words(frame, Type::strong, frame.theme().muted, words, room, 6);
}

inline void section_line(const Frame& frame, Rect& room) {
    frame.paint.fill({room.x, room.y, room.width, 1}, frame.theme().edge);
    cut_top(room, section_gap);
}

[[nodiscard]] const PaneDefinition& machine_definition();
// Updates the study to the game in play.
void keep_mealy(const game::Game& game, UiState& state);

}  // namespace switchbox::ui
