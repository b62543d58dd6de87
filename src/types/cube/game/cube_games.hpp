// Games of the Rubik's cube.
#pragma once

#include "game/type_games.hpp"

namespace switchbox::game {

// The part of the machine type that makes games.
extern const TypeGames cube_games;

}  // namespace switchbox::game
