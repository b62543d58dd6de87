// Puzzles that a player brings as text.
#pragma once

#include <optional>
#include <string_view>

#include "base/result.hpp"
#include "game/pasted.hpp"
#include "game/position.hpp"
#include "types/custom/model/wired_puzzle.hpp"

namespace switchbox::game {

// Returns the puzzle with its own start, or why it cannot be played.
[[nodiscard]] Result<Puzzle> as_brought(const machine::WiredPuzzle& puzzle);
// Reads a puzzle in any form (types/custom/formats/formats.hpp), or returns an Error that names the place.
// nullopt if the text is unlike any puzzle.
[[nodiscard]] std::optional<Result<Puzzle>> read_brought(std::string_view text);

// Reads it as a share code (TypeGames::read).
[[nodiscard]] std::optional<Result<Brought>> code_brought(std::string_view text);

}  // namespace switchbox::game
