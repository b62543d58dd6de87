// Draws the open dialog over everything.
#pragma once

#include "ui/frame/frame.hpp"

namespace switchbox::ui {

// What a click beside the card is a click on.
inline constexpr std::string_view beside_modal = "modal-outside";

void dialog_view(const Frame& frame, const Dialog& dialog);

// Dims the screen and draws a card; answers with the room inside it. The card has a title and a button to
// close it, and a click beside it closes it too.
[[nodiscard]] Rect open_card(const Frame& frame, float width, float height, std::string_view title);

}  // namespace switchbox::ui
