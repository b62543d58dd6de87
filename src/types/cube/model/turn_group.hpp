// Group that the turns of a cube generate, as permutations of its stickers (Joyner 2006, Example 3).
#pragma once

#include <cstddef>

#include "algebra/permutation_group.hpp"

namespace switchbox::machine {

// Returns the group, computed on first use.
[[nodiscard]] const algebra::PermutationGroup& turn_group(std::size_t side);

}  // namespace switchbox::machine
