#include "algebra/binary_product.hpp"

#include <algorithm>

#include "base/require.hpp"

namespace switchbox::algebra {
namespace {

constexpr unsigned comb_width = 4;
constexpr std::size_t comb_products = std::size_t{1} << comb_width;
constexpr unsigned bits_of_word = 64;

// Short and called often, not inlined: browsers optimize only functions that are entered many times.
[[gnu::noinline]] void add_row(std::uint64_t* sum, const std::uint64_t* row, std::size_t width) {
    for (; width > 0; --width, ++sum, ++row) *sum ^= *row;
}

[[gnu::noinline]] void move_up(std::vector<std::uint64_t>& words) {
    for (std::size_t i = words.size(); i-- > 1;) {
        words[i] = words[i] << comb_width | words[i - 1] >> (bits_of_word - comb_width);
    }
    words[0] <<= comb_width;
}

// Returns 1 / a (mod x^length) by Newton's iteration; a has the term 1. b -> a b^2 doubles the correct terms.
BinaryPolynomial inverse_series(const BinaryPolynomial& a, std::size_t length) {
    BinaryPolynomial inverse = BinaryPolynomial::monomial(0);
    for (std::size_t known = 1; known < length;) {
        known = std::min(2 * known, length);
        inverse = product(a.below(known), inverse.square()).below(known);
    }
    return inverse;
}

// Returns the quotient of x^(2d) by a modulus of degree d.
BinaryPolynomial inverse_of(const BinaryPolynomial& modulus) {
    require(!modulus.is_zero(), "a division by 0");
    const std::size_t degree = *modulus.degree();
    return inverse_series(modulus.reversed(degree), degree + 1).reversed(degree);
}

}  // namespace

BinaryMultiplier::BinaryMultiplier(const BinaryPolynomial& factor) : width_(factor.words().size() + 1) {
    by_four_.reserve(comb_products * width_);
    for (std::size_t bits = 0; bits < comb_products; ++bits) {
        BinaryPolynomial multiple;
        for (unsigned power = 0; power < comb_width; ++power) {
            if ((bits >> power & 1U) != 0) multiple.add(factor, power);
        }
        std::vector<std::uint64_t> words = multiple.words();
        words.resize(width_);
        by_four_.insert(by_four_.end(), words.begin(), words.end());
    }
}

BinaryPolynomial BinaryMultiplier::times(const BinaryPolynomial& other) const {
    const std::vector<std::uint64_t>& words = other.words();
    std::vector<std::uint64_t> sum(words.size() + width_);
    for (unsigned place = bits_of_word; place > 0;) {
        place -= comb_width;
        if (place + comb_width < bits_of_word) move_up(sum);
        for (std::size_t i = 0; i < words.size(); ++i) {
            const std::size_t bits = words[i] >> place & (comb_products - 1);
            if (bits != 0) add_row(sum.data() + i, by_four_.data() + bits * width_, width_);
        }
    }
    return BinaryPolynomial::of_words(std::move(sum));
}

BinaryPolynomial product(const BinaryPolynomial& a, const BinaryPolynomial& b) {
    return BinaryMultiplier(a).times(b);
}

BinaryModulus::BinaryModulus(const BinaryPolynomial& modulus)
    : degree_(*modulus.degree()), modulus_(modulus), inverse_(inverse_of(modulus)) {}

BinaryPolynomial BinaryModulus::remainder(BinaryPolynomial of) const {
    require(of.degree().value_or(0) < std::max<std::size_t>(1, 2 * degree_),
            "a remainder of too high a degree is asked for");
    const BinaryPolynomial quotient = inverse_.times(of.from(degree_)).from(degree_);
    of.add(modulus_.times(quotient));
    return of;
}

}  // namespace switchbox::algebra
