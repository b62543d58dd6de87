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
// One of a few: items side by side in one band, as in dialogs.
void pane_choice(const Frame& frame, const std::vector<PaneItem>& items, Rect& room);

// Words in paragraphs, from the top of the room.
void pane_words(const Frame& frame, Type type, Colour ink, std::string_view text, Rect& room, float below);

// Words of the pane as the tree has them: a name for them, and the text that is read aloud.
struct PaneRegion {
    std::string id;
    std::string name;
    std::string text;
    bool is_live = false;  // changes are spoken
};
// Adds words that are drawn from `top` down to `bottom` in the room.
void add_region(const Frame& frame, PaneRegion region, const Rect& room, float top, float bottom);
// Adds a heading and draws it.
void pane_heading(const Frame& frame, std::string_view id, std::string_view words, Rect& room, float below);
// Adds words and draws them.
void pane_region(const Frame& frame, PaneRegion region, Colour ink, Rect& room, float below);

}  // namespace switchbox::ui
