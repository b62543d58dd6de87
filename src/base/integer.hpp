// Integer of any size, for exact elimination. Values that fit into 64 bits take no memory of their own.
#pragma once

#include <compare>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/natural.hpp"

namespace switchbox {

class Integer {
  public:
    Integer() = default;
    Integer(std::int64_t value)
        : small_(value) {}  // NOLINT(google-explicit-constructor): a number is a number

    // Returns -1, 0 or 1.
    [[nodiscard]] int sign() const;
    [[nodiscard]] bool is_zero() const { return sign() == 0; }
    // Returns the value, if it fits into 64 bits.
    [[nodiscard]] std::optional<std::int64_t> small() const;
    // Returns the decimal digits, after "-" if the number is negative.
    [[nodiscard]] std::string decimal() const;

    Integer& operator+=(const Integer& other) { return *this = *this + other; }
    Integer& operator-=(const Integer& other) { return *this = *this - other; }
    Integer& operator*=(const Integer& other) { return *this = *this * other; }
    [[nodiscard]] Integer operator-() const { return Integer() - *this; }
    friend Integer operator+(const Integer& a, const Integer& b);
    friend Integer operator-(const Integer& a, const Integer& b);
    friend Integer operator*(const Integer& a, const Integer& b);
    // Returns a / b, rounded down. Requires b != 0.
    friend Integer div_down(const Integer& a, const Integer& b);

    friend bool operator==(const Integer& a, const Integer& b);
    friend std::strong_ordering operator<=>(const Integer& a, const Integer& b);

  private:
    [[nodiscard]] static Integer of(bool is_negative, Natural magnitude);
    [[nodiscard]] static Integer sum_of(const Integer& a, const Integer& b, bool is_subtracted);
    [[nodiscard]] Natural magnitude() const;

    std::int64_t small_ = 0;                // the sign alone if the number is large
    std::shared_ptr<const Natural> large_;  // magnitude of a value that does not fit into 64 bits, else null
};

using IntegerVector = std::vector<Integer>;

[[nodiscard]] Integer div_down(const Integer& a, const Integer& b);
// Returns a / b, rounded up. Requires b != 0.
[[nodiscard]] inline Integer div_up(const Integer& a, const Integer& b) { return -div_down(-a, b); }
// Returns the integer nearest to a / b, the larger one of two. Requires b > 0.
[[nodiscard]] Integer div_near(const Integer& a, const Integer& b);
// Returns a modulo b, from 0 to b - 1. Requires b > 0.
[[nodiscard]] inline Integer modulo(const Integer& a, const Integer& b) { return a - b * div_down(a, b); }
[[nodiscard]] inline Integer absolute(const Integer& a) { return a.sign() < 0 ? -a : a; }
// Returns the greatest common divisor, which is not negative; gcd_of(0, 0) is 0.
[[nodiscard]] Integer gcd_of(Integer a, Integer b);

// Adds factor * other to a vector of the same length.
void add_multiple(IntegerVector& vector, const IntegerVector& other, const Integer& factor);
// Returns the sum of the products of the entries.
[[nodiscard]] Integer dot_product(const IntegerVector& a, const IntegerVector& b);

}  // namespace switchbox
