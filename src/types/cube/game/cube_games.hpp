// Games of the Rubik's cube.
#pragma once

#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "game/lesson.hpp"
#include "game/sentences.hpp"
#include "game/share_code.hpp"
#include "game/type_games.hpp"

namespace switchbox::game {

// Game-making part of the machine type.
extern const TypeGames cube_games;

// Parses a pasted cube (find_cube() in types/cube/model/pictures.hpp), with metric and colours of the cube
// that is shown, and its side if the text is turns. nullopt for any other text.
[[nodiscard]] std::optional<Result<ImportedGame>> import_cube(std::string_view text,
                                                              const machine::MachineChoice& shown);

// Returns the number of states of the cube of side 2 by distance from solved, from the table that solves it;
// nullptr for side 3.
[[nodiscard]] std::shared_ptr<StateCount> cube_count(const Game& game);

// Returns the lessons: D. Joyner, Mathematics of Ghaly's Machine (2006), Example 3, compared with Merlin's
// buttons.
[[nodiscard]] std::vector<Lesson> cube_lessons();

// Returns the five-tuple in words (Joyner 2006, Example 3).
[[nodiscard]] std::vector<TupleRow> cube_tuple(const Game& game);

}  // namespace switchbox::game
