#include "base/integer.hpp"

#include <limits>
#include <utility>

#include "base/result.hpp"

namespace switchbox {

int Integer::sign() const { return small_ > 0 ? 1 : (small_ < 0 ? -1 : 0); }

std::optional<std::int64_t> Integer::small() const { return large_ ? std::nullopt : std::optional(small_); }

Natural Integer::magnitude() const {
    if (large_) return *large_;
    const auto bits = static_cast<std::uint64_t>(small_);
    return Natural::of(small_ < 0 ? ~bits + 1 : bits);
}

Integer Integer::of(bool is_negative, Natural magnitude) {
    const auto value = magnitude.small();
    constexpr auto most = std::uint64_t{std::numeric_limits<std::int64_t>::max()};
    if (value && *value <= most) {
        const auto positive = static_cast<std::int64_t>(*value);
        return is_negative ? -positive : positive;
    }
    if (value && is_negative && *value == most + 1) return std::numeric_limits<std::int64_t>::min();
    Integer large = is_negative ? -1 : 1;
    large.large_ = std::make_shared<const Natural>(std::move(magnitude));
    return large;
}

std::string Integer::decimal() const { return (sign() < 0 ? "-" : "") + magnitude().decimal(); }

Integer Integer::sum_of(const Integer& a, const Integer& b, bool is_subtracted) {
    const bool is_b_negative = (b.sign() < 0) != is_subtracted;
    Natural first = a.magnitude();
    Natural second = b.magnitude();
    if ((a.sign() < 0) == is_b_negative) {
        first.add(second);
        return of(is_b_negative, std::move(first));
    }
    if (first < second) {
        second.subtract(first);
        return of(is_b_negative, std::move(second));
    }
    first.subtract(second);
    return of(!is_b_negative, std::move(first));
}

Integer operator+(const Integer& a, const Integer& b) {
    std::int64_t sum = 0;
    if (!a.large_ && !b.large_ && !__builtin_add_overflow(a.small_, b.small_, &sum)) return sum;
    return Integer::sum_of(a, b, false);
}

Integer operator-(const Integer& a, const Integer& b) {
    std::int64_t difference = 0;
    if (!a.large_ && !b.large_ && !__builtin_sub_overflow(a.small_, b.small_, &difference)) return difference;
    return Integer::sum_of(a, b, true);
}

Integer operator*(const Integer& a, const Integer& b) {
    std::int64_t product = 0;
    if (!a.large_ && !b.large_ && !__builtin_mul_overflow(a.small_, b.small_, &product)) return product;
    return Integer::of(a.sign() != b.sign(), a.magnitude() * b.magnitude());
}

Integer div_down(const Integer& a, const Integer& b) {
    require(!b.is_zero(), "a divisor is not 0");
    if (!a.large_ && !b.large_ && b.small_ != -1) {
        const std::int64_t quotient = a.small_ / b.small_;
        const bool is_rounded_up = a.small_ % b.small_ != 0 && (a.small_ < 0) != (b.small_ < 0);
        return is_rounded_up ? quotient - 1 : quotient;
    }
    const bool is_negative = a.sign() * b.sign() < 0;
    Natural quotient = a.magnitude();
    const Natural remainder = quotient.divide(b.magnitude());
    if (is_negative && !remainder.is_zero()) quotient.add(1);
    return Integer::of(is_negative, std::move(quotient));
}

bool operator==(const Integer& a, const Integer& b) { return (a <=> b) == std::strong_ordering::equal; }

std::strong_ordering operator<=>(const Integer& a, const Integer& b) {
    if (!a.large_ && !b.large_) return a.small_ <=> b.small_;
    if (a.sign() != b.sign()) return a.sign() <=> b.sign();
    return a.sign() < 0 ? b.magnitude() <=> a.magnitude() : a.magnitude() <=> b.magnitude();
}

Integer div_near(const Integer& a, const Integer& b) { return div_down(a + a + b, b + b); }

Integer gcd_of(Integer a, Integer b) {
    a = absolute(a);
    b = absolute(b);
    while (!b.is_zero()) a = std::exchange(b, modulo(a, b));
    return a;
}

void add_multiple(IntegerVector& vector, const IntegerVector& other, const Integer& factor) {
    if (factor.is_zero()) return;
    for (std::size_t i = 0; i < vector.size(); ++i) {
        if (!other[i].is_zero()) vector[i] += other[i] * factor;
    }
}

Integer dot_product(const IntegerVector& a, const IntegerVector& b) {
    Integer sum;
    for (std::size_t i = 0; i < a.size(); ++i) {
        if (!a[i].is_zero() && !b[i].is_zero()) sum += a[i] * b[i];
    }
    return sum;
}

}  // namespace switchbox
