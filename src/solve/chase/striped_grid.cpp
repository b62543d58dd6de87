#include "solve/chase/striped_grid.hpp"

#include <algorithm>
#include <bit>

#include "algebra/require.hpp"
#include "solve/chase/stripes.hpp"

namespace switchbox::solve {

StripedGrid::StripedGrid(std::size_t rows, std::size_t columns)
    : rows_(rows),
      columns_(columns),
      width_((columns + bits_in_word - 1) / bits_in_word),
      words_(rows * width_) {}

StripedGrid::StripedGrid(std::size_t rows, std::size_t columns, const std::vector<std::uint8_t>& entries)
    : StripedGrid(rows, columns) {
    require(entries.size() == rows * columns, "the entries are not those of this board");
    for (std::size_t i = 0; i < rows; ++i)
        stripe_entries(entries.data() + i * columns, columns, row(rows - 1 - i), width_);
}

std::vector<std::uint8_t> StripedGrid::entries() const {
    std::vector<std::uint8_t> entries(rows_ * columns_);
    for (std::size_t i = 0; i < rows_; ++i)
        unstripe_entries(row(rows_ - 1 - i), width_, entries.data() + i * columns_, columns_);
    return entries;
}

std::size_t StripedGrid::ones() const {
    std::size_t sum = 0;
    for (const std::uint64_t word : words_) sum += static_cast<std::size_t>(std::popcount(word));
    return sum;
}

BitWords StripedGrid::striped(const BitWords& plain) const {
    BitWords striped(width_);
    stripe_words(plain.data(), std::min(columns_, plain.size() * bits_in_word), striped.data(), width_);
    return striped;
}

BitWords StripedGrid::plain(const BitWords& striped) const {
    BitWords plain(width_);
    unstripe_words(striped.data(), width_, plain.data(), columns_);
    return plain;
}

}  // namespace switchbox::solve
