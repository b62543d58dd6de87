// Controls and texts of panes.
#pragma once

#include "ui/frame/frame.hpp"
#include "ui/frame/widgets.hpp"

namespace switchbox::ui {

[[nodiscard]] PaneSources pane_sources(const Frame& frame);

// Adds an item as a button.
void pane_button(const Frame& frame, const PaneItem& item, const Rect& rect, Look look);
// Adds items side by side from the top of `room`, in as many rows as they need. Returns the right end of the
// last one.
float pane_row(const Frame& frame, const std::vector<PaneItem>& items, Rect& room, Look look);
// Adds a choice: items side by side in one band, as in dialogs.
void pane_choice(const Frame& frame, const std::vector<PaneItem>& items, Rect& room);

// Draws words in paragraphs, from the top of `room`.
void pane_words(const Frame& frame, Type type, Colour ink, std::string_view text, Rect& room, float below);

// Words of the pane in the element tree: a name, and the text to read aloud.
struct PaneRegion {
    std::string id;
    std::string name;
    std::string text;
    bool is_live = false;  // changes are spoken
};
// Adds words that are drawn from `top` down to `bottom` in `room`.
void add_region(const Frame& frame, PaneRegion region, const Rect& room, float top, float bottom);
// Adds a heading and draws it.
void pane_heading(const Frame& frame, std::string_view id, std::string_view words, Rect& room, float below);
// Adds words and draws them.
void pane_region(const Frame& frame, PaneRegion region, Colour ink, Rect& room, float below);

}  // namespace switchbox::ui
