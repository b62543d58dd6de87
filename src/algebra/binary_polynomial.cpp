#include "algebra/binary_polynomial.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

#if defined(__x86_64__) && defined(__GNUC__)
#include <immintrin.h>
#endif

#include "base/long_work.hpp"
#include "base/result.hpp"

namespace switchbox::algebra {
namespace {

constexpr std::size_t word_bits = 64;

// XORs the words of `source`, shifted up by `bits` < 64, into those from `target` on; one word more is
// written.
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

// Masks for moves by 2^level bits: the bits whose index has bit `level` clear.
constexpr std::array<std::uint64_t, 6> lower_places = {0x5555555555555555, 0x3333333333333333,
                                                       0x0F0F0F0F0F0F0F0F, 0x00FF00FF00FF00FF,
                                                       0x0000FFFF0000FFFF, 0x00000000FFFFFFFF};

// Moves bit i of the lower half to bit 2i.
std::uint64_t spread(std::uint64_t half) {
    std::uint64_t word = half & lower_places[5];
    for (unsigned level = 5; level-- > 0;) word = (word | word << (1U << level)) & lower_places[level];
    return word;
}

// Moves bit 2i back to bit i.
std::uint64_t gathered(std::uint64_t word) {
    word &= lower_places[0];
    for (unsigned level = 0; level < 5; ++level)
        word = (word | word >> (1U << level)) & lower_places[level + 1];
    return word;
}

std::uint64_t mirrored(std::uint64_t word) {
    for (unsigned level = 0; level < lower_places.size(); ++level) {
        const unsigned move = 1U << level;
        word = (word >> move & lower_places[level]) | (word & lower_places[level]) << move;
    }
    return word;
}

}  // namespace

BinaryPolynomial BinaryPolynomial::monomial(std::size_t power) {
    BinaryPolynomial result;
    result.words_.resize(power / word_bits + 1);
    result.words_.back() = std::uint64_t{1} << (power % word_bits);
    return result;
}

BinaryPolynomial BinaryPolynomial::of_words(std::vector<std::uint64_t> words) {
    BinaryPolynomial result;
    result.words_ = std::move(words);
    result.drop_zeros();
    return result;
}

void BinaryPolynomial::drop_zeros() {
    while (!words_.empty() && words_.back() == 0) words_.pop_back();
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
    note_work(other.words_.size() / 2 + 8);
    add_words(words_.data() + first, other.words_, static_cast<unsigned>(power % word_bits));
    drop_zeros();
}

void BinaryPolynomial::reduce(const BinaryPolynomial& other) {
    const auto least = other.degree();
    require(least.has_value(), "a division by 0");
    for (auto now = degree(); now && *now >= *least; now = degree()) add(other, *now - *least);
}

BinaryPolynomial BinaryPolynomial::divide(const BinaryPolynomial& other) {
    const auto least = other.degree();
    require(least.has_value(), "a division by 0");
    std::vector<std::uint64_t> quotient(words_.size());
    for (auto now = degree(); now && *now >= *least; now = degree()) {
        const std::size_t power = *now - *least;
        quotient[power / word_bits] |= std::uint64_t{1} << (power % word_bits);
        add(other, power);
    }
    return of_words(std::move(quotient));
}

BinaryPolynomial BinaryPolynomial::square() const {
    std::vector<std::uint64_t> words;
    words.reserve(2 * words_.size());
    for (const std::uint64_t word : words_) {
        words.push_back(spread(word));
        words.push_back(spread(word >> word_bits / 2));
    }
    return of_words(std::move(words));
}

std::optional<BinaryPolynomial> BinaryPolynomial::square_root() const {
    const auto is_even = [](std::uint64_t word) { return (word & ~lower_places[0]) == 0; };
    if (!std::all_of(words_.begin(), words_.end(), is_even)) return std::nullopt;
    std::vector<std::uint64_t> words((words_.size() + 1) / 2);
    for (std::size_t i = 0; i < words_.size(); ++i)
        words[i / 2] |= gathered(words_[i]) << i % 2 * (word_bits / 2);
    return of_words(std::move(words));
}

// The binomial coefficient of i over j is odd exactly if the bits of j are among those of i (Lucas). So each
// power of two can be handled separately.
BinaryPolynomial BinaryPolynomial::at_one_more() const {
    std::vector<std::uint64_t> words = words_;
    for (unsigned level = 0; level < lower_places.size(); ++level) {
        for (std::uint64_t& word : words) word ^= word >> (1U << level) & lower_places[level];
    }
    for (std::size_t move = 1; move < words.size(); move *= 2) {
        for (std::size_t i = 0; i + move < words.size(); ++i) {
            if ((i & move) == 0) words[i] ^= words[i + move];
        }
    }
    return of_words(std::move(words));
}

BinaryPolynomial BinaryPolynomial::reversed(std::size_t degree) const {
    const std::size_t words = degree / word_bits + 1;
    require(words_.size() <= words, "a polynomial of a higher degree cannot be reversed so");
    std::vector<std::uint64_t> mirror(words);
    for (std::size_t i = 0; i < words_.size(); ++i) mirror[words - 1 - i] = mirrored(words_[i]);
    return of_words(std::move(mirror)).from(words * word_bits - 1 - degree);
}

BinaryPolynomial BinaryPolynomial::below(std::size_t power) const {
    std::vector<std::uint64_t> words(
        words_.begin(),
        words_.begin() + static_cast<std::ptrdiff_t>(std::min(words_.size(), power / word_bits + 1)));
    if (words.size() > power / word_bits) words.back() &= (std::uint64_t{1} << power % word_bits) - 1;
    return of_words(std::move(words));
}

BinaryPolynomial BinaryPolynomial::from(std::size_t power) const {
    const std::size_t first = power / word_bits;
    if (first >= words_.size()) return {};
    std::vector<std::uint64_t> words(words_.begin() + static_cast<std::ptrdiff_t>(first), words_.end());
    const unsigned bits = power % word_bits;
    if (bits == 0) return of_words(std::move(words));
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::uint64_t next = i + 1 < words.size() ? words[i + 1] << (word_bits - bits) : 0;
        words[i] = words[i] >> bits | next;
    }
    return of_words(std::move(words));
}

