// Gauss-Jordan elimination over GF(2), with a record of what was done: T·A = R, T invertible, R in reduced
// row echelon form (Arnold & Blaszak, "The Solution"; Tekriwal & Sinha, section 3).
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "algebra/bit_matrix.hpp"

namespace switchbox::algebra {

struct RowReduction {
    BitMatrix reduced;                // R, with the shape of A
    BitMatrix transform;              // T, square, as many rows as A
    std::vector<std::size_t> pivots;  // the pivot column of each nonzero row of R, ascending

    [[nodiscard]] std::size_t rank() const { return pivots.size(); }
    [[nodiscard]] std::size_t nullity() const { return reduced.columns() - rank(); }
};

[[nodiscard]] RowReduction row_reduce(const BitMatrix& a);

// A inverse, if A is square of full rank.
[[nodiscard]] std::optional<BitMatrix> inverse(const RowReduction& reduction);

// A basis of {x : A·x = 0}; one vector for each column without a pivot, ascending.
[[nodiscard]] std::vector<BitVector> null_space(const RowReduction& reduction);

// Either some x with A·x = b (zero in the columns without a pivot), or a certificate that there is none:
// a y with y·A = 0 and y·b = 1.
struct LinearSolution {
    bool solvable = false;
    BitVector x;            // when solvable
    BitVector certificate;  // when not
};
[[nodiscard]] LinearSolution solve(const RowReduction& reduction, const BitVector& b);

}  // namespace switchbox::algebra
