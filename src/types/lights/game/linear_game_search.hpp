// Search for a game of a linear machine that needs a given number of presses (game_search.hpp). It plants
// presses; in lit-only play it walks back from the target.
#pragma once

#include "game/game_search.hpp"

namespace switchbox::game {

// Returns the search, nullptr if the game need not be solvable: such games are not searched for.
[[nodiscard]] std::unique_ptr<GameSearch> linear_game_search(const NewGame& requested);

}  // namespace switchbox::game
