// What the side pane's contents are made of, as data: a pane draws itself as it likes; keyboard and DOM
// mirror read its items and words.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "view/frame/frame.hpp"
#include "view/frame/widgets.hpp"

namespace switchbox::view {

// Something in the pane that can be activated.
struct PaneItem {
    std::string id;     // unique among all elements
    std::string name;   // spoken
    std::string label;  // drawn
    const char* icon = nullptr;
    bool enabled = true;
    std::optional<bool> checked = std::nullopt;  // of what is on or off, or one of several
    // What a click does; `argument` tells items of one kind apart.
    void (*act)(Frame& frame, int argument) = nullptr;
    int argument = 0;
};

// Something in the pane that is read.
struct PaneWords {
    std::string id;
    std::string name;
    std::string text;
    bool live = false;  // changes are spoken
};

struct PaneContent {
    std::vector<PaneItem> items;  // in the order in which Tab stops at them
    std::vector<PaneWords> words;
};

struct PaneSources {
    const play::Game& game;
    const UiState& state;
};

// One of the contents that the pane can have, next to Why and Wiring.
struct PaneFace {
    PaneKind kind = PaneKind::why;
    Command command = Command::why;
    // Draws it into `room`, of which only the width is fixed; answers with its height.
    float (*view)(Frame& frame, Rect room) = nullptr;
    PaneContent (*content)(const PaneSources& sources) = nullptr;
    // One line of what it holds, for the handle on a phone.
    std::string (*line)(const PaneSources& sources) = nullptr;
    // What is seen of it while a phone's sheet is down, below the handle's line; null: nothing.
    void (*peek)(Frame& frame, Rect room) = nullptr;
    // An arrow key while one of its items has the keyboard; whether that was its business.
    bool (*move)(Frame& frame, int rows, int columns) = nullptr;
};

// Draws an item as a button of the house; the item acts when it is clicked.
void pane_button(Frame& frame, const PaneItem& item, const Rect& rect, Look look);
// Items side by side from the top of the room, in as many rows as they need.
void pane_row(Frame& frame, const std::vector<PaneItem>& items, Rect& room, Look look);
// The item of that id in a content, which has it.
[[nodiscard]] const PaneItem& item_of(const PaneContent& content, std::string_view id);

// As much of the words as fits into a height, with an ellipsis.
[[nodiscard]] std::string fitted(const Frame& frame, std::string words, float width, float height);

// One of a few: items side by side in one band, as in dialogs.
void pane_choice(Frame& frame, const std::vector<PaneItem>& items, Rect& room);

// Words in paragraphs, from the top of the room.
void pane_words(const Frame& frame, Type type, Colour ink, std::string_view text, Rect& room, float below);

}  // namespace switchbox::view
