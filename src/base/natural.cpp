#include "base/natural.hpp"

#include <algorithm>

#include "base/result.hpp"

namespace switchbox {

Natural::Natural(std::uint32_t value) {
    if (value != 0) limbs_.push_back(value);
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

std::string Natural::decimal() const {
    if (is_zero()) return "0";
    constexpr std::uint64_t billion = 1'000'000'000;
    std::string reversed;
    std::vector<std::uint32_t> rest = limbs_;
    while (!rest.empty()) {
        std::uint64_t remainder = 0;
        for (std::size_t i = rest.size(); i-- > 0;) {
            remainder = (remainder << 32) | rest[i];
            rest[i] = static_cast<std::uint32_t>(remainder / billion);
            remainder %= billion;
        }
        while (!rest.empty() && rest.back() == 0) rest.pop_back();
        for (int digit = 0; digit < 9 && (remainder != 0 || !rest.empty()); ++digit) {
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
