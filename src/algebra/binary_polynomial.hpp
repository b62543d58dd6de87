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
    // The sum of x^i over the bits i that are set, 64 of them a word, the lowest first.
    [[nodiscard]] static BinaryPolynomial of_words(std::vector<std::uint64_t> words);
    // The same, as few words as hold it; none for 0.
    [[nodiscard]] const std::vector<std::uint64_t>& words() const { return words_; }

    [[nodiscard]] bool is_zero() const { return words_.empty(); }
    // None for 0.
    [[nodiscard]] std::optional<std::size_t> degree() const;
    // Whether x^power is among the terms.
    [[nodiscard]] bool has(std::size_t power) const;

    // Adds x^power · other, which is another polynomial.
    void add(const BinaryPolynomial& other, std::size_t power = 0);
    // Leaves the remainder of a division by `other`, which is not 0.
    void reduce(const BinaryPolynomial& other);
    // The same, and answers with the quotient.
    BinaryPolynomial divide(const BinaryPolynomial& other);

    [[nodiscard]] BinaryPolynomial square() const;
    // The polynomial whose square this is, if it is one.
    [[nodiscard]] std::optional<BinaryPolynomial> square_root() const;
    // That at x + 1.
    [[nodiscard]] BinaryPolynomial at_one_more() const;
    // x^degree times that at 1/x: its terms in reverse order. `degree` is not below its own.
    [[nodiscard]] BinaryPolynomial reversed(std::size_t degree) const;
    // The terms below x^power, and the others divided by x^power.
    [[nodiscard]] BinaryPolynomial below(std::size_t power) const;
    [[nodiscard]] BinaryPolynomial from(std::size_t power) const;

    friend bool operator==(const BinaryPolynomial&, const BinaryPolynomial&) = default;

  private:
    void drop_zeros();

    std::vector<std::uint64_t> words_;  // coefficients from the constant up; the last word is not 0
};

// By Euclid's algorithm: about d^2 / 64 steps for degrees up to d. That of 0 and 0 is 0.
[[nodiscard]] BinaryPolynomial greatest_common_divisor(BinaryPolynomial a, BinaryPolynomial b);

// The greatest common divisor of a and b, and a factor with factor · a = divisor (mod b) whose degree is
// below that of b / divisor.
struct Bezout {
    BinaryPolynomial divisor;
    BinaryPolynomial factor;
};
// b is not 0, and a has a lower degree.
[[nodiscard]] Bezout bezout(const BinaryPolynomial& a, const BinaryPolynomial& b);

}  // namespace switchbox::algebra
