// Polynomials over GF(2) in one variable.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace switchbox::algebra {

class BinaryPolynomial {
  public:
    BinaryPolynomial() = default;  // 0
    // Returns x^power.
    [[nodiscard]] static BinaryPolynomial monomial(std::size_t power);
    // Returns the sum of x^i over the set bits i; each word has 64 of them, the lowest first.
    [[nodiscard]] static BinaryPolynomial of_words(std::vector<std::uint64_t> words);
    // Returns the coefficients in the same form, with the fewest words that hold them; empty for 0.
    [[nodiscard]] const std::vector<std::uint64_t>& words() const { return words_; }

    [[nodiscard]] bool is_zero() const { return words_.empty(); }
    // Returns nullopt for 0.
    [[nodiscard]] std::optional<std::size_t> degree() const;
    // Returns whether x^power is one of the terms.
    [[nodiscard]] bool has(std::size_t power) const;

    // Adds x^power · other. `other` must be a different object.
    void add(const BinaryPolynomial& other, std::size_t power = 0);
    // Replaces this by the remainder of a division by `other`. Requires that `other` is not 0.
    void reduce(const BinaryPolynomial& other);
    // Replaces this by the remainder, as reduce() does, and returns the quotient.
    BinaryPolynomial divide(const BinaryPolynomial& other);

    [[nodiscard]] BinaryPolynomial square() const;
    // Returns the polynomial whose square this is; nullopt if there is none.
    [[nodiscard]] std::optional<BinaryPolynomial> square_root() const;
    // Returns this polynomial at x + 1.
    [[nodiscard]] BinaryPolynomial at_one_more() const;
    // Returns x^degree times this polynomial at 1/x: its terms in reverse order. `degree` is at least its
    // own.
    [[nodiscard]] BinaryPolynomial reversed(std::size_t degree) const;
    // Return the terms below x^power, and the other terms divided by x^power.
    [[nodiscard]] BinaryPolynomial below(std::size_t power) const;
    [[nodiscard]] BinaryPolynomial from(std::size_t power) const;

    friend bool operator==(const BinaryPolynomial&, const BinaryPolynomial&) = default;

  private:
    void drop_zeros();

    std::vector<std::uint64_t> words_;  // coefficients from the constant up; the last word is not 0
};

// Runs Euclid's algorithm: about d^2 / 64 steps for degrees up to d. The result for 0 and 0 is 0.
[[nodiscard]] BinaryPolynomial greatest_common_divisor(BinaryPolynomial a, BinaryPolynomial b);

// Greatest common divisor of a and b, and a factor with factor · a = divisor (mod b), of a degree below that
// of b / divisor.
struct Bezout {
    BinaryPolynomial divisor;
    BinaryPolynomial factor;
};
// Runs Euclid's extended algorithm. Requires b other than 0 and deg a < deg b.
[[nodiscard]] Bezout bezout(const BinaryPolynomial& a, const BinaryPolynomial& b);

// Multiplier by a fixed polynomial. On processors that multiply words without carries (Intel, "Carry-less
// multiplication instruction", 2010) it does so word by word. Elsewhere it stores the products with all
// polynomials of four terms and reads the other factor four terms at a time. (A comb: Lopez & Dahab,
// "High-speed software multiplication in F_2^m", 2000.)
class BinaryMultiplier {
  public:
    explicit BinaryMultiplier(const BinaryPolynomial& factor);
    // Takes about a b / 8 steps for factors of a and b words.
    [[nodiscard]] BinaryPolynomial times(const BinaryPolynomial& other) const;

  private:
    std::vector<std::uint64_t> factor_;   // in words
    std::size_t width_;                   // of one stored product, in words
    std::vector<std::uint64_t> by_four_;  // sixteen products, one after the other
};

// Returns a · b, by a BinaryMultiplier.
[[nodiscard]] BinaryPolynomial product(const BinaryPolynomial& a, const BinaryPolynomial& b);

// Remainders modulo a fixed polynomial, by two products each (Barrett, "Implementing the Rivest Shamir and
// Adleman public key encryption algorithm", 1986).
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
