// Products and remainders of polynomials over GF(2) with one operand that is reused many times.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "algebra/binary_polynomial.hpp"

namespace switchbox::algebra {

// Multiplier by a fixed polynomial. It stores the products with all polynomials of four terms and reads the
// other factor four terms at a time. (A comb: Lopez & Dahab, "High-speed software multiplication in F_2^m",
// 2000.)
class BinaryMultiplier {
  public:
    explicit BinaryMultiplier(const BinaryPolynomial& factor);
    // Takes about a b / 8 steps for factors of a and b words.
    [[nodiscard]] BinaryPolynomial times(const BinaryPolynomial& other) const;

  private:
    std::size_t width_;                   // of one stored product, in words
    std::vector<std::uint64_t> by_four_;  // sixteen products, one after the other
};

[[nodiscard]] BinaryPolynomial product(const BinaryPolynomial& a, const BinaryPolynomial& b);

// Remainders modulo a fixed polynomial, by two products each (Barrett, 1986).
class BinaryModulus {
  public:
    // Requires a modulus other than 0.
    explicit BinaryModulus(const BinaryPolynomial& modulus);
    // Requires a degree below twice that of the modulus.
    [[nodiscard]] BinaryPolynomial remainder(BinaryPolynomial of) const;

  private:
    std::size_t degree_;
    BinaryMultiplier modulus_;
    BinaryMultiplier inverse_;  // the quotient of x^(2 degree) by the modulus
};

}  // namespace switchbox::algebra
