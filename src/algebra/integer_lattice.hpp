// Lattices of integer vectors: the echelon form of a matrix by unimodular operations on its columns, and
// reduced bases. Both work in steps, since large matrices take long.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "base/integer.hpp"

namespace switchbox::algebra {

// Column echelon form (Hermite's, without a reduction of the entries beside the pivots). The lattice of the
// columns stays the same, and further entries below the matrix record the operations.
class ColumnEchelon {
  public:
    // The first `rows` entries of each column are the matrix. Further entries follow its operations.
    ColumnEchelon(std::vector<IntegerVector> columns, std::size_t rows);

    [[nodiscard]] bool is_finished() const { return row_ == rows_; }
    // Makes the entries of one row smaller, or completes the row. Returns the units of work.
    std::uint64_t step();

    // Returns the columns, once finished. Column i has its pivot, a positive entry, in row pivots()[i]; all
    // entries above are 0. Columns after the last pivot are 0 in all rows: their further entries are a basis
    // of the kernel.
    [[nodiscard]] const std::vector<IntegerVector>& columns() const { return columns_; }
    [[nodiscard]] const std::vector<std::size_t>& pivots() const { return pivots_; }

    // Rational weights for the rows, as integers over `denominator` > 0. The weighted sum of each column is
    // an integer, the one of the right side is not.
    struct Obstruction {
        IntegerVector weights;
        Integer denominator;
    };
    // Result of the equations: the further entries of a combination of the columns that equals the right
    // side, or the reason why there is none.
    struct Solution {
        std::optional<IntegerVector> vector;
        Obstruction obstruction = {};
    };
    // Solves the equations for a right side with an entry for each row. Requires a finished form, and a right
    // side that is a rational combination of the columns.
    [[nodiscard]] Solution solve(const IntegerVector& right) const;

  private:
    [[nodiscard]] Obstruction obstruction_at(std::size_t pivot, const IntegerVector& right) const;

    std::vector<IntegerVector> columns_;
    std::size_t rows_;
    std::size_t row_ = 0;
    std::vector<std::size_t> pivots_;
};

// Reduction of a lattice basis to short and nearly orthogonal vectors. All-integer LLL with the factor 3/4
// (Lenstra, Lenstra, Lovász 1982; Cohen, A Course in Computational Algebraic Number Theory, algorithm 2.6.7).
class LatticeReduction {
  public:
    // Takes linearly independent vectors.
    explicit LatticeReduction(std::vector<IntegerVector> basis);

    [[nodiscard]] bool is_finished() const { return at_ == basis_.size(); }
    // Reduces or swaps one vector. Returns the units of work.
    std::uint64_t step();
    [[nodiscard]] const std::vector<IntegerVector>& basis() const { return basis_; }

  private:
    void orthogonalize(std::size_t k);
    void reduce(std::size_t k, std::size_t by);
    void swap_with_previous(std::size_t k);
    // Returns the determinant of the first `count` vectors' Gram matrix.
    [[nodiscard]] Integer determinant(std::size_t count) const { return count == 0 ? 1 : dets_[count - 1]; }

    std::vector<IntegerVector> basis_;
    std::vector<IntegerVector> factors_;  // Gram-Schmidt coefficients, times a determinant
    IntegerVector dets_;
    std::size_t at_ = 0;
    std::size_t known_ = 0;  // vectors with Gram-Schmidt coefficients
};

}  // namespace switchbox::algebra
