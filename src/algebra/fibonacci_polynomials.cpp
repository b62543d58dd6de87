#include "algebra/fibonacci_polynomials.hpp"

#include <array>
#include <bit>
#include <utility>

#include "algebra/residue_polynomial.hpp"
#include "base/result.hpp"

namespace switchbox::algebra {
namespace {

using Words = std::vector<std::uint64_t>;

constexpr std::size_t word_length = 64;
// Masks of the lower half of each 2^(level + 1) bits.
constexpr std::array<std::uint64_t, 6> lower_half = {0x5555555555555555, 0x3333333333333333,
                                                     0x0F0F0F0F0F0F0F0F, 0x00FF00FF00FF00FF,
                                                     0x0000FFFF0000FFFF, 0x00000000FFFFFFFF};

// Converts one level. With P_i = p_{i+1}: P_{2i+1} = x P_i(x^2) and P_{2i} = (P_i + P_{i-1})(x^2). So
// coefficient 2i of the P becomes the sum of those at 2i and 2i + 2. Then even and odd coefficients are two
// polynomials in x^2, and each is converted likewise at twice the distance. At distance d = 2^level, every
// position in the lower half of each 2 d adds the one 2 d further on.
void add_next(Words& words, unsigned level) {
    if (level + 1 < lower_half.size()) {
        const unsigned move = 2U << level;
        for (std::size_t i = 0; i < words.size(); ++i) {
            const std::uint64_t above = i + 1 < words.size() ? words[i + 1] << (word_length - move) : 0;
            words[i] ^= (words[i] >> move | above) & lower_half[level];
        }
        return;
    }
    const std::size_t move = (std::size_t{2} << level) / word_length;
    const std::uint64_t half = level < lower_half.size() ? lower_half[level] : ~std::uint64_t{0};
    for (std::size_t i = 0; i + move < words.size(); ++i) {
        if ((i & move / 2) != 0) continue;
        words[i] ^= words[i + move] & half;
    }
}

// Inverts add_next(): each coefficient becomes the sum of all that follow it at that distance.
void add_all_that_follow(Words& words, unsigned level) {
    if (level + 1 < lower_half.size()) {
        const unsigned move = 2U << level;
        const std::uint64_t first = (std::uint64_t{1} << move / 2) - 1;
        std::uint64_t above = 0;  // the sums from the word above on, in its lowest positions
        for (std::size_t i = words.size(); i-- > 0;) {
            std::uint64_t sums = words[i] & lower_half[level];
            for (unsigned by = move; by < word_length; by *= 2) sums ^= sums >> by;
            std::uint64_t carried = above;
            for (unsigned by = move; by < word_length; by *= 2) carried |= carried << by;
            sums ^= carried;
            words[i] = (words[i] & ~lower_half[level]) | (sums & lower_half[level]);
            above = sums & first;
        }
        return;
    }
    const std::size_t move = (std::size_t{2} << level) / word_length;
    const std::uint64_t half = level < lower_half.size() ? lower_half[level] : ~std::uint64_t{0};
    for (std::size_t i = words.size() < move ? 0 : words.size() - move; i-- > 0;) {
        if (move > 1 && (i & move / 2) != 0) continue;
        words[i] ^= words[i + move] & half;
    }
}

unsigned levels_for(const Words& words) {
    return static_cast<unsigned>(std::bit_width(words.size() * word_length));
}

}  // namespace

BinaryPolynomial fibonacci_polynomial(std::size_t k) {
    BinaryPolynomial now;                                   // p_j
    BinaryPolynomial next = BinaryPolynomial::monomial(0);  // p_{j+1}
    for (auto bit = static_cast<unsigned>(std::bit_width(k)); bit-- > 0;) {
        BinaryPolynomial square = now.square();
        BinaryPolynomial next_square = next.square();
        BinaryPolynomial odd = square;
        odd.add(next_square);
        BinaryPolynomial even;
        even.add((k >> bit & 1U) != 0 ? next_square : square, 1);
        now = std::move(even);
        next = std::move(odd);
        if ((k >> bit & 1U) != 0) std::swap(now, next);
    }
    return now;
}

BinaryPolynomial from_fibonacci(const BinaryPolynomial& sum) {
    Words words = sum.words();
    for (unsigned level = 0; level < levels_for(words); ++level) add_next(words, level);
    return BinaryPolynomial::of_words(std::move(words));
}

BinaryPolynomial to_fibonacci(const BinaryPolynomial& polynomial) {
    Words words = polynomial.words();
    for (unsigned level = levels_for(words); level-- > 0;) add_all_that_follow(words, level);
    return BinaryPolynomial::of_words(std::move(words));
}

namespace {

std::uint8_t plus(std::uint8_t a, std::uint8_t b, int k) { return static_cast<std::uint8_t>((a + b) % k); }

// to := x now - to, for polynomials; `to` gets one coefficient more than `now`.
void step(std::uint8_t* to, const std::uint8_t* now, std::size_t count, int k) {
    const auto modulus = static_cast<std::uint8_t>(k);
    to[0] = reduced<1>(static_cast<std::uint8_t>(modulus - to[0]), modulus);
    for (std::size_t i = 1; i <= count; ++i)
        to[i] = reduced<1>(static_cast<std::uint8_t>(now[i - 1] + (modulus - to[i])), modulus);
}

}  // namespace

Residues times_x(const Residues& sum, int k) {
    Residues neighbours(sum.begin() + 1, sum.end());
    neighbours.push_back(0);
    add_multiple(neighbours.data() + 1, sum.data(), sum.size() - 1, 1, k);
    return neighbours;
}

// With b_j = c_j + x b_{j+1} - b_{j+2}, the sum of the c_j p_j from j = 1 on is b_1.
Residues from_vieta_fibonacci(const Residues& sum, int k) {
    const std::size_t n = sum.size();
    Residues now(n + 1);
    Residues next(n + 1);
    for (std::size_t j = n; j-- > 0;) {
        step(next.data(), now.data(), n - 1 - j, k);
        next[0] = plus(next[0], sum[j], k);
        std::swap(now, next);
    }
    trim(now);
    return now;
}

// Uses Horner's rule.
Residues to_vieta_fibonacci(const Residues& polynomial, std::size_t n, int k) {
    require(polynomial.size() <= n, "the degree is that of a longer sum");
    Residues sum(n);
    for (std::size_t i = polynomial.size(); i-- > 0;) {
        sum = times_x(sum, k);
        sum[0] = plus(sum[0], polynomial[i], k);
    }
    return sum;
}

}  // namespace switchbox::algebra
