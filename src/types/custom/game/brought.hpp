// Puzzles that a player brings as text.
#pragma once

#include <optional>
#include <string_view>

#include "base/result.hpp"
#include "game/pasted.hpp"
#include "game/position.hpp"
#include "types/custom/model/wired_puzzle.hpp"

namespace switchbox::game {

// Returns the puzzle with its own start, or an error if it cannot be played.
[[nodiscard]] Result<Puzzle> as_brought(const machine::WiredPuzzle& puzzle);
// Parses a puzzle in any format (types/custom/formats/formats.hpp). Errors name the place. nullopt if the
// text does not look like a puzzle.
[[nodiscard]] std::optional<Result<Puzzle>> read_brought(std::string_view text);

// Parses the same texts and returns the share code of the game, with remarks (TypeGames::read).
[[nodiscard]] std::optional<Result<Brought>> code_brought(std::string_view text);

}  // namespace switchbox::game
