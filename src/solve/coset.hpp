// Shortest vector of a coset x + span(basis) over GF(2): the fewest presses among all solutions.
#pragma once

#include <vector>

#include "algebra/bit_vector.hpp"

namespace switchbox::solve {

// All 2^basis.size() members in Gray code order, one addition each; the first of least weight.
[[nodiscard]] algebra::BitVector shortest_in_coset(algebra::BitVector x,
                                                   const std::vector<algebra::BitVector>& basis);

// A short member, with no promise: adds basis vectors for as long as that helps.
[[nodiscard]] algebra::BitVector short_in_coset(algebra::BitVector x,
                                                const std::vector<algebra::BitVector>& basis);

}  // namespace switchbox::solve
