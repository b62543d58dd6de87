// Turns of the cube's faces, in Singmaster's letters (docs/machines.md, "The Rubik's cube").
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"

namespace switchbox::machine {

// In the order in which pictures list them.
enum class CubeFace : std::uint8_t { up, right, front, down, left, back };
inline constexpr std::size_t cube_faces = 6;
inline constexpr std::string_view face_letters = "URFDLB";

// A quarter turn is a clockwise one as that face is looked at; 1 to 3 of them.
struct Turn {
    CubeFace face = CubeFace::up;
    std::uint8_t quarters = 1;
    friend bool operator==(const Turn&, const Turn&) = default;
};
using Turns = std::vector<Turn>;

inline constexpr std::size_t turn_count = 18;
// Turns are counted 0 .. 17: U, U2, U', R, ...
[[nodiscard]] constexpr std::size_t index_of(Turn turn) {
    return 3 * static_cast<std::size_t>(turn.face) + turn.quarters - 1U;
}
[[nodiscard]] constexpr Turn turn_at(std::size_t index) {
    return {static_cast<CubeFace>(index / 3), static_cast<std::uint8_t>(index % 3 + 1)};
}

// What one step is: any turn of a face, a quarter turn either way, a quarter turn clockwise (the paper's
// inputs).
enum class Metric : std::uint8_t { face, quarter, clockwise };
inline constexpr std::array<std::string_view, 3> metric_names = {"face", "quarter", "clockwise"};
// How many steps a turn is.
[[nodiscard]] std::size_t length_of(Turn turn, Metric metric);
[[nodiscard]] std::size_t length_of(const Turns& turns, Metric metric);
// The turns that are one step, ascending.
[[nodiscard]] Turns steps_of(Metric metric);

// "R", "R'", "R2"
[[nodiscard]] std::string format_turn(Turn turn);
// "R U R' F2"
[[nodiscard]] std::string format_turns(const Turns& turns);
// With spaces between them or not; a curly apostrophe is one too. What is wrong is named by its place.
[[nodiscard]] Result<Turns> parse_turns(std::string_view text);
// What undoes them: each the other way, the last first.
[[nodiscard]] Turns inverse(const Turns& turns);

}  // namespace switchbox::machine
