#include "algebra/binary_polynomial.hpp"

#include <algorithm>
#include <bit>
#include <utility>

#include "algebra/require.hpp"

namespace switchbox::algebra {
namespace {

constexpr std::size_t word_bits = 64;

// The words of `source`, moved up by `bits` < 64, come on top of those from `target` on, which has a word
// more.
void add_words(std::uint64_t* target, const std::vector<std::uint64_t>& source, unsigned bits) {
    if (bits == 0) {
        for (const std::uint64_t word : source) *target++ ^= word;
        return;
    }
    std::uint64_t carried = 0;
    for (const std::uint64_t word : source) {
        *target++ ^= word << bits | carried;
        carried = word >> (word_bits - bits);
    }
    *target ^= carried;
}

}  // namespace

BinaryPolynomial BinaryPolynomial::monomial(std::size_t power) {
    BinaryPolynomial result;
    result.words_.resize(power / word_bits + 1);
    result.words_.back() = std::uint64_t{1} << (power % word_bits);
    return result;
}

std::optional<std::size_t> BinaryPolynomial::degree() const {
    if (is_zero()) return std::nullopt;
    return words_.size() * word_bits - 1 - static_cast<std::size_t>(std::countl_zero(words_.back()));
}

bool BinaryPolynomial::has(std::size_t power) const {
    const std::size_t word = power / word_bits;
    return word < words_.size() && (words_[word] >> (power % word_bits) & 1U) != 0;
}

void BinaryPolynomial::add(const BinaryPolynomial& other, std::size_t power) {
    const std::size_t first = power / word_bits;
    words_.resize(std::max(words_.size(), first + other.words_.size() + 1));
    add_words(words_.data() + first, other.words_, static_cast<unsigned>(power % word_bits));
    while (!words_.empty() && words_.back() == 0) words_.pop_back();
}

void BinaryPolynomial::reduce(const BinaryPolynomial& other) {
    const auto least = other.degree();
    require(least.has_value(), "a division by 0");
    for (auto now = degree(); now && *now >= *least; now = degree()) add(other, *now - *least);
}

BinaryPolynomial greatest_common_divisor(BinaryPolynomial a, BinaryPolynomial b) {
    while (!b.is_zero()) {
        a.reduce(b);
        std::swap(a, b);
    }
    return a;
}

}  // namespace switchbox::algebra
