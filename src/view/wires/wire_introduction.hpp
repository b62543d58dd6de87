// How Ghaly's machine introduces itself.
#pragma once

#include <span>
#include <string_view>

#include "view/frame/turn.hpp"

namespace switchbox::view {

[[nodiscard]] std::span<const std::string_view> wire_introduction();  // ids of messages, a card each
// On which it is understood: the smallest, in the fewest presses that any of its boards takes.
[[nodiscard]] WantNewGame first_wired_board();

}  // namespace switchbox::view
