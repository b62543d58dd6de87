#include "base/natural.hpp"

#include <algorithm>
#include <bit>
#include <utility>

#include "base/result.hpp"

namespace switchbox {

Natural::Natural(std::uint32_t value) {
    if (value != 0) limbs_.push_back(value);
}

Natural Natural::of(std::uint64_t value) {
    Natural natural;
    for (; value != 0; value >>= 32) natural.limbs_.push_back(static_cast<std::uint32_t>(value));
    return natural;
}

std::optional<std::uint64_t> Natural::small() const {
    if (limbs_.size() > 2) return std::nullopt;
    std::uint64_t value = 0;
    for (std::size_t i = limbs_.size(); i-- > 0;) value = value << 32 | limbs_[i];
    return value;
}

void Natural::trim() {
    while (!limbs_.empty() && limbs_.back() == 0) limbs_.pop_back();
}

void Natural::multiply_add(std::uint32_t factor, std::uint32_t summand) {
    std::uint64_t carry = summand;
    for (std::uint32_t& limb : limbs_) {
        carry += std::uint64_t{limb} * factor;
        limb = static_cast<std::uint32_t>(carry);
        carry >>= 32;
    }
    if (carry != 0) limbs_.push_back(static_cast<std::uint32_t>(carry));
    trim();
}

void Natural::add(const Natural& other) {
    limbs_.resize(std::max(limbs_.size(), other.limbs_.size()));
    std::uint64_t carry = 0;
    for (std::size_t i = 0; i < limbs_.size(); ++i) {
        carry += limbs_[i];
        if (i < other.limbs_.size()) carry += other.limbs_[i];
        limbs_[i] = static_cast<std::uint32_t>(carry);
        carry >>= 32;
    }
    if (carry != 0) limbs_.push_back(static_cast<std::uint32_t>(carry));
}

void Natural::subtract(const Natural& other) {
    require(other <= *this, "a natural number is not negative");
    std::int64_t borrow = 0;
    for (std::size_t i = 0; i < limbs_.size(); ++i) {
        const std::int64_t theirs = i < other.limbs_.size() ? other.limbs_[i] : 0;
        std::int64_t difference = std::int64_t{limbs_[i]} - theirs - borrow;
        borrow = difference < 0 ? 1 : 0;
        difference += borrow << 32;
        limbs_[i] = static_cast<std::uint32_t>(difference);
    }
    trim();
}

Natural operator*(const Natural& a, const Natural& b) {
    Natural product;
    product.limbs_.resize(a.limbs_.size() + b.limbs_.size());
    for (std::size_t i = 0; i < a.limbs_.size(); ++i) {
        std::uint64_t carry = 0;
        for (std::size_t j = 0; j < b.limbs_.size(); ++j) {
            carry += std::uint64_t{a.limbs_[i]} * b.limbs_[j] + product.limbs_[i + j];
            product.limbs_[i + j] = static_cast<std::uint32_t>(carry);
            carry >>= 32;
        }
        product.limbs_[i + b.limbs_.size()] = static_cast<std::uint32_t>(carry);
    }
    product.trim();
    return product;
}

std::uint32_t Natural::divide_by_limb(std::uint32_t divisor) {
    std::uint64_t remainder = 0;
    for (std::size_t i = limbs_.size(); i-- > 0;) {
        remainder = remainder << 32 | limbs_[i];
        limbs_[i] = static_cast<std::uint32_t>(remainder / divisor);
        remainder %= divisor;
    }
    trim();
    return static_cast<std::uint32_t>(remainder);
}

// Divides by the method of school (Knuth, The Art of Computer Programming 2, section 4.3.1, algorithm D).
Natural Natural::divide(const Natural& divisor) {
    require(!divisor.is_zero(), "a divisor is not 0");
    if (*this < divisor) return std::exchange(*this, Natural());
    if (divisor.limbs_.size() == 1) return divide_by_limb(divisor.limbs_.front());
    // A shift by `shift` bits makes the first bit of the divisor 1, so that each guess is at most 2 too
    // large.
    const int shift = std::countl_zero(divisor.limbs_.back());
    const std::uint32_t scale = std::uint32_t{1} << static_cast<unsigned>(shift);
    Natural by = divisor;
    by.multiply_add(scale, 0);
    Natural rest = std::move(*this);
    rest.multiply_add(scale, 0);
    const std::size_t size = by.limbs_.size();
    rest.limbs_.resize(std::max(rest.limbs_.size(), size) + 1);
    limbs_.assign(rest.limbs_.size() - size, 0);
    for (std::size_t at = limbs_.size(); at-- > 0;) {
        const std::uint64_t head = std::uint64_t{rest.limbs_[at + size]} << 32 | rest.limbs_[at + size - 1];
        const std::uint64_t first = by.limbs_.back();
        std::uint64_t guess = head / first;
        std::uint64_t over = head % first;
        while (guess >> 32 != 0 || guess * by.limbs_[size - 2] > (over << 32 | rest.limbs_[at + size - 2])) {
            --guess;
            over += first;
            if (over >> 32 != 0) break;
        }
        if (rest.subtract_at(at, by, static_cast<std::uint32_t>(guess))) {
            --guess;
            rest.add_at(at, by);
        }
        limbs_[at] = static_cast<std::uint32_t>(guess);
    }
    trim();
    rest.trim();
    rest.divide_by_limb(scale);
    return rest;
}

// Subtracts other * factor from the limbs from `at` on. Returns whether the result is negative, and then has
// it modulo the power of 2 above these limbs.
bool Natural::subtract_at(std::size_t at, const Natural& other, std::uint32_t factor) {
    std::uint64_t carry = 0;
    std::uint64_t borrow = 0;
    for (std::size_t i = 0; i <= other.limbs_.size(); ++i) {
        if (i < other.limbs_.size()) carry += std::uint64_t{other.limbs_[i]} * factor;
        const std::uint64_t less = (carry & 0xFFFFFFFFU) + borrow;
        borrow = limbs_[at + i] < less ? 1 : 0;
        limbs_[at + i] = static_cast<std::uint32_t>(limbs_[at + i] - less);
        carry >>= 32;
    }
    return borrow != 0;
}

// Adds to the limbs from `at` on, and drops the carry above them.
void Natural::add_at(std::size_t at, const Natural& other) {
    std::uint64_t carry = 0;
    for (std::size_t i = 0; i <= other.limbs_.size(); ++i) {
        carry += limbs_[at + i];
        if (i < other.limbs_.size()) carry += other.limbs_[i];
        limbs_[at + i] = static_cast<std::uint32_t>(carry);
        carry >>= 32;
    }
}

std::string Natural::decimal() const {
    if (is_zero()) return "0";
    constexpr std::uint32_t billion = 1'000'000'000;
    std::string reversed;
    Natural rest = *this;
    while (!rest.is_zero()) {
        std::uint32_t remainder = rest.divide_by_limb(billion);
        for (int digit = 0; digit < 9 && (remainder != 0 || !rest.is_zero()); ++digit) {
            reversed.push_back(static_cast<char>('0' + remainder % 10));
            remainder /= 10;
        }
    }
    return {reversed.rbegin(), reversed.rend()};
}

RoundedNumber Natural::rounded(std::size_t digits) const {
    const std::string all = decimal();
    RoundedNumber number{all.substr(0, digits), all.size() - 1};
    number.digits.resize(digits, '0');
    if (all.size() <= digits || all[digits] < '5') return number;
    std::size_t place = digits;
    while (place > 0 && number.digits[place - 1] == '9') number.digits[--place] = '0';
    if (place > 0) {
        ++number.digits[place - 1];
    } else {  // 9.99 becomes 10.0
        number.digits.front() = '1';
        ++number.exponent;
    }
    return number;
}

std::strong_ordering operator<=>(const Natural& a, const Natural& b) {
    if (a.limbs_.size() != b.limbs_.size()) return a.limbs_.size() <=> b.limbs_.size();
    for (std::size_t i = a.limbs_.size(); i-- > 0;) {
        if (a.limbs_[i] != b.limbs_[i]) return a.limbs_[i] <=> b.limbs_[i];
    }
    return std::strong_ordering::equal;
}

Natural power(std::uint32_t base, std::size_t exponent) {
    Natural result = 1;
    for (std::size_t i = 0; i < exponent; ++i) result.multiply_add(base, 0);
    return result;
}

}  // namespace switchbox
