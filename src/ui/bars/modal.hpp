// Layer over everything else: the open dialog, or the list of keys.
#pragma once

#include "ui/frame/frame.hpp"

namespace switchbox::ui {

void modal(const Frame& frame);

// Card that introduces a machine when it is first opened, in the guide's place over the board. It is not for
// players who have won the machine, or skipped the guidance.

void introduction_card(const Frame& frame);
// Returns the height that it needs in this layout; 0 if none is shown.
[[nodiscard]] float introduction_height(const Frame& frame);
// Returns whether several cards are shown one after the other, so that the next one is the thing to do.
[[nodiscard]] bool has_introduction_cards(const Frame& frame);

}  // namespace switchbox::ui
