// Typical puzzles, each a starting point for the player's own.
#pragma once

#include <span>
#include <string_view>

#include "types/custom/model/wired_puzzle.hpp"

namespace switchbox::game {

struct PuzzlePreset {
    std::string_view id;
    std::string_view name;  // id of a message
    std::string_view text;  // notation of types/custom/formats/text.hpp
};

[[nodiscard]] std::span<const PuzzlePreset> puzzle_presets();
[[nodiscard]] machine::WiredPuzzle preset_puzzle(const PuzzlePreset& preset);

}  // namespace switchbox::game
