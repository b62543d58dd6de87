// Polynomials over GF(2) in one variable.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace switchbox::algebra {

class BinaryPolynomial {
  public:
    BinaryPolynomial() = default;  // 0
    // x^power
    [[nodiscard]] static BinaryPolynomial monomial(std::size_t power);

    [[nodiscard]] bool is_zero() const { return words_.empty(); }
    // None for 0.
    [[nodiscard]] std::optional<std::size_t> degree() const;
    // Whether x^power is among the terms.
    [[nodiscard]] bool has(std::size_t power) const;

    // Adds x^power · other, which is another polynomial.
    void add(const BinaryPolynomial& other, std::size_t power = 0);
    // Leaves the remainder of a division by `other`, which is not 0.
    void reduce(const BinaryPolynomial& other);

    friend bool operator==(const BinaryPolynomial&, const BinaryPolynomial&) = default;

  private:
    std::vector<std::uint64_t> words_;  // coefficients from the constant up; the last word is not 0
};

// By Euclid's algorithm: about d^2 / 64 steps for degrees up to d. That of 0 and 0 is 0.
[[nodiscard]] BinaryPolynomial greatest_common_divisor(BinaryPolynomial a, BinaryPolynomial b);

}  // namespace switchbox::algebra
