// Short ways to play a puzzle that somebody wired, written as text.
#pragma once

#include <string>

#include "play/game.hpp"
#include "support/support.hpp"
#include "types/custom/model/wired_puzzle.hpp"

namespace switchbox::test {

[[nodiscard]] machine::WiredPuzzle puzzle_of(const std::string& text);
[[nodiscard]] play::Game game_of(const std::string& text);
void press(play::Game& game, std::size_t button, int times = 1);
// The cell of a button by its number.
[[nodiscard]] std::size_t button_of(const play::Game& game, std::size_t number);

}  // namespace switchbox::test
