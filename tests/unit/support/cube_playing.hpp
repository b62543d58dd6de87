// Short ways to begin games on the Rubik's cube and to play them.
#pragma once

#include <string_view>

#include "game/game.hpp"
#include "types/cube/model/cube_machine.hpp"

namespace switchbox::test {

[[nodiscard]] game::Puzzle cube_from(const machine::CubeForm& form, const machine::Stickers& start);
// From the solved cube after these turns.
[[nodiscard]] game::Game cube_game(const machine::CubeForm& form, std::string_view scramble);
[[nodiscard]] const machine::CubeMachine& cube_of(const game::Game& game);
// By the buttons of these turns.
void turn(game::Game& game, std::string_view text);

}  // namespace switchbox::test
