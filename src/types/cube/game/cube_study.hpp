// Study pane of the Rubik's cube as a group (Joyner 2006, Example 3): the order of the turns so far and the
// laws of the pieces with the sums of the current cube. It also has commutators, R U compared with U R, and
// the size of the group.
#pragma once

#include <vector>

#include "game/sentences.hpp"

namespace switchbox::game {

[[nodiscard]] std::vector<StudySection> cube_study(const Game& game);

}  // namespace switchbox::game
