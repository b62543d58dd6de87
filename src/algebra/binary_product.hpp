// Products of polynomials over GF(2), and remainders, where one side stays the same for many of them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "algebra/binary_polynomial.hpp"

namespace switchbox::algebra {

// Multiplies by a polynomial that stays the same: its products by all polynomials of four terms are kept, and
// the other factor is read four terms at a time (a comb: Lopez & Dahab, "High-speed software multiplication
// in F_2^m", 2000).
class BinaryMultiplier {
  public:
    explicit BinaryMultiplier(const BinaryPolynomial& factor);
    // About a b / 8 steps for a and b words.
    [[nodiscard]] BinaryPolynomial times(const BinaryPolynomial& other) const;

  private:
    std::size_t width_;                   // of a product, in words
    std::vector<std::uint64_t> by_four_;  // sixteen products, one after the other
};

[[nodiscard]] BinaryPolynomial product(const BinaryPolynomial& a, const BinaryPolynomial& b);

// Remainders of divisions by a polynomial that stays the same, by two products each (Barrett, 1986).
class BinaryModulus {
  public:
    // Not 0.
    explicit BinaryModulus(const BinaryPolynomial& modulus);
    // Of a polynomial whose degree is below twice that of the modulus.
    [[nodiscard]] BinaryPolynomial remainder(BinaryPolynomial of) const;

  private:
    std::size_t degree_;
    BinaryMultiplier modulus_;
    BinaryMultiplier inverse_;  // the quotient of x^(2 degree) by the modulus
};

}  // namespace switchbox::algebra
