// What there is in the window for machines of one kind alone.
#pragma once

#include <span>
#include <string_view>

#include "play/game.hpp"
#include "view/frame/turn.hpp"

namespace switchbox::view {

// Ids of messages, a card each, that introduce the machine; none where its rule does.
[[nodiscard]] std::span<const std::string_view> introduction_cards(const play::Game& game);
// What the last of several cards leads to.
[[nodiscard]] WantNewGame first_board();

// Of a machine with codes: a draft of them to be changed.
void open_codes(Turn& turn);

}  // namespace switchbox::view
