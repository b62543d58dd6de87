// Shortest member of a coset that four classes of entries split (parity_split.hpp), by a second method that
// checks the first. It weighs every choice of a class by itself, in the order of a Gray code; ParitySplit
// transforms blocks of choices. It combines the members of both halves up to the same excess, by other loops
// over other data. Both methods rely on the given coset and on one fact. A member that exceeds the least
// weight of each half by more than e weighs at least 2e + 2 more than their sum.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "algebra/residues.hpp"
#include "types/lights/large/lightest_sums.hpp"

namespace switchbox::solve {

// Returns the shortest member of x + K over GF(2). K has the basis `quiet`, and `class_of` the class of each
// entry, 0 to 3. nullopt if the classes do not split K, a class has more than 2^32 choices, or too many of
// them are light to be kept, or if `goes_on` returns false. Takes about 20 nanoseconds a choice.
[[nodiscard]] std::optional<algebra::Residues> shortest_by_gray_split(
    const algebra::Residues& x, const std::vector<algebra::CyclicGenerator>& quiet,
    const std::vector<std::uint8_t>& class_of, const GoesOn& goes_on = [] { return true; });

}  // namespace switchbox::solve
