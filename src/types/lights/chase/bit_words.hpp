// Vectors over GF(2), 64 entries a word.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

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

// Returns the number of entries in which a and b differ, over so many words.
[[nodiscard]] std::size_t bits_apart(const std::uint64_t* a, const std::uint64_t* b, std::size_t words);

}  // namespace switchbox::solve
