// Fibonacci polynomials over GF(2): p_0 = 0, p_1 = 1, p_{k+1} = x p_k + p_{k-1}. Light chasing multiplies by
// them, and p_1, ..., p_n span all polynomials of degrees below n.
#pragma once

#include "algebra/binary_polynomial.hpp"
#include "algebra/residues.hpp"

namespace switchbox::algebra {

// Computes p_k by p_{2k} = x p_k^2 and p_{2k+1} = p_k^2 + p_{k+1}^2.
[[nodiscard]] BinaryPolynomial fibonacci_polynomial(std::size_t k);

// Convert between a polynomial and its coordinates: the sum of p_{i+1} over the powers i of x in `sum`.
[[nodiscard]] BinaryPolynomial from_fibonacci(const BinaryPolynomial& sum);
[[nodiscard]] BinaryPolynomial to_fibonacci(const BinaryPolynomial& polynomial);

// Vieta-Fibonacci polynomials over Z/k, 2 <= k <= 9: p_0 = 0, p_1 = 1, p_{j+1} = x p_j - p_{j-1} (Horadam,
// "Vieta polynomials", 2002). The characteristic polynomial of a path of n cells is p_{n+1}. Modulo 2 they
// are the Fibonacci polynomials.

// Returns x times a sum of p_1, p_2, ..., p_n, n > 0, modulo p_{n+1}. Coefficients are in this order.
[[nodiscard]] Residues times_x(const Residues& sum, int k);

// Convert between such a sum and the polynomial (residue_polynomial.hpp): by Clenshaw's recurrence, and back.
// The sum has n coefficients, more than the polynomial's degree. O(n^2).
[[nodiscard]] Residues from_vieta_fibonacci(const Residues& sum, int k);
[[nodiscard]] Residues to_vieta_fibonacci(const Residues& polynomial, std::size_t n, int k);

}  // namespace switchbox::algebra
