// Natural number of any size, with the operations that counting pictures, determinants and exact elimination
// need.
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace switchbox {

// Number in scientific notation: 7.98 · 10^16 is {"798", 16}. The point follows the first digit.
struct RoundedNumber {
    std::string digits;
    std::size_t exponent = 0;
};

class Natural {
  public:
    Natural() = default;
    Natural(std::uint32_t value);  // NOLINT(google-explicit-constructor): a number is a number
    [[nodiscard]] static Natural of(std::uint64_t value);

    // this := this * factor + summand.
    void multiply_add(std::uint32_t factor, std::uint32_t summand);
    // this := this + other.
    void add(const Natural& other);
    // this := this - other. Requires other <= this.
    void subtract(const Natural& other);
    // Returns a * b.
    friend Natural operator*(const Natural& a, const Natural& b);
    // this := this / divisor, rounded down, and returns the remainder. Requires a divisor that is not 0.
    Natural divide(const Natural& divisor);
    // Returns the number, if it is below 2^64.
    [[nodiscard]] std::optional<std::uint64_t> small() const;
    [[nodiscard]] bool is_zero() const { return limbs_.empty(); }
    // Returns the decimal digits without leading zeros; "0" if the number is zero.
    [[nodiscard]] std::string decimal() const;

    // Rounds to `digits` >= 1 significant digits, halves up. Shorter numbers are padded with zeros on the
    // right.
    [[nodiscard]] RoundedNumber rounded(std::size_t digits) const;

    friend bool operator==(const Natural&, const Natural&) = default;
    friend std::strong_ordering operator<=>(const Natural& a, const Natural& b);

  private:
    void trim();
    std::uint32_t divide_by_limb(std::uint32_t divisor);  // returns the remainder
    bool subtract_at(std::size_t at, const Natural& other, std::uint32_t factor);
    void add_at(std::size_t at, const Natural& other);

    std::vector<std::uint32_t> limbs_;  // least significant first, no leading zero limb
};

// Returns base^exponent; 1 for the exponent 0.
[[nodiscard]] Natural power(std::uint32_t base, std::size_t exponent);

}  // namespace switchbox
