// Games of the Rubik's cube.
#pragma once

#include <memory>
#include <vector>

#include "game/lesson.hpp"
#include "game/sentences.hpp"
#include "game/type_games.hpp"

namespace switchbox::game {

// Game-making part of the machine type.
extern const TypeGames cube_games;

// Returns the number of states of the cube of side 2 by distance from solved, from the table that solves it;
// nullptr for side 3.
[[nodiscard]] std::shared_ptr<StateCount> cube_count(const Game& game);

// Returns the lessons: D. Joyner, Mathematics of Ghaly's Machine (2006), Example 3, compared with Merlin's
// buttons.
[[nodiscard]] std::vector<Lesson> cube_lessons();

// Returns the five-tuple in words (Joyner 2006, Example 3).
[[nodiscard]] std::vector<TupleRow> cube_tuple(const Game& game);

}  // namespace switchbox::game
