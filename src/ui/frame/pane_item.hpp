// Contents of the side pane.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "game/game.hpp"
#include "ui/frame/explain.hpp"
#include "ui/frame/highlight.hpp"
#include "ui/frame/layout.hpp"
#include "ui/frame/pointer_input.hpp"
#include "ui/state/ui_state.hpp"

namespace switchbox::ui {

struct Arranged;
struct Frame;
class Turn;

// Button in the pane.
struct PaneItem {
    std::string id;     // unique among all elements
    std::string name;   // spoken
    std::string label;  // drawn
    const char* icon = nullptr;
    bool enabled = true;
    std::optional<bool> checked = std::nullopt;  // of what is on or off, or one of several
    // What a click does; `argument` tells items of one kind apart.
    void (*act)(Turn& turn, int argument) = nullptr;
    int argument = 0;
    bool is_main = false;  // the thing to do next
};

struct PaneSources {
    const game::Game& game;
    const UiState& state;
    const Why& why;
};

// The pointer, and the one of the pane's elements that follows it.
struct PanePointer {
    const PointerInput& input;
    Rect place;            // of the element
    bool over = false;     // the pointer is on it
    bool clicked = false;  // just now
};

// One of the contents that the pane can have. What is null is nothing to it.
struct PaneFace {
    PaneKind kind = PaneKind::why;
    std::string_view name;  // of the message on its tab
    std::string_view show;  // of the message that names a phone's handle
    // Puts it into `room`, of which only the width is fixed; answers with its height.
    float (*view)(const Frame& frame, Rect room) = nullptr;
    // One line of what it holds, for the handle on a phone.
    std::string (*line)(const PaneSources& sources) = nullptr;
    // How much room it would like.
    PaneRoom (*room)(const game::Game& game) = nullptr;
    // What it points at on the board.
    BoardHighlight (*highlight)(const PaneSources& sources) = nullptr;
    // What it keeps follows the game, whether it is open or not.
    void (*keep)(const game::Game& game, UiState& state, bool is_open) = nullptr;
    // Goes on with what plays by itself in it.
    void (*carry_on)(Turn& turn) = nullptr;
    // A change of this begins at the top.
    std::string (*subject)(const PaneSources& sources) = nullptr;
    // What is seen of it while a phone's sheet is down, below the handle's line.
    void (*peek)(const Frame& frame, Rect room) = nullptr;
    // Whether it says something of what the pointer is at, here or on the board.
    bool speaks_of_pointed = false;
    // The element that follows the pointer, and how. `scroll`: whether dragging and the wheel are its own
    // there.
    std::string_view follower = {};
    void (*point)(Turn& turn, const PanePointer& pointer) = nullptr;
    bool (*scroll)(Turn& turn, const PanePointer& pointer) = nullptr;
    // What arranging has found out of its state.
    void (*settle)(const Arranged& arranged, UiState& state) = nullptr;
};

}  // namespace switchbox::ui
