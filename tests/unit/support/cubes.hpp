// What the tests of the cube share: random cubes and turns, pictures as text, and states counted by distance.
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
// Any cube that can be put together, each as often as another.
[[nodiscard]] machine::Pieces random_assembly(Random& random);
// The same for a cube of that side; that of side 2 has its edges at home.
[[nodiscard]] machine::Pieces random_assembly(Random& random, std::size_t side);
// Any colours at all.
[[nodiscard]] machine::Stickers random_stickers(Random& random, std::size_t side);

[[nodiscard]] machine::Turns turns(std::string_view text);
[[nodiscard]] machine::Stickers stickers(
    std::string_view text);  // the side is read off the number of letters
// The ways to name the colours of a cube that is held in any of the 24 ways, in its colouring or the mirrored
// one.
[[nodiscard]] std::vector<machine::FaceMap> usual_and_mirrored();
// The solved cube after turns.
[[nodiscard]] machine::Pieces cube_after(std::string_view text);

// The fields of the lines of golden/cube_positions.txt of one kind, without blanks at their ends.
[[nodiscard]] std::vector<std::vector<std::string>> golden_cubes(std::string_view kind);

}  // namespace switchbox::test

// How a failed check shows a cube.
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