BinaryPolynomial greatest_common_divisor(BinaryPolynomial a, BinaryPolynomial b) {
    while (!b.is_zero()) {
        a.reduce(b);
        std::swap(a, b);
    }
    return a;
}

Bezout bezout(const BinaryPolynomial& a, const BinaryPolynomial& b) {
    const auto root_of_a = a.square_root();
    const auto root_of_b = root_of_a ? b.square_root() : std::nullopt;
    if (root_of_b && !a.is_zero()) {  // half the length: squaring is linear
        const Bezout half = bezout(*root_of_a, *root_of_b);
        return {half.divisor.square(), half.factor.square()};
    }
    BinaryPolynomial now = a;
    BinaryPolynomial before = b;
    BinaryPolynomial factor = BinaryPolynomial::monomial(0);
    BinaryPolynomial factor_before;
    while (!now.is_zero()) {
        const std::size_t least = *now.degree();
        for (auto most = before.degree(); most && *most >= least; most = before.degree()) {
            before.add(now, *most - least);
            factor_before.add(factor, *most - least);
        }
        std::swap(now, before);
        std::swap(factor, factor_before);
    }
    return {std::move(before), std::move(factor_before)};
}

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

// Adds a · b to `sum`, which has at least as many words as both. It multiplies words without carries by an
// instruction of the processor, so it is called only if there is one.
#if defined(__x86_64__) && defined(__GNUC__)
[[gnu::target("pclmul")]] void add_product(const std::vector<std::uint64_t>& a,
                                           const std::vector<std::uint64_t>& b, std::uint64_t* sum) {
    for (std::size_t place = 0; place + 1 < a.size() + b.size(); ++place) {
        const std::size_t first = place < b.size() ? 0 : place + 1 - b.size();
        const std::size_t behind = std::min(place + 1, a.size());
        __m128i two_words = _mm_setzero_si128();
        for (std::size_t i = first; i < behind; ++i) {
            two_words ^= _mm_clmulepi64_si128(_mm_cvtsi64_si128(static_cast<long long>(a[i])),
                                              _mm_cvtsi64_si128(static_cast<long long>(b[place - i])), 0);
        }
        sum[place] ^= static_cast<std::uint64_t>(two_words[0]);
        sum[place + 1] ^= static_cast<std::uint64_t>(two_words[1]);
    }
}

const bool multiplies_words = static_cast<bool>(__builtin_cpu_supports("pclmul"));
#else
void add_product(const std::vector<std::uint64_t>& /*a*/, const std::vector<std::uint64_t>& /*b*/,
                 std::uint64_t* /*sum*/) {}

constexpr bool multiplies_words = false;
#endif

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

BinaryMultiplier::BinaryMultiplier(const BinaryPolynomial& factor)
    : factor_(factor.words()), width_(factor_.size() + 1) {
    if (multiplies_words) return;
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
    if (multiplies_words) {
        note_work(words.size() * width_ / 2);
        add_product(words, factor_, sum.data());
        return BinaryPolynomial::of_words(std::move(sum));
    }
    for (unsigned place = bits_of_word; place > 0;) {
        place -= comb_width;
        if (place + comb_width < bits_of_word) move_up(sum);
        note_work(words.size() * width_ / 3);
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
