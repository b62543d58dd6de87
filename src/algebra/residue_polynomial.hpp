// Polynomials over Z/k, 2 <= k <= 9: entry i is the coefficient of x^i, and the last one is not 0. All
// products and divisions take time O(a b) for a and b coefficients, with vectorized loops over bytes.
#pragma once

#include "algebra/residues.hpp"

namespace switchbox::algebra {

// Removes trailing zeros.
void trim(Residues& polynomial);

// Returns sum + factor·summand, for any lengths; 0 <= factor < k.
[[nodiscard]] Residues sum_of(Residues sum, const Residues& summand, int factor, int k);
[[nodiscard]] Residues product(const Residues& a, const Residues& b, int k);
// Returns the quotient and replaces `number` by the remainder. The divisor's leading coefficient is 1.
[[nodiscard]] Residues divide(Residues& number, const Residues& divisor, int k);
[[nodiscard]] Residues quotient_of(Residues number, const Residues& divisor, int k);
[[nodiscard]] Residues remainder_of(Residues number, const Residues& divisor, int k);
// Reduces coefficients modulo k; they are residues modulo a multiple of k.
[[nodiscard]] Residues reduced_modulo(Residues polynomial, int k);
// Divides the coefficients by m, which divides all of them.
[[nodiscard]] Residues divided_by(Residues polynomial, int m);

// g = gcd(a, d), with leading coefficient 1, and V with deg V < deg d - deg g such that a V = g (mod d).
struct ResidueBezout {
    Residues divisor;
    Residues factor;
};
// Runs Euclid's algorithm over GF(p). Requires d other than 0 and deg a < deg d.
[[nodiscard]] ResidueBezout bezout(Residues a, Residues d, int p);

}  // namespace switchbox::algebra
