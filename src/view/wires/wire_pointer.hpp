// The codes at the edges under the pointer and the keyboard: what they are at lights up, and a code is
// dragged along its edge to another place.
#pragma once

#include "view/frame/pointer_input.hpp"
#include "view/frame/turn.hpp"
#include "view/look/wire_trace.hpp"

namespace switchbox::view {

// The codes as things to be pointed at.
void arrange_codes(const play::Game& game, const Layout& layout, Arranger& arranger);

// The pointer while the wires are shown.
struct WirePointer {
    const PointerInput& input;
    bool is_free = true;              // nothing lies over the edges there
    std::string_view held;            // the element that was pressed
    std::optional<std::size_t> cell;  // of the board, that it is at
};
void point_at_wires(Turn& turn, const WirePointer& pointer);
// The keyboard has come to another element.
void focus_on_wires(const play::Game& game, UiState& state);

}  // namespace switchbox::view
