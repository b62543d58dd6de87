#include "types/lights/chase/bits.hpp"

#include <algorithm>
#include <bit>
#include <utility>

#include "base/result.hpp"

namespace switchbox::solve {
namespace {

inline std::size_t count_apart(const std::uint64_t* a, const std::uint64_t* b, std::size_t words) {
    int ones = 0;
    for (std::size_t i = 0; i < words; ++i) ones += std::popcount(a[i] ^ b[i]);
    return static_cast<std::size_t>(ones);
}

// Uses the POPCNT instruction if the processor has it; without it, counting takes eight times as long. Every
// x86-64 processor since 2008 has it, but the oldest do not, so the program checks at run time.
#if defined(__x86_64__) && defined(__GNUC__)
[[gnu::target("popcnt")]] std::size_t count_apart_fast(const std::uint64_t* a, const std::uint64_t* b,
                                                       std::size_t words) {
    return count_apart(a, b, words);
}

const bool counts_fast = static_cast<bool>(__builtin_cpu_supports("popcnt"));
#endif

}  // namespace

std::size_t bits_apart(const std::uint64_t* a, const std::uint64_t* b, std::size_t words) {
#if defined(__x86_64__) && defined(__GNUC__)
    if (counts_fast) return count_apart_fast(a, b, words);
#endif
    return count_apart(a, b, words);
}

namespace {

void add(BitBasis::Pattern& sum, const BitBasis::Pattern& other) {
    add_bits(sum.seen, other.seen);
    add_bits(sum.vector, other.vector);
}

std::size_t last_one(const BitWords& words) {
    const auto found =
        std::find_if(words.rbegin(), words.rend(), [](std::uint64_t word) { return word != 0; });
    require(found != words.rend(), "a pattern is a sum of others");
    const auto behind = static_cast<std::size_t>(found - words.rbegin()) * bits_in_word;
    return words.size() * bits_in_word - 1 - behind - static_cast<std::size_t>(std::countl_zero(*found));
}

}  // namespace

BitBasis::BitBasis(std::vector<Pattern> patterns) : patterns_(std::move(patterns)) {
    for (std::size_t i = 0; i < patterns_.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            if (bit_at(patterns_[i].seen, places_[j])) add(patterns_[i], patterns_[j]);
        }
        const std::size_t place = last_one(patterns_[i].seen);
        for (std::size_t j = 0; j < i; ++j) {
            if (bit_at(patterns_[j].seen, place)) add(patterns_[j], patterns_[i]);
        }
        places_.push_back(place);
        for (std::size_t j = i; j > 0 && places_[j - 1] > place; --j) {
            std::swap(places_[j], places_[j - 1]);
            std::swap(patterns_[j], patterns_[j - 1]);
        }
    }
}

void BitBasis::reduce(const BitWords& seen, BitWords& vector) const {
    for (std::size_t i = 0; i < patterns_.size(); ++i) {
        if (bit_at(seen, places_[i])) add_bits(vector, patterns_[i].vector);
    }
}

}  // namespace switchbox::solve
