// The search for a game of a linear machine with so many presses (game_search.hpp): by planting them, and in
// lit-only play by walking back.
#pragma once

#include "game/game_search.hpp"

namespace switchbox::game {

// nullptr for a game that is not solvable for certain: those are not searched for.
[[nodiscard]] std::unique_ptr<GameSearch> linear_game_search(const NewGame& wish);

}  // namespace switchbox::game
