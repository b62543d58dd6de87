// How Ghaly's machine introduces itself.
#pragma once

#include <array>
#include <string_view>

#include "ui/frame/turn.hpp"

namespace switchbox::ui {

// Ids of messages, a card each.
inline constexpr std::array<std::string_view, 3> wire_introduction{
    "view.introduction.ghaly.wires", "view.introduction.ghaly.colours", "view.introduction.ghaly.press"};
// On which it is understood: the smallest, in the fewest presses that any of its boards takes.
[[nodiscard]] WantNewGame first_wired_board();

}  // namespace switchbox::ui
