// Matrices to factorize, and products with them.
#pragma once

#include <cstddef>

#include "algebra/factorization.hpp"
#include "support/support.hpp"

namespace switchbox::test {

// Each entry is 1 as often as 0.
[[nodiscard]] algebra::ZeroOneMatrix random_zero_one(Random& random, std::size_t rows, std::size_t columns);
[[nodiscard]] algebra::ZeroOneMatrix transpose_of(const algebra::ZeroOneMatrix& a);
// Of n x n lamps, each of whose buttons changes its own and its neighbours.
[[nodiscard]] algebra::ZeroOneMatrix lights_out_matrix(std::size_t n, bool torus);
// The same for rectangles, plane.
[[nodiscard]] algebra::ZeroOneMatrix plane_matrix(std::size_t rows, std::size_t columns);

// A·x over Z/k
[[nodiscard]] algebra::Residues product(const algebra::ZeroOneMatrix& a, const algebra::Residues& x,
                                        int modulus);
[[nodiscard]] bool is_zero(const algebra::Residues& vector);

}  // namespace switchbox::test
