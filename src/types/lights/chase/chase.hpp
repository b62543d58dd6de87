// Lights Out with two states solved by chasing the light, with one interface for all surfaces. The first rows
// of presses determine all others: each row turns off the lamps left on in the row before it. The first
// rows have to be chosen so that no lamp is left on at the end.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "algebra/residues.hpp"
#include "machine/rule.hpp"
#include "types/lights/chase/bits.hpp"

namespace switchbox::solve {

inline constexpr std::size_t words_in_block = 8;  // 512 bits
// Returns the number of words in a row of a StripedGrid: from eight on, a multiple of eight.
[[nodiscard]] constexpr std::size_t striped_width(std::size_t columns) {
    const std::size_t words = (columns + bits_in_word - 1) / bits_in_word;
    return words < words_in_block ? words : (words + words_in_block - 1) / words_in_block * words_in_block;
}

// Board of zeros and ones, 64 cells a word, in which neighbours along a row are at the same bit of
// neighbouring words. With w words in a row, word j has the columns j, j + w, j + 2w ... So a step along a
// row needs no shifts except in the first and last words. From eight words on, w is a multiple of eight, so
// that every row begins and ends with a whole block of 512 bits. Rows are numbered from the bottom up: chased
// from there, the free buttons of a solution are at its end, as in elimination.
class StripedGrid : private BitGrid {
  public:
    // Makes a grid of zeros, with at least one column.
    StripedGrid(std::size_t rows, std::size_t columns)
        : StripedGrid(rows, columns, LargeVector<std::uint64_t>(rows * striped_width(columns), 0)) {}
    // Takes the words of all rows, from the bottom row up.
    StripedGrid(std::size_t rows, std::size_t columns, LargeVector<std::uint64_t> words)
        : BitGrid(rows, columns, std::move(words)) {}
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

// Solver for one board size, made once and used for many boards.
class Chase {
  public:
    Chase(const Chase&) = delete;
    Chase& operator=(const Chase&) = delete;
    virtual ~Chase() = default;

    [[nodiscard]] std::size_t rows() const { return rows_; }
    [[nodiscard]] std::size_t columns() const { return columns_; }
    [[nodiscard]] virtual std::size_t nullity() const = 0;

    // Returns presses that change exactly the lamps with a 1; nullopt if there are none. Grids have rows() by
    // columns() cells. Takes time linear in the number of lamps. If there are several solutions, it returns
    // that of elimination by columns: a button is 0 if its column is a sum of columns before it.
    [[nodiscard]] virtual std::optional<StripedGrid> solve(const StripedGrid& change) const = 0;
    // Returns a quiet pattern that has an odd number of those lamps; nullopt if there are presses. No press
    // changes the parity of the lamps in a quiet pattern, since the button matrix is symmetric.
    [[nodiscard]] virtual std::optional<StripedGrid> obstacle(const StripedGrid& change) const = 0;
    // Returns presses that change nothing. Each such pattern is a unique sum of some of these. Requires index
    // < nullity().
    [[nodiscard]] virtual StripedGrid quiet(std::size_t index) const = 0;

  protected:
    Chase(std::size_t rows, std::size_t columns) : rows_(rows), columns_(columns) {}

  private:
    std::size_t rows_;
    std::size_t columns_;
};

// Returns the patterns quiet(index) of all indices, with an entry for each button.
[[nodiscard]] std::vector<algebra::CyclicGenerator> quiet_patterns(const Chase& chase);

}  // namespace switchbox::solve
