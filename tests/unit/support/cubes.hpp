// Shared helpers for the cube tests: random cubes and turns, pictures as text, and states counted by
// distance.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "base/random.hpp"
#include "support/support.hpp"
#include "types/cube/model/pieces.hpp"
#include "types/cube/model/stickers.hpp"
#include "types/cube/model/turns.hpp"

namespace switchbox::test {

inline constexpr std::size_t both_sides[] = {2, 3};

[[nodiscard]] machine::Turn random_turn(Random& random);
[[nodiscard]] machine::Turns random_turns(Random& random, std::size_t count);
// Returns a uniformly random cube that can be assembled from its pieces.
[[nodiscard]] machine::Pieces random_assembly(Random& random);
// Returns a uniformly random cube of that side. A cube of side 2 has its edges solved.
[[nodiscard]] machine::Pieces random_assembly(Random& random, std::size_t side);
// Returns random colours, which need not form a valid cube.
[[nodiscard]] machine::Stickers random_stickers(Random& random, std::size_t side);

// Reads plain turns, "R U2 F'", by another way than types/cube/model/algorithms.hpp.
[[nodiscard]] machine::Turns turns(std::string_view text);
// Parses stickers; the number of letters determines the side.
[[nodiscard]] machine::Stickers stickers(std::string_view text);
// Returns the 48 colour maps: the 24 ways to hold a cube, in its own colouring and in the mirrored one.
[[nodiscard]] std::vector<machine::FaceMap> usual_and_mirrored();
// Returns the solved cube after turns.
[[nodiscard]] machine::Pieces cube_after(std::string_view text);

// Returns the fields of all lines of this kind in golden/cube_positions.txt, trimmed at the end.
[[nodiscard]] std::vector<std::vector<std::string>> golden_cubes(std::string_view kind);

}  // namespace switchbox::test

// Format in which a failed check shows a cube.
template <>
struct doctest::StringMaker<switchbox::machine::Stickers> {
    static doctest::String convert(const switchbox::machine::Stickers& stickers);
};
template <>
struct doctest::StringMaker<switchbox::machine::Pieces> {
    static doctest::String convert(const switchbox::machine::Pieces& pieces);
};
template <>
struct doctest::StringMaker<switchbox::machine::Turns> {
    static doctest::String convert(const switchbox::machine::Turns& turns);
};
