// The 24 ways to turn the cube as a whole. They are the permutations of the six faces that take each corner
// to a corner and go round it in the same sense; a mirror does not.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "algebra/permutation.hpp"
#include "types/cube/model/turns.hpp"

namespace switchbox::machine {

// Where each face goes, in the order of CubeFace; of colours, which are named after faces, what each is
// called then.
using FaceMap = std::array<std::uint8_t, cube_faces>;

// Ascending; the first leaves all as it is.
[[nodiscard]] const std::vector<FaceMap>& rotations();
[[nodiscard]] FaceMap inverse(const FaceMap& faces);
// Where one of them takes the sticker at each position.
[[nodiscard]] algebra::Permutation rotation_permutation(std::size_t side, const FaceMap& rotation);

}  // namespace switchbox::machine
