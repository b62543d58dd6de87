// Handling of the pointer: the element under it, the one that it holds, and the effects. Positions refer to
// the last layout.
#pragma once

#include <cfloat>
#include <string>

#include "ui/frame/board_draw_context.hpp"
#include "ui/frame/input_context.hpp"
#include "ui/frame/pointer_input.hpp"

namespace switchbox::ui {

// Pointer state between frames.
struct PointerState {
    std::string over;  // id of the element under it, if it can be clicked
    std::string held;  // id of the element that was pressed, until the release
    ImVec2 at{-FLT_MAX, -FLT_MAX};
    bool is_down = false;
    bool has_tooltip = false;  // true while a held finger shows one; its release then clicks nothing
};

// Handles the input of one frame: clicks, scrolls, drags and pointing.
void follow_pointer(InputContext& context, PointerState& pointer, const PointerInput& input);

// Returns whether the pointer holds an element that repeats its click.
[[nodiscard]] bool holds_repeating(const PointerState& pointer, const ElementTree& arranged);

// Returns the position of the pointer on the board.
[[nodiscard]] BoardPointer board_pointer(const InputContext& context, const PointerState& pointer,
                                         const PointerInput& input);

}  // namespace switchbox::ui
