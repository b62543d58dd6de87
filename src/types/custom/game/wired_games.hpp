// Games of wired puzzles.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "base/result.hpp"
#include "game/position.hpp"
#include "game/sentences.hpp"
#include "game/share_code.hpp"
#include "game/type_games.hpp"
#include "types/custom/model/wired_puzzle.hpp"

namespace switchbox::game {

// Returns the puzzle with its own start, or an error if it cannot be played.
[[nodiscard]] Result<Puzzle> playable_puzzle(const machine::WiredPuzzle& puzzle);
// Parses a puzzle in any format (types/custom/formats/formats.hpp). Errors name the place. nullopt if the
// text does not look like a puzzle.
[[nodiscard]] std::optional<Result<Puzzle>> read_puzzle_text(std::string_view text);

// Parses the same texts and returns the share code of the game, with remarks (TypeGames::read).
[[nodiscard]] std::optional<Result<ImportedGame>> import_puzzle_text(std::string_view text);

// Typical puzzles, each a starting point for the player's own.
struct PuzzlePreset {
    std::string_view id;
    MessageId<> name;
    std::string_view text;  // notation of types/custom/formats/text.hpp
};

[[nodiscard]] std::span<const PuzzlePreset> puzzle_presets();
[[nodiscard]] machine::WiredPuzzle preset_puzzle(const PuzzlePreset& preset);

// Functions of the machine type that make games.
extern const TypeGames wired_games;

// Returns the five-tuple of a wired puzzle in words (sentences.hpp).
[[nodiscard]] std::vector<TupleRow> wired_tuple(const Game& game);

}  // namespace switchbox::game
