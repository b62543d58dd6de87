// Cubes that can be solved, all alike likely, and random turns, drawn from a seed.
#pragma once

#include <cstddef>
#include <cstdint>

#include "types/cube/model/form.hpp"
#include "types/cube/model/pieces.hpp"

namespace switchbox::machine {

[[nodiscard]] Pieces random_pieces(std::uint64_t seed);
// Of the cube of side 2: the corner at DBL and all edges at home.
[[nodiscard]] Pieces random_corners(std::uint64_t seed);
// Of the form's steps; none takes the last one back or turns its face on.
[[nodiscard]] Turns random_turns(const CubeForm& form, std::size_t count, std::uint64_t seed);

}  // namespace switchbox::machine
