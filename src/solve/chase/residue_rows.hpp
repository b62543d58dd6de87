// From row to row of a plane board of Lights Out with k states: with x_i the presses and b_i the change
// wanted in row i, and H the neighbours along a row,
//
//     x_{i+1} = b_i - (1 + H) x_i - x_{i-1}   (mod k).
#pragma once

#include "algebra/residues.hpp"

namespace switchbox::solve {

class ResidueRows {
  public:
    // Of boards with at least one cell, 2 <= k = `states` <= 9.
    ResidueRows(std::size_t rows, std::size_t columns, int states);

    [[nodiscard]] std::size_t rows() const { return rows_; }
    [[nodiscard]] std::size_t columns() const { return columns_; }
    [[nodiscard]] int states() const { return states_; }

    // The presses of the last row, and of the one behind it.
    struct Ends {
        algebra::Residues last;
        algebra::Residues below;
    };
    // What the first row's presses come to. `change` has an entry for each lamp, or none where all are 0.
    [[nodiscard]] Ends ends(const algebra::Residues& first, const algebra::Residues& change) const;
    // All rows of presses, as one vector.
    [[nodiscard]] algebra::Residues chased(const algebra::Residues& first,
                                           const algebra::Residues& change) const;

  private:
    std::size_t rows_;
    std::size_t columns_;
    int states_;
};

}  // namespace switchbox::solve
