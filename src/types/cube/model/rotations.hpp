// The 24 rotations of the cube as a whole. They are the permutations of the six faces that take each corner
// to a corner with the same orientation; a reflection does not.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "algebra/permutation.hpp"
#include "types/cube/model/turns.hpp"

namespace switchbox::machine {

// Image of each face, in the order of CubeFace. For colours, which have the names of faces, the new name of
// each.
using FaceMap = std::array<std::uint8_t, cube_faces>;

// Returns the rotations in ascending order; the first is the identity.
[[nodiscard]] const std::vector<FaceMap>& rotations();
[[nodiscard]] FaceMap inverse(const FaceMap& faces);
// Returns the permutation of positions by a rotation: entry i is the new position of the sticker at i.
[[nodiscard]] algebra::Permutation rotation_permutation(std::size_t side, const FaceMap& rotation);

}  // namespace switchbox::machine
