// Draws the open dialog over everything.
#pragma once

#include "view/dialogs/dialog.hpp"

namespace switchbox::view {

void dialog_view(Frame& frame, const Dialog& dialog);

// Dims the screen and draws a card; answers with the room inside it. The card has a title and a button to
// close it, and a click beside it closes it too.
[[nodiscard]] Rect open_card(Frame& frame, float width, float height, std::string_view title);

}  // namespace switchbox::view
