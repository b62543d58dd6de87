#include "types/custom/game/puzzle_presets.hpp"

#include <array>

#include "base/require.hpp"
#include "types/custom/formats/text.hpp"

namespace switchbox::game {

std::span<const PuzzlePreset> puzzle_presets() {
    static constexpr std::array<PuzzlePreset, 4> presets{{
        {"row", "puzzle.preset.row",
         "start 1=1 2=0 3=1 4=1 5=0 6=1\n"
         "1: 1 2\n2: 1 2 3\n3: 2 3 4\n4: 3 4 5\n5: 4 5 6\n6: 5 6\n"
         "layout 1 2 3 4 5 6\n"},
        {"ring", "puzzle.preset.ring",
         "states 4\n"
         "start 1=3 2=1 3=0 4=2 5=1 6=1\n"
         "1: 1 2\n2: 2 3\n3: 3 4\n4: 4 5\n5: 5 6\n6: 6 1\n"
         "layout . 1 2 . / 6 . . 3 / . 5 4 .\n"},
        {"statues", "puzzle.preset.statues",
         "states 4\n"
         "start north=2 east=1 south=3 west=0\n"
         "faces up right down left\n"
         "north: north east west\neast: north east south\nsouth: east south west\nwest: north south west\n"
         "layout . north . / west . east / . south .\n"},
        {"plus", "puzzle.preset.plus",
         "start 1=1 2=0 3=1 4=0 5=1 6=0 7=1 8=0 9=1\n"
         "1: 1 2 4\n2: 1 2 3 5\n3: 2 3 6\n4: 1 4 5 7\n5: 2 4 5 6 8\n6: 3 5 6 9\n7: 4 7 8\n8: 5 7 8 9\n9: 6 8 "
         "9\n"
         "layout 1 2 3 / 4 5 6 / 7 8 9\n"},
    }};
    return presets;
}

machine::WiredPuzzle preset_puzzle(const PuzzlePreset& preset) {
    auto puzzle = puzzle::parse_text(preset.text);
    require(static_cast<bool>(puzzle), "a preset is no puzzle");
    return *std::move(puzzle);
}

}  // namespace switchbox::game
