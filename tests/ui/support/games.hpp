// Helpers that start and play games in the tests of the interface.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "game/game.hpp"
#include "machine/machine_type.hpp"
#include "types/cube/model/cube_machine.hpp"
#include "types/ghaly/model/ghaly_codes.hpp"
#include "types/ghaly/model/ghaly_machine.hpp"

namespace switchbox::test {

// Parses a machine choice such as "lights-out~4x7~3~lit".
[[nodiscard]] machine::MachineChoice choice_of(std::string_view text);
// Returns the codes of Joyner, Example 28: sigma = 1, tau = (1, 2, 3, 4).
[[nodiscard]] machine::GhalyCodes example_28();

// Returns a game from the machine's default start to its default target.
[[nodiscard]] game::Game game_of(const machine::MachineChoice& which);
// Returns the random game with this number.
[[nodiscard]] game::Game new_game(const machine::MachineChoice& which, std::uint64_t seed = 1);
[[nodiscard]] game::Game new_game(std::string_view machine, std::uint64_t seed = 1);
[[nodiscard]] game::Game ghaly_game(const machine::GhalyCodes& codes);
// Returns a game with plain codes.
[[nodiscard]] game::Game ghaly_game(int size);
// Returns Arnold & Blaszak's game from 100/110/001 to the ring.
[[nodiscard]] game::Game paper_game();

// Returns a game from turns or stickers: "R U", "UUUUUUUUR ...".
[[nodiscard]] game::Game cube_game(const std::string& start, const machine::CubeVariant& form = {});

// Returns a game of a puzzle in the text format of players' own puzzles.
[[nodiscard]] game::Game wired_game(const std::string& text);

// Returns the game with the question whether it can be solved.
[[nodiscard]] game::Game asking(const game::Game& game);
// Returns the game after the whole search for its answer.
[[nodiscard]] game::Game answered(game::Game game);

// Applies an action such as "press 5" or "undo", which must be allowed.
void play_on(game::Game& game, const std::string& action);

}  // namespace switchbox::test
