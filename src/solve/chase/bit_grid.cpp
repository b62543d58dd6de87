#include "solve/chase/bit_grid.hpp"

#include <bit>

#include "algebra/require.hpp"

namespace switchbox::solve {

BitGrid::BitGrid(std::size_t rows, std::size_t columns)
    : rows_(rows),
      columns_(columns),
      width_((columns + bits_in_word - 1) / bits_in_word),
      words_(rows * width_) {}

BitGrid::BitGrid(std::size_t rows, std::size_t columns, const std::vector<std::uint8_t>& entries)
    : BitGrid(rows, columns) {
    require(entries.size() == rows * columns, "the entries are not those of this board");
    const std::uint8_t* entry = entries.data();
    for (std::size_t i = 0; i < rows; ++i) {
        std::uint64_t* word = row(i);
        for (std::size_t column = 0; column < columns; ++column) {
            word[column / bits_in_word] |= std::uint64_t{*entry++} << column % bits_in_word;
        }
    }
}

std::vector<std::uint8_t> BitGrid::entries() const {
    std::vector<std::uint8_t> entries;
    entries.reserve(rows_ * columns_);
    for (std::size_t i = 0; i < rows_; ++i) {
        const std::uint64_t* word = row(i);
        for (std::size_t column = 0; column < columns_; ++column) {
            entries.push_back(
                static_cast<std::uint8_t>(word[column / bits_in_word] >> column % bits_in_word & 1U));
        }
    }
    return entries;
}

std::size_t BitGrid::ones() const {
    std::size_t sum = 0;
    for (const std::uint64_t word : words_) sum += static_cast<std::size_t>(std::popcount(word));
    return sum;
}

}  // namespace switchbox::solve
