// Games of puzzles that somebody wired.
#pragma once

#include "play/type_games.hpp"

namespace switchbox::play {

// The part of the machine type that makes games.
extern const TypeGames wired_games;

}  // namespace switchbox::play
