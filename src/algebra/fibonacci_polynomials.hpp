// Fibonacci polynomials over GF(2): p_0 = 0, p_1 = 1, p_{k+1} = x p_k + p_{k-1}. Light chasing multiplies by
// them, and p_1, ..., p_n span all polynomials of degrees below n.
#pragma once

#include "algebra/binary_polynomial.hpp"

namespace switchbox::algebra {

// Computes p_k by p_{2k} = x p_k^2 and p_{2k+1} = p_k^2 + p_{k+1}^2.
[[nodiscard]] BinaryPolynomial fibonacci_polynomial(std::size_t k);

// Convert between a polynomial and its coordinates: the sum of p_{i+1} over the powers i of x in `sum`.
[[nodiscard]] BinaryPolynomial from_fibonacci(const BinaryPolynomial& sum);
[[nodiscard]] BinaryPolynomial to_fibonacci(const BinaryPolynomial& polynomial);

}  // namespace switchbox::algebra
