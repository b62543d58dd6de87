// Games of the Rubik's cube.
#pragma once

#include "play/type_games.hpp"

namespace switchbox::play {

// The part of the machine type that makes games.
extern const TypeGames cube_games;

}  // namespace switchbox::play
