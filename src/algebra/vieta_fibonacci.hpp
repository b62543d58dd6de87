// Vieta-Fibonacci polynomials over Z/k, 2 <= k <= 9: p_0 = 0, p_1 = 1, p_{j+1} = x p_j - p_{j-1} (Horadam,
// "Vieta polynomials", 2002). The characteristic polynomial of a path of n cells is p_{n+1}. Modulo 2 they
// are the Fibonacci polynomials (fibonacci_polynomials.hpp).
#pragma once

#include "algebra/residues.hpp"

namespace switchbox::algebra {

// Returns x times a sum of p_1, p_2, ..., p_n, n > 0, modulo p_{n+1}. Coefficients are in this order.
[[nodiscard]] Residues times_x(const Residues& sum, int k);

// Convert between such a sum and the polynomial (residue_polynomial.hpp): by Clenshaw's recurrence, and back.
// The sum has n coefficients, more than the polynomial's degree. O(n^2).
[[nodiscard]] Residues from_vieta_fibonacci(const Residues& sum, int k);
[[nodiscard]] Residues to_vieta_fibonacci(const Residues& polynomial, std::size_t n, int k);

}  // namespace switchbox::algebra
