// Matrices to factorize, and products with them.
#pragma once

#include <cstddef>

#include "algebra/residue_polynomial.hpp"
#include "support/support.hpp"

namespace switchbox::test {

// Returns a random matrix whose entries are 0 or 1 with equal probability.
[[nodiscard]] algebra::ZeroOneMatrix random_zero_one(Random& random, std::size_t rows, std::size_t columns);
[[nodiscard]] algebra::ZeroOneMatrix transpose_of(const algebra::ZeroOneMatrix& a);
// Returns the matrix of n x n lamps in which each button changes its own lamp and the neighbours.
[[nodiscard]] algebra::ZeroOneMatrix lights_out_matrix(std::size_t n, bool torus);
// Returns the same matrix for a plane rectangle.
[[nodiscard]] algebra::ZeroOneMatrix plane_matrix(std::size_t rows, std::size_t columns);

// Returns A·x over Z/k.
[[nodiscard]] algebra::Residues product(const algebra::ZeroOneMatrix& a, const algebra::Residues& x,
                                        int modulus);
[[nodiscard]] bool is_zero(const algebra::Residues& vector);

}  // namespace switchbox::test
