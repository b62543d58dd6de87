// Vectors over GF(2), 64 entries a word.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "base/large_vector.hpp"

namespace switchbox::solve {

using BitWords = std::vector<std::uint64_t>;
inline constexpr std::size_t bits_in_word = 64;

[[nodiscard]] inline bool bit_at(const std::uint64_t* words, std::size_t place) {
    return (words[place / bits_in_word] >> (place % bits_in_word) & 1U) != 0;
}
[[nodiscard]] inline bool bit_at(const BitWords& words, std::size_t place) {
    return bit_at(words.data(), place);
}
inline void set_bit(std::uint64_t* words, std::size_t place) {
    words[place / bits_in_word] |= std::uint64_t{1} << place % bits_in_word;
}
inline void set_bit(BitWords& words, std::size_t place) { set_bit(words.data(), place); }

// Packs entries that are 0 or 1: entry i becomes bit place_of(i).
template <class PlaceOf>
[[nodiscard]] BitWords to_bit_words(const std::vector<std::uint8_t>& entries, std::size_t words,
                                    PlaceOf place_of) {
    BitWords made(words);
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const std::size_t place = place_of(i);
        made[place / bits_in_word] |= std::uint64_t{entries[i]} << place % bits_in_word;
    }
    return made;
}

// Adds `other` to `sum`, which has the same size.
inline void add_bits(BitWords& sum, const BitWords& other) {
    for (std::size_t i = 0; i < sum.size(); ++i) sum[i] ^= other[i];
}

// Returns the number of entries in which a and b differ, over `words` words.
[[nodiscard]] std::size_t bits_apart(const std::uint64_t* a, const std::uint64_t* b, std::size_t words);

// Board or matrix of zeros and ones, 64 cells a word. Each row begins with a new word, and the unused bits of
// its last word are 0.
class BitGrid {
  public:
    // Makes a grid of zeros.
    BitGrid(std::size_t rows, std::size_t columns)
        : rows_(rows),
          columns_(columns),
          width_((columns + bits_in_word - 1) / bits_in_word),
          words_(rows * width_, 0) {}
    // Takes the words of all rows.
    BitGrid(std::size_t rows, std::size_t columns, LargeVector<std::uint64_t> words)
        : rows_(rows), columns_(columns), width_(words.size() / rows), words_(std::move(words)) {}

    [[nodiscard]] std::size_t rows() const { return rows_; }
    [[nodiscard]] std::size_t columns() const { return columns_; }
    [[nodiscard]] std::size_t words_in_row() const { return width_; }
    [[nodiscard]] std::uint64_t* row(std::size_t index) { return words_.data() + index * width_; }
    [[nodiscard]] const std::uint64_t* row(std::size_t index) const { return words_.data() + index * width_; }
    // Returns a mask of the bits of a row's last word that are cells.
    [[nodiscard]] std::uint64_t last_word() const {
        return ~std::uint64_t{0} >> (width_ * bits_in_word - columns_);
    }

    friend bool operator==(const BitGrid&, const BitGrid&) = default;

  private:
    std::size_t rows_;
    std::size_t columns_;
    std::size_t width_;
    LargeVector<std::uint64_t> words_;
};

// Canonical basis (algebra/eliminator.hpp) of vectors over GF(2) that represent patterns. For each pattern it
// compares only the entries that can be its place, in the order of the cells. A solution is made canonical in
// the same way.
class BitBasis {
  public:
    struct Pattern {
        BitWords seen;    // the compared entries
        BitWords vector;  // represents the pattern
    };

    // Computes the basis from patterns that differ in their `seen` entries, as their sums do. Takes O(d^2 n /
    // 64) for d patterns of n bits.
    explicit BitBasis(std::vector<Pattern> patterns);

    // Returns the basis, ascending by the places of the patterns.
    [[nodiscard]] const std::vector<Pattern>& patterns() const { return patterns_; }
    // Changes `vector`, which represents a solution with the entries `seen`, to that of the canonical
    // solution.
    void reduce(const BitWords& seen, BitWords& vector) const;

  private:
    std::vector<Pattern> patterns_;
    std::vector<std::size_t> places_;  // each pattern's last entry seen; 0 in all other patterns
};

}  // namespace switchbox::solve
