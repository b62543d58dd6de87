// Board or matrix of zeros and ones, 64 cells a word. Each row begins with a new word, and the unused bits of
// its last word are 0.
#pragma once

#include <cstddef>
#include <cstdint>

#include "types/lights/chase/bit_words.hpp"

namespace switchbox::solve {

class BitGrid {
  public:
    // Makes a grid of zeros.
    BitGrid(std::size_t rows, std::size_t columns)
        : rows_(rows),
          columns_(columns),
          width_((columns + bits_in_word - 1) / bits_in_word),
          words_(rows * width_) {}

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
    BitWords words_;
};

}  // namespace switchbox::solve
