// What panes are put together from.
#pragma once

#include "ui/frame/frame.hpp"
#include "ui/frame/widgets.hpp"

namespace switchbox::ui {

[[nodiscard]] PaneSources pane_sources(const Frame& frame);

// An item as a button of the house.
void pane_button(const Frame& frame, const PaneItem& item, const Rect& rect, Look look);
// Items side by side from the top of the room, in as many rows as they need; answers with where the last one
// ends.
float pane_row(const Frame& frame, const std::vector<PaneItem>& items, Rect& room, Look look);
// The item of that id in a content, which has it.
[[nodiscard]] const PaneItem& item_of(const PaneContent& content, std::string_view id);

// One of a few: items side by side in one band, as in dialogs.
void pane_choice(const Frame& frame, const std::vector<PaneItem>& items, Rect& room);

// Words in paragraphs, from the top of the room.
void pane_words(const Frame& frame, Type type, Colour ink, std::string_view text, Rect& room, float below);

}  // namespace switchbox::ui
