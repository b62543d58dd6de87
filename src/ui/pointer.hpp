// What the pointer does: which element is under it, which one it holds, and what follows from that. The
// places are those that the player saw.
#pragma once

#include <cfloat>
#include <string>

#include "ui/frame/pointer_input.hpp"
#include "ui/frame/stage.hpp"
#include "ui/frame/turn.hpp"

namespace switchbox::ui {

// What the view remembers of it between frames.
struct PointerState {
    std::string over;  // the element under it, if it can be clicked
    std::string held;  // the element on which it was pressed, until it is let go of
    ImVec2 at{-FLT_MAX, -FLT_MAX};
    bool is_down = false;
    bool has_tooltip = false;  // of a finger that stays down, whose release then clicks nothing
};

// One frame's input: clicks, scrolls, drags, and what is pointed at.
void follow_pointer(Turn& turn, PointerState& pointer, const PointerInput& input);

// Whether it holds something that goes on while it is held.
[[nodiscard]] bool holds_repeating(const PointerState& pointer, const Arranged& arranged);

// Where it is on the board.
[[nodiscard]] BoardPointer board_pointer(const Turn& turn, const PointerState& pointer,
                                         const PointerInput& input);

}  // namespace switchbox::ui
