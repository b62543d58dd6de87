// A board of zeros and ones, 64 cells a word, laid out so that neighbours along a row stand at the same bit
// of neighbouring words: of w words in a row, word j has the columns j, j + w, j + 2w ... A step along a row
// then needs no shifts but at the two ends of the words. Rows are counted from the bottom up: chased from
// there, what is free in a solution is at its end, as in elimination.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "types/lights/chase/bit_grid.hpp"

namespace switchbox::solve {

class StripedGrid : private BitGrid {
  public:
    // All zeros; at least one column.
    StripedGrid(std::size_t rows, std::size_t columns) : BitGrid(rows, columns) {}
    // Of entries that are 0 or 1, row by row from the top.
    StripedGrid(std::size_t rows, std::size_t columns, const std::vector<std::uint8_t>& entries);
    [[nodiscard]] std::vector<std::uint8_t> entries() const;

    using BitGrid::columns;
    using BitGrid::row;
    using BitGrid::rows;
    using BitGrid::words_in_row;
    [[nodiscard]] std::size_t ones() const;

    // Between a row of these and one whose column c is bit c mod 64 of word c / 64; what is missing is 0.
    [[nodiscard]] BitWords striped(const BitWords& plain) const;
    [[nodiscard]] BitWords plain(const BitWords& striped) const;

    friend bool operator==(const StripedGrid&, const StripedGrid&) = default;
};

}  // namespace switchbox::solve
