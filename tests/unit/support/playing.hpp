// Helpers that play a Game in tests.
#pragma once

#include <optional>

#include "game/answer_task.hpp"
#include "support/support.hpp"

namespace switchbox::test {

// Returns the paper's puzzle, or Merlin's usual target from another start, with nothing pressed.
[[nodiscard]] game::Game paper_game();
[[nodiscard]] game::Game merlin_game(const machine::Picture& start);

// Returns a new game on Ghaly's machine with its plain codes.
[[nodiscard]] game::Game new_ghaly_game(int size, std::uint64_t seed,
                                        game::NewGameMode quest = game::NewGameMode::solvable,
                                        std::optional<std::size_t> fewest = std::nullopt);

// Applies the action, which must be allowed, and returns its status sentence.
std::string play_on(game::Game& game, const game::Action& action);
// Applies an action given as text: "press 5", "undo", ...
std::string play_on(game::Game& game, const std::string& action);

// Returns whether the action starts a new game that a search may fail to find, although the action is
// allowed.
[[nodiscard]] bool is_searched_for(const game::Action& action);
// Returns a random action of any type, often an allowed one. Machines are small; buttons and steps may be
// just out of range.
[[nodiscard]] game::Action random_action(Random& random, const game::Game& game);
// Tries to play this many random actions.
void play_at_random(game::Game& game, Random& random, std::size_t actions);

// Runs a search job on the game's position for `budget` work and lets the game learn its result.
void search_on(game::Game& game, std::uint64_t budget);

}  // namespace switchbox::test
