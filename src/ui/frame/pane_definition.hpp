// Contents of the side pane.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "game/game.hpp"
#include "ui/frame/explain.hpp"
#include "ui/frame/layout.hpp"
#include "ui/frame/pointer_input.hpp"
#include "ui/state/ui_state.hpp"

namespace switchbox::ui {

struct ElementTree;
struct Frame;
class InputContext;

// Button in the pane.
struct PaneItem {
    std::string id;     // unique among all elements
    std::string name;   // spoken
    std::string label;  // drawn
    const char* icon = nullptr;
    bool enabled = true;
    std::optional<bool> checked = std::nullopt;  // set if the item is on or off, or one of several
    // Effect of a click; `argument` distinguishes items of one kind.
    void (*act)(InputContext& context, int argument) = nullptr;
    int argument = 0;
    bool is_main = false;  // the main action
};

struct PaneSources {
    const game::Game& game;
    const UiState& state;
    const Why& why;
};

// Pointer input, and the element of the pane that follows the pointer.
struct PanePointer {
    const PointerInput& input;
    Rect place;            // place of the element
    bool over = false;     // the pointer is on it
    bool clicked = false;  // just now
};

// Contents that the pane can have. A null function is not needed.
struct PaneDefinition {
    PaneKind kind = PaneKind::why;
    MessageId<> name;  // on its tab
    MessageId<> show;  // on a phone's handle
    // Places the contents into `room`, whose width alone is fixed, and returns their height.
    float (*view)(const Frame& frame, Rect room) = nullptr;
    // Returns one line about the contents, for the handle on a phone.
    std::string (*line)(const PaneSources& sources) = nullptr;
    // Returns the preferred size.
    PaneRoom (*room)(const game::Game& game) = nullptr;
    // Returns what the contents highlight on the board.
    BoardHighlight (*highlight)(const PaneSources& sources) = nullptr;
    // Updates the state of the contents from the game, whether they are open or not.
    void (*keep)(const game::Game& game, UiState& state, bool is_open) = nullptr;
    // Continues what plays by itself in the contents.
    void (*carry_on)(InputContext& context) = nullptr;
    // Returns the subject. When it changes, the contents scroll to the top.
    std::string (*subject)(const PaneSources& sources) = nullptr;
    // Draws the part below the handle's line that is visible while a phone's sheet is down.
    void (*peek)(const Frame& frame, Rect room) = nullptr;
    bool peek_has_line = false;  // that part says what the handle's line would say
    // Draws a row of buttons that stays under the contents of a pane of little height.
    void (*foot)(const Frame& frame, Rect room) = nullptr;
    // True if the contents depend on the hovered element, in the pane or on the board.
    bool speaks_of_pointed = false;
    // Element that follows the pointer, and its handlers. `scroll` returns whether it used the drag or the
    // wheel.
    std::string_view follower = {};
    void (*point)(InputContext& context, const PanePointer& pointer) = nullptr;
    bool (*scroll)(InputContext& context, const PanePointer& pointer) = nullptr;
    // Copies results of arranging into the state.
    void (*settle)(const ElementTree& arranged, UiState& state) = nullptr;
};

}  // namespace switchbox::ui
