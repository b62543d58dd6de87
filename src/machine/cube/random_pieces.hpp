// Cubes that can be solved, all alike likely, drawn from a seed.
#pragma once

#include <cstdint>

#include "machine/cube/pieces.hpp"

namespace switchbox::machine {

[[nodiscard]] Pieces random_pieces(std::uint64_t seed);
// Of the cube of side 2: the corner at DBL and all edges at home.
[[nodiscard]] Pieces random_corners(std::uint64_t seed);

}  // namespace switchbox::machine
