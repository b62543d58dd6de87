#include "types/lights/chase/stripes.hpp"

#include <algorithm>

#include "types/lights/chase/bit_words.hpp"

namespace switchbox::solve {

void stripe_entries(const std::uint8_t* entries, std::size_t columns, std::uint64_t* words,
                    std::size_t width) {
    unsigned bit = 0;
    for (std::size_t first = 0; first < columns; first += width, ++bit) {
        const std::size_t count = std::min(width, columns - first);
        for (std::size_t i = 0; i < count; ++i) words[i] |= std::uint64_t{entries[first + i]} << bit;
    }
}

void unstripe_entries(const std::uint64_t* words, std::size_t width, std::uint8_t* entries,
                      std::size_t columns) {
    unsigned bit = 0;
    for (std::size_t first = 0; first < columns; first += width, ++bit) {
        const std::size_t count = std::min(width, columns - first);
        for (std::size_t i = 0; i < count; ++i)
            entries[first + i] = static_cast<std::uint8_t>(words[i] >> bit & 1U);
    }
}

void stripe_words(const std::uint64_t* plain, std::size_t columns, std::uint64_t* words, std::size_t width) {
    unsigned bit = 0;
    for (std::size_t first = 0; first < columns; first += width, ++bit) {
        const std::size_t count = std::min(width, columns - first);
        for (std::size_t i = 0; i < count; ++i) {
            const std::size_t column = first + i;
            words[i] |= (plain[column / bits_in_word] >> column % bits_in_word & 1U) << bit;
        }
    }
}

void unstripe_words(const std::uint64_t* words, std::size_t width, std::uint64_t* plain,
                    std::size_t columns) {
    unsigned bit = 0;
    std::size_t from = 0;
    for (std::size_t first = 0; first < columns; first += bits_in_word) {
        const std::size_t count = std::min(bits_in_word, columns - first);
        std::uint64_t bits = 0;
        for (std::size_t place = 0; place < count; ++place) {
            bits |= (words[from] >> bit & 1U) << place;
            if (++from < width) continue;
            from = 0;
            ++bit;
        }
        *plain++ = bits;
    }
}

}  // namespace switchbox::solve
