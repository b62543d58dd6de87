// The Rubik's cube as a group (Joyner 2006, Example 3): the order of what the turns make, the laws of its
// pieces with the sums of the present cube, commutators, R U beside U R, and the size of it all.
#pragma once

#include <vector>

#include "game/kind_study.hpp"

namespace switchbox::game {

[[nodiscard]] std::vector<StudySection> cube_study(const Game& game);

}  // namespace switchbox::game
