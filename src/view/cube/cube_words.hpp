// What is said of a cube in the place of what is said of boards of lamps.
#pragma once

#include "play/game.hpp"
#include "words/phrasing.hpp"

namespace switchbox::view {

[[nodiscard]] words::Rephrase words_of_cube(const play::Game& game);

}  // namespace switchbox::view
