// What is said of a cube in the place of what is said of boards of lamps.
#pragma once

#include "play/game.hpp"
#include "words/phrasing.hpp"

namespace switchbox::view {

// Of one in the game's colours: what is at fault with a picture calls colours by the faces that have them on
// the solved cube, and who looks at the stickers by their names.
[[nodiscard]] words::Rephrase words_of_cube(const play::Game& game);

}  // namespace switchbox::view
