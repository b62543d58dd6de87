// Polynomials over Z/k, 2 <= k <= 9: entry i is the coefficient of x^i, and the last one is not 0. All
// products and divisions take time O(a b) for a and b coefficients, whole vectors of bytes at a time.
#pragma once

#include "algebra/residues.hpp"

namespace switchbox::algebra {

// Takes the zeros off the end.
void trim(Residues& polynomial);

// sum + factor·summand, of any lengths; 0 <= factor < k.
[[nodiscard]] Residues sum_of(Residues sum, const Residues& summand, int factor, int k);
[[nodiscard]] Residues product(const Residues& a, const Residues& b, int k);
// The quotient; `number` becomes the remainder. The divisor's leading coefficient is 1.
[[nodiscard]] Residues divide(Residues& number, const Residues& divisor, int k);
[[nodiscard]] Residues quotient_of(Residues number, const Residues& divisor, int k);
[[nodiscard]] Residues remainder_of(Residues number, const Residues& divisor, int k);
// Of numbers modulo a multiple of k.
[[nodiscard]] Residues reduced_modulo(Residues polynomial, int k);
// Of numbers that m divides.
[[nodiscard]] Residues divided_by(Residues polynomial, int m);

// g = gcd(a, d), with leading coefficient 1, and V of a degree below deg d - deg g such that a V = g (mod d).
struct ResidueBezout {
    Residues divisor;
    Residues factor;
};
// Over GF(p), d not 0 and the degree of a below that of d. Euclid's algorithm.
[[nodiscard]] ResidueBezout bezout(Residues a, Residues d, int p);

}  // namespace switchbox::algebra
