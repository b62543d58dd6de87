// Puzzles that a player brings as text.
#pragma once

#include <optional>
#include <string_view>

#include "base/result.hpp"
#include "game/pasted.hpp"
#include "game/position.hpp"
#include "types/custom/model/wired_puzzle.hpp"

namespace switchbox::game {

// The puzzle as it was brought: its own start, with what was pressed before; or why it cannot be played.
[[nodiscard]] Result<Puzzle> as_brought(const machine::WiredPuzzle& puzzle);
// Of a text in any form (types/custom/formats/formats.hpp); what is wrong names its place. None where nobody
// can have meant a puzzle.
[[nodiscard]] std::optional<Result<Puzzle>> read_brought(std::string_view text);

// The same as a share code (TypeGames::read).
[[nodiscard]] std::optional<Result<Brought>> code_brought(std::string_view text);

}  // namespace switchbox::game
