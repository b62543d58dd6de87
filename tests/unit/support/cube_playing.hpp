// Helpers that start and play games on the Rubik's cube.
#pragma once

#include <string_view>

#include "game/game.hpp"
#include "types/cube/model/cube_machine.hpp"

namespace switchbox::test {

[[nodiscard]] game::Puzzle cube_from(const machine::CubeVariant& form, const machine::Stickers& start);
// Returns a game that starts from the solved cube after these turns.
[[nodiscard]] game::Game cube_game(const machine::CubeVariant& form, std::string_view scramble);
[[nodiscard]] const machine::CubeMachine& cube_of(const game::Game& game);
// Presses the buttons of these turns.
void turn(game::Game& game, std::string_view text);

}  // namespace switchbox::test
