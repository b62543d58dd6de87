// Lights Out with two states by chasing the light: the presses of the first row say those of all others, each
// of which puts out what is left on in the row above. With x_i the presses and b_i the lamps to change in row
// i, and H the neighbours along a row,
//
//     x_{i+1} = b_i + (1 + H) x_i + x_{i-1},
//
// and what would have to be pressed below the last row has to be 0: as many equations as a row has buttons,
// instead of one for each lamp.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "algebra/factorization.hpp"
#include "algebra/residues.hpp"

namespace switchbox::solve {

class LightChase {
  public:
    // Of rows x columns lamps, at least one.
    LightChase(std::size_t rows, std::size_t columns);

    [[nodiscard]] std::size_t nullity() const { return below_.columns() - below_.rank(); }
    // Presses that change just the lamps with a 1, where there are any; row by row, as the lamps.
    [[nodiscard]] std::optional<algebra::Residues> solve(const algebra::Residues& change) const;
    // Independent presses that change nothing; every other such is a sum of them.
    [[nodiscard]] std::vector<algebra::CyclicGenerator> quiet() const;

  private:
    // All presses, and those of a row below the last.
    struct Chased {
        algebra::Residues presses;
        algebra::Residues below;
    };
    [[nodiscard]] Chased chase(const algebra::Residues& first_row, const algebra::Residues& change) const;
    [[nodiscard]] algebra::ZeroOneMatrix matrix_below() const;

    std::size_t rows_;
    std::size_t columns_;
    algebra::Factorization below_;  // from the first row, if nothing is to be changed
};

}  // namespace switchbox::solve
