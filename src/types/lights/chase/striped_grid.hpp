// Board of zeros and ones, 64 cells a word, in which neighbours along a row are at the same bit of
// neighbouring words. With w words in a row, word j has the columns j, j + w, j + 2w ... So a step along a
// row needs no shifts except in the first and last words. Rows are numbered from the bottom up: chased from
// there, the free buttons of a solution are at its end, as in elimination.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "types/lights/chase/bit_grid.hpp"

namespace switchbox::solve {

class StripedGrid : private BitGrid {
  public:
    // Makes a grid of zeros, with at least one column.
    StripedGrid(std::size_t rows, std::size_t columns) : BitGrid(rows, columns) {}
    // Packs entries that are 0 or 1, given row by row from the top.
    StripedGrid(std::size_t rows, std::size_t columns, const std::vector<std::uint8_t>& entries);
    // Returns the entries in that order.
    [[nodiscard]] std::vector<std::uint8_t> entries() const;

    using BitGrid::columns;
    using BitGrid::row;
    using BitGrid::rows;
    using BitGrid::words_in_row;
    [[nodiscard]] std::size_t ones() const;

    // Converts a plain row, whose column c is bit c mod 64 of word c / 64, to a striped one. plain() converts
    // it back. Missing columns are 0.
    [[nodiscard]] BitWords striped(const BitWords& plain) const;
    [[nodiscard]] BitWords plain(const BitWords& striped) const;

    friend bool operator==(const StripedGrid&, const StripedGrid&) = default;
};

}  // namespace switchbox::solve
