// From row to row of a board of Lights Out: with x_i the presses and b_i the lamps to change in row i, and H
// the neighbours along a row,
//
//     x_{i+1} = b_i + (1 + H) x_i + x_{i-1}.
//
// Rows are counted as in a StripedGrid.
#pragma once

#include "machine/rule.hpp"
#include "types/lights/chase/striped_grid.hpp"

namespace switchbox::solve {

// A row and the one before it, striped; one of no words is 0.
struct RowPair {
    BitWords before;
    BitWords here;
};

// The presses of the last row and of the row behind it that the two rows of `first`, the one before the first
// row and the first one, come to. On a torus H goes round.
[[nodiscard]] RowPair chased_to_the_end(RowPair first, const StripedGrid& change, machine::Surface surface);
// All rows of presses that they come to.
[[nodiscard]] StripedGrid chased_rows(const RowPair& first, const StripedGrid& change,
                                      machine::Surface surface);

// Whether an odd number of ones are in both; what is missing is 0.
[[nodiscard]] bool has_odd_overlap(const BitWords& a, const BitWords& b);

}  // namespace switchbox::solve
