// Recurrence from row to row of a plane board of Lights Out with k states. With x_i the presses and b_i the
// change wanted in row i, and H the sum of the neighbours along a row,
//
//     x_{i+1} = b_i - (1 + H) x_i - x_{i-1}   (mod k).
#pragma once

#include "algebra/residues.hpp"

namespace switchbox::solve {

// Returns all rows of presses that follow from the lowest one, chased from the bottom up. The first row
// returned would have to be pressed above the board; the board follows, from the top. `change` has an entry
// for each lamp, or is empty if all are 0.
[[nodiscard]] algebra::Residues chased_residues(const algebra::Residues& lowest,
                                                const algebra::Residues& change, std::size_t rows,
                                                int states);

}  // namespace switchbox::solve
