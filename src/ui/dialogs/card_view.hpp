// Cards of a dialog: buttons with a picture of one press, a name and lines of text. Tiles are small cards
// with a number, stars and a name.
#pragma once

#include <string_view>
#include <vector>

#include "base/message.hpp"
#include "ui/frame/dialog_item.hpp"
#include "ui/frame/frame.hpp"
#include "ui/frame/press_picture.hpp"

namespace switchbox::ui {

// Returns the press of the machine with the id of the catalogue or of a chip (machines_dialog.cpp); nullptr
// for one that the player draws.
[[nodiscard]] const PressPicture* picture_of_machine(std::string_view id);
// Returns in one line what a press of the machine does, or how the player draws it.
[[nodiscard]] Message press_line(std::string_view id);

// Returns how many cards or tiles of the group are side by side in this width.
[[nodiscard]] int card_columns(const DialogGroup& group, float width);
// Returns the places of the cards or tiles of a group, row by row from the top left corner of `body`. The
// cards of a row are equally high.
[[nodiscard]] std::vector<Rect> card_places(const Frame& frame, const DialogGroup& group, const Rect& body);
// `beside`: the picture is beside the words, so that a card in a single column is low.
void add_card(const Frame& frame, const DialogItem& item, const Rect& place, bool beside);
void add_tile(const Frame& frame, const DialogItem& item, const Rect& place);

}  // namespace switchbox::ui
