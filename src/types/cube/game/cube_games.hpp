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

// Number of states of the cube of side 2 by distance from solved, from the table that solves it.

// Returns nullptr for the cube of side 3.
[[nodiscard]] std::shared_ptr<StateCount> cube_count(const Game& game);

// Lessons on the Rubik's cube: D. Joyner, Mathematics of Ghaly's Machine (2006), Example 3, compared with
// Merlin's buttons.

[[nodiscard]] std::vector<Lesson> cube_lessons();

// The Rubik's cube as a Mealy machine (Joyner 2006, Example 3).

[[nodiscard]] std::vector<TupleRow> cube_tuple(const Game& game);

}  // namespace switchbox::game
