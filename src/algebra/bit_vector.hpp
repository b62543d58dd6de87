// A vector over GF(2), 64 entries a word. Entries past size() are always zero, so whole words can be compared
// and counted.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace switchbox::algebra {

class BitVector {
  public:
    BitVector() = default;
    explicit BitVector(std::size_t size) : size_(size), words_((size + 63) / 64) {}

    [[nodiscard]] std::size_t size() const { return size_; }
    [[nodiscard]] bool get(std::size_t i) const { return ((words_[i / 64] >> (i % 64)) & 1U) != 0; }
    void set(std::size_t i, bool value);
    void flip(std::size_t i) { words_[i / 64] ^= std::uint64_t{1} << (i % 64); }

    // Sum over GF(2); both sides have the same size.
    BitVector& operator^=(const BitVector& other);

    // The number of ones (the weight).
    [[nodiscard]] std::size_t count() const;
    [[nodiscard]] bool any() const;
    // The indices of the ones, ascending (the support).
    [[nodiscard]] std::vector<std::size_t> support() const;

    friend bool operator==(const BitVector&, const BitVector&) = default;
    friend bool dot(const BitVector& a, const BitVector& b);

  private:
    std::size_t size_ = 0;
    std::vector<std::uint64_t> words_;
};

// The scalar product over GF(2): the parity of the number of places where both are one.
[[nodiscard]] bool dot(const BitVector& a, const BitVector& b);

}  // namespace switchbox::algebra
