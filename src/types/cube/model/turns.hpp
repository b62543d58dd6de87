// Turns of the cube's faces, in Singmaster's letters (docs/machines.md, "The Rubik's cube").
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "algebra/permutation.hpp"

namespace switchbox::machine {

// In the order in which pictures list them.
enum class CubeFace : std::uint8_t { up, right, front, down, left, back };
inline constexpr std::size_t cube_faces = 6;
inline constexpr std::string_view face_letters = "URFDLB";

// Turn of a face by 1 to 3 quarters, clockwise as seen from outside that face.
struct Turn {
    CubeFace face = CubeFace::up;
    std::uint8_t quarters = 1;
    friend bool operator==(const Turn&, const Turn&) = default;
};
using Turns = std::vector<Turn>;

inline constexpr std::size_t turn_count = 18;
// Convert between turns and their indices 0 .. 17: U, U2, U', R, ...
[[nodiscard]] constexpr std::size_t index_of(Turn turn) {
    return 3 * static_cast<std::size_t>(turn.face) + turn.quarters - 1U;
}
[[nodiscard]] constexpr Turn turn_at(std::size_t index) {
    return {static_cast<CubeFace>(index / 3), static_cast<std::uint8_t>(index % 3 + 1)};
}

// Definition of one step: any turn of a face, a quarter turn either way, or a quarter turn clockwise (the
// paper's inputs).
enum class Metric : std::uint8_t { face, quarter, clockwise };
inline constexpr std::array<std::string_view, 3> metric_names = {"face", "quarter", "clockwise"};
// Returns the number of steps of a turn or of a sequence.
[[nodiscard]] std::size_t length_of(Turn turn, Metric metric);
[[nodiscard]] std::size_t length_of(const Turns& turns, Metric metric);
// Returns the turns that are one step, ascending.
[[nodiscard]] Turns steps_of(Metric metric);

// Returns "R", "R'", "R2".
[[nodiscard]] std::string format_turn(Turn turn);
// Returns "R U R' F2".
[[nodiscard]] std::string format_turns(const Turns& turns);
// Returns the inverse sequence: the inverse of each turn, the last one first.
[[nodiscard]] Turns inverse(const Turns& turns);

// Returns the group that the turns of a cube generate, as permutations of its stickers (Joyner 2006, Example
// 3). It is computed on first use. Requires side 2 or 3.
[[nodiscard]] const algebra::PermutationGroup& turn_group(std::size_t side);

}  // namespace switchbox::machine
