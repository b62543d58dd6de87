// Conversion between a row's columns in order and a row of w striped words (chase.hpp). Word j has the
// columns j, j + w, j + 2w ... at its bits 0, 1, 2 ...
#pragma once

#include <cstddef>
#include <cstdint>

#include "machine/rule.hpp"
#include "types/lights/chase/chase.hpp"

namespace switchbox::solve {

// Recurrence from row to row of a board of Lights Out. With x_i the presses and b_i the lamps to change in
// row i, and H the sum of the neighbours along a row,
//
//     x_{i+1} = b_i + (1 + H) x_i + x_{i-1}.
//
// Rows are numbered as in a StripedGrid, from the bottom up.

// A row and the one before it, striped. A row without words is 0.
struct RowPair {
    BitWords before;
    BitWords here;
};

// Returns the presses of the last row and of the row behind it. `first` has the row before the first one, and
// the first one. `change` has the board's lamps. H wraps
// around if the surface joins the sides.
[[nodiscard]] RowPair chased_to_the_end(const RowPair& first, const StripedGrid& change,
                                        machine::Surface surface);
// Returns all rows of presses that follow from `first`.
[[nodiscard]] StripedGrid chased_rows(const RowPair& first, const StripedGrid& change,
                                      machine::Surface surface);

// Returns whether a and b have an odd number of ones in common. Missing words are 0.
[[nodiscard]] bool has_odd_overlap(const BitWords& a, const BitWords& b);

// Converts entries that are 0 or 1 to striped words, and back. stripe_entries() requires words that are 0.
void stripe_entries(const std::uint8_t* entries, std::size_t columns, std::uint64_t* words,
                    std::size_t width);
void unstripe_entries(const std::uint64_t* words, std::size_t width, std::uint8_t* entries,
                      std::size_t columns);
// Converts plain words, whose column c is bit c mod 64 of word c / 64, to striped words, and back.
// stripe_words() requires words that are 0.
void stripe_words(const std::uint64_t* plain, std::size_t columns, std::uint64_t* words, std::size_t width);
void unstripe_words(const std::uint64_t* words, std::size_t width, std::uint64_t* plain, std::size_t columns);

}  // namespace switchbox::solve
