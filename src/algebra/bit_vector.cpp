#include "algebra/bit_vector.hpp"

#include <bit>

namespace switchbox::algebra {

void BitVector::set(std::size_t i, bool value) {
    if (get(i) != value) flip(i);
}

BitVector& BitVector::operator^=(const BitVector& other) {
    for (std::size_t w = 0; w < words_.size(); ++w) words_[w] ^= other.words_[w];
    return *this;
}

std::size_t BitVector::count() const {
    std::size_t ones = 0;
    for (const std::uint64_t word : words_) ones += static_cast<std::size_t>(std::popcount(word));
    return ones;
}

bool BitVector::any() const {
    for (const std::uint64_t word : words_) {
        if (word != 0) return true;
    }
    return false;
}

std::vector<std::size_t> BitVector::support() const {
    std::vector<std::size_t> ones;
    ones.reserve(count());
    for (std::size_t w = 0; w < words_.size(); ++w) {
        for (std::uint64_t rest = words_[w]; rest != 0; rest &= rest - 1) {
            ones.push_back(w * 64 + static_cast<std::size_t>(std::countr_zero(rest)));
        }
    }
    return ones;
}

bool dot(const BitVector& a, const BitVector& b) {
    std::uint64_t folded = 0;
    for (std::size_t w = 0; w < a.words_.size(); ++w) folded ^= a.words_[w] & b.words_[w];
    return (std::popcount(folded) & 1) != 0;
}

}  // namespace switchbox::algebra
