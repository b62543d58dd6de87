// Short ways to begin games and to play them in the tests of the interface.
#pragma once

#include <string>
#include <string_view>

#include "game/game.hpp"
#include "machine/catalogue.hpp"
#include "types/cube/model/form.hpp"
#include "types/ghaly/model/ghaly_codes.hpp"
#include "types/ghaly/model/ghaly_machine.hpp"

namespace switchbox::test {

// "lights-out~4x7~3~lit"
[[nodiscard]] machine::MachineChoice choice_of(std::string_view text);
// Joyner, Example 28: sigma = 1, tau = (1, 2, 3, 4).
[[nodiscard]] machine::GhalyCodes example_28();

// From the machine's usual start to its usual target.
[[nodiscard]] game::Game game_of(const machine::MachineChoice& which);
[[nodiscard]] game::Game ghaly_game(const machine::GhalyCodes& codes);
// With plain codes.
[[nodiscard]] game::Game ghaly_game(int size);
// Arnold & Blaszak's start 100/110/001, towards the ring.
[[nodiscard]] game::Game paper_game();

// From turns or stickers: "R U", "UUUUUUUUR ...".
[[nodiscard]] game::Game cube_game(const std::string& start, const machine::CubeForm& form = {});

// "press 5", "undo", ..., which must be possible.
void play_on(game::Game& game, const std::string& action);

}  // namespace switchbox::test
