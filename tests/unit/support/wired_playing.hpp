// Helpers that play a wired puzzle written as text.
#pragma once

#include <string>

#include "game/game.hpp"
#include "support/support.hpp"
#include "types/custom/model/wired_puzzle.hpp"

namespace switchbox::test {

[[nodiscard]] machine::WiredPuzzle puzzle_of(const std::string& text);
[[nodiscard]] game::Game game_of(const std::string& text);
void press(game::Game& game, std::size_t button, int times = 1);
// Returns the cell of the button with that number.
[[nodiscard]] std::size_t button_of(const game::Game& game, std::size_t number);

}  // namespace switchbox::test
