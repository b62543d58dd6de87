#include "solve/chase/striped_grid.hpp"

#include <algorithm>
#include <bit>

#include "algebra/require.hpp"

namespace switchbox::solve {
namespace {

// Called for each row: browsers compile well only what is entered again and again.
[[gnu::noinline]] void stripe(const std::uint8_t* entries, std::size_t columns, std::uint64_t* words,
                              std::size_t width) {
    unsigned bit = 0;
    for (std::size_t first = 0; first < columns; first += width, ++bit) {
        const std::size_t count = std::min(width, columns - first);
        for (std::size_t i = 0; i < count; ++i) words[i] |= std::uint64_t{entries[first + i]} << bit;
    }
}

[[gnu::noinline]] void unstripe(const std::uint64_t* words, std::size_t width, std::uint8_t* entries,
                                std::size_t columns) {
    unsigned bit = 0;
    for (std::size_t first = 0; first < columns; first += width, ++bit) {
        const std::size_t count = std::min(width, columns - first);
        for (std::size_t i = 0; i < count; ++i)
            entries[first + i] = static_cast<std::uint8_t>(words[i] >> bit & 1U);
    }
}

}  // namespace

StripedGrid::StripedGrid(std::size_t rows, std::size_t columns)
    : rows_(rows),
      columns_(columns),
      width_((columns + bits_in_word - 1) / bits_in_word),
      words_(rows * width_) {}

StripedGrid::StripedGrid(std::size_t rows, std::size_t columns, const std::vector<std::uint8_t>& entries)
    : StripedGrid(rows, columns) {
    require(entries.size() == rows * columns, "the entries are not those of this board");
    for (std::size_t i = 0; i < rows; ++i)
        stripe(entries.data() + i * columns, columns, row(rows - 1 - i), width_);
}

std::vector<std::uint8_t> StripedGrid::entries() const {
    std::vector<std::uint8_t> entries(rows_ * columns_);
    for (std::size_t i = 0; i < rows_; ++i)
        unstripe(row(rows_ - 1 - i), width_, entries.data() + i * columns_, columns_);
    return entries;
}

std::size_t StripedGrid::ones() const {
    std::size_t sum = 0;
    for (const std::uint64_t word : words_) sum += static_cast<std::size_t>(std::popcount(word));
    return sum;
}

BitWords StripedGrid::striped(const BitWords& plain) const {
    BitWords striped(width_);
    const std::size_t known = std::min(columns_, plain.size() * bits_in_word);
    for (std::size_t first = 0, bit = 0; first < known; first += width_, ++bit) {
        const std::size_t count = std::min(width_, known - first);
        for (std::size_t i = 0; i < count; ++i)
            striped[i] |= std::uint64_t{bit_at(plain, first + i) ? 1U : 0U} << bit;
    }
    return striped;
}

BitWords StripedGrid::plain(const BitWords& striped) const {
    BitWords plain(width_);
    std::size_t bit = 0;
    std::size_t from = 0;
    for (std::size_t word = 0; word < width_; ++word) {
        const std::size_t count = std::min(bits_in_word, columns_ - word * bits_in_word);
        std::uint64_t bits = 0;
        for (std::size_t place = 0; place < count; ++place) {
            bits |= (striped[from] >> bit & 1U) << place;
            if (++from < width_) continue;
            from = 0;
            ++bit;
        }
        plain[word] = bits;
    }
    return plain;
}

}  // namespace switchbox::solve
