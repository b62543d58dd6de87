// Seeded random cubes, solvable and equally likely, and random turns.
#pragma once

#include <cstddef>
#include <cstdint>

#include "types/cube/model/form.hpp"
#include "types/cube/model/pieces.hpp"

namespace switchbox::machine {

[[nodiscard]] Pieces random_pieces(std::uint64_t seed);
// Returns a cube of side 2: the corner at DBL and all edges are at home.
[[nodiscard]] Pieces random_corners(std::uint64_t seed);
// Returns random steps of the form; successive turns are of different faces.
[[nodiscard]] Turns random_turns(const CubeVariant& form, std::size_t count, std::uint64_t seed);

}  // namespace switchbox::machine
