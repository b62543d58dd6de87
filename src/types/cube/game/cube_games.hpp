// Games of the Rubik's cube.
#pragma once

#include "game/type_games.hpp"

namespace switchbox::game {

// Game-making part of the machine type.
extern const TypeGames cube_games;

}  // namespace switchbox::game
