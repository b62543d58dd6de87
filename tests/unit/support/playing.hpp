// Short ways to play a Game in tests.
#pragma once

#include <optional>

#include "game/answer_task.hpp"
#include "support/support.hpp"

namespace switchbox::test {

// The paper's puzzle, or Merlin's usual target from another start, with nothing pressed.
[[nodiscard]] game::Game paper_game();
[[nodiscard]] game::Game merlin_game(const machine::Picture& start);

// Ghaly's machine with its plain codes.
[[nodiscard]] game::Game new_ghaly_game(int size, std::uint64_t seed,
                                        game::Quest quest = game::Quest::solvable,
                                        std::optional<std::size_t> fewest = std::nullopt);

// Carries the action out, which must be possible, and answers with its sentence.
std::string play_on(game::Game& game, const game::Action& action);
// "press 5", "undo", ...
std::string play_on(game::Game& game, const std::string& action);

// A new game that may turn out not to exist, although it is allowed.
[[nodiscard]] bool is_searched_for(const game::Action& action);
// Any kind of action, often one that is possible: small machines, buttons and steps just past the end too.
[[nodiscard]] game::Action random_action(Random& random, const game::Game& game);
// Plays so many random actions, or tries to.
void play_at_random(game::Game& game, Random& random, std::size_t actions);

// A job on its position, for so much work, and what it finds is learned.
void search_on(game::Game& game, std::uint64_t budget);

}  // namespace switchbox::test
