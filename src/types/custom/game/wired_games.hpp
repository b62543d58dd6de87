// Games of puzzles that somebody wired.
#pragma once

#include "game/type_games.hpp"

namespace switchbox::game {

// The part of the machine type that makes games.
extern const TypeGames wired_games;

}  // namespace switchbox::game
