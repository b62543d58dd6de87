// Games of wired puzzles.
#pragma once

#include "game/type_games.hpp"

namespace switchbox::game {

// Functions of the machine type that make games.
extern const TypeGames wired_games;

}  // namespace switchbox::game
