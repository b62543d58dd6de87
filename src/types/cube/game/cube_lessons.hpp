// Lessons on the Rubik's cube: D. Joyner, Mathematics of Ghaly's Machine (2006), Example 3, compared with
// Merlin's buttons.
#pragma once

#include <vector>

#include "game/lesson.hpp"

namespace switchbox::game {

[[nodiscard]] std::vector<Lesson> cube_lessons();

}  // namespace switchbox::game
