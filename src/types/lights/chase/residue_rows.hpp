// From row to row of a plane board of Lights Out with k states: with x_i the presses and b_i the change
// wanted in row i, and H the neighbours along a row,
//
//     x_{i+1} = b_i - (1 + H) x_i - x_{i-1}   (mod k).
#pragma once

#include "algebra/residues.hpp"

namespace switchbox::solve {

// All rows of presses that the lowest one comes to, from the bottom up: what would have to be pressed above
// the highest row of the board, and then the board from the top. `change` has an entry for each lamp, or none
// where all are 0.
[[nodiscard]] algebra::Residues chased_residues(const algebra::Residues& lowest,
                                                const algebra::Residues& change, std::size_t rows,
                                                int states);

}  // namespace switchbox::solve
