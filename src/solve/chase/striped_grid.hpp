// A board of zeros and ones, 64 cells a word, laid out so that neighbours along a row stand at the same bit
// of neighbouring words: of w words in a row, word j has the columns j, j + w, j + 2w ... A step along a row
// then needs no shifts but at the two ends of the words. Rows are counted from the bottom up: chased from
// there, what is free in a solution is at its end, as in elimination.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "solve/chase/bit_words.hpp"

namespace switchbox::solve {

class StripedGrid {
  public:
    // All zeros; at least one column.
    StripedGrid(std::size_t rows, std::size_t columns);
    // Of entries that are 0 or 1, row by row from the top.
    StripedGrid(std::size_t rows, std::size_t columns, const std::vector<std::uint8_t>& entries);
    [[nodiscard]] std::vector<std::uint8_t> entries() const;

    [[nodiscard]] std::size_t rows() const { return rows_; }
    [[nodiscard]] std::size_t columns() const { return columns_; }
    [[nodiscard]] std::size_t words_in_row() const { return width_; }
    [[nodiscard]] std::uint64_t* row(std::size_t index) { return words_.data() + index * width_; }
    [[nodiscard]] const std::uint64_t* row(std::size_t index) const { return words_.data() + index * width_; }
    [[nodiscard]] std::size_t ones() const;

    // Between a row of these and one whose column c is bit c mod 64 of word c / 64; what is missing is 0.
    [[nodiscard]] BitWords striped(const BitWords& plain) const;
    [[nodiscard]] BitWords plain(const BitWords& striped) const;

    friend bool operator==(const StripedGrid&, const StripedGrid&) = default;

  private:
    std::size_t rows_;
    std::size_t columns_;
    std::size_t width_;
    BitWords words_;
};

}  // namespace switchbox::solve
