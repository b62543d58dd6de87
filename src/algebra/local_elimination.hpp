// Elimination over the local ring Z/p^e, unit pivots first: T·A = U with T invertible and U in echelon form
// up to the order of its columns. T would fill in, so it is stored as a list of row operations. For A·x = b
// this form has the same information as the Howell form (Storjohann & Mulders, "Fast algorithms for linear
// algebra modulo N", 1998).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "algebra/reduction.hpp"
#include "algebra/residues.hpp"

namespace switchbox::algebra {

// Result of an elimination.
struct LocalElimination {
    // 64 columns of a row of U; blocks that a row does not list are zero.
    using Cells = std::array<std::uint8_t, 64>;
    struct RowBlock {
        std::size_t first_column = 0;
        Cells cells{};
    };
    // Row operation: after the pivot's row is multiplied by its `scale`, `factor` times that row is added to
    // `row`.
    struct LocalStep {
        std::uint32_t row = 0;
        std::uint8_t factor = 0;
    };
    // Pivot of U. Its entry is p^valuation and divides the rest of the row. Rows that get their pivots later
    // are zero in this column.
    struct LocalPivot {
        std::size_t row = 0;
        std::size_t column = 0;
        int valuation = 0;
        std::uint8_t scale = 0;
        // End of the pivot's steps and blocks; they begin at the end of the previous pivot's.
        std::size_t steps_end = 0;
        std::size_t blocks_end = 0;
    };

    LocalRing ring;
    std::size_t rows = 0;
    std::size_t columns = 0;
    std::vector<LocalPivot> pivots;  // in the order in which they were found: their valuations ascend
    std::vector<LocalStep> steps;
    std::vector<RowBlock> blocks;
    std::vector<std::size_t> spare_rows;    // rows of U without a pivot, ascending: they are zero
    std::vector<std::size_t> free_columns;  // columns without a pivot, ascending
    std::size_t unit_pivots = 0;            // the rank mod p

    [[nodiscard]] std::span<const LocalStep> steps_of(std::size_t pivot) const;
    [[nodiscard]] std::span<const RowBlock> blocks_of(std::size_t pivot) const;
};

// Eliminates in one call; eliminator.hpp does it in steps.
[[nodiscard]] LocalElimination eliminate(const ZeroOneMatrix& a, const LocalRing& ring);
// Requires entries below q.
[[nodiscard]] LocalElimination eliminate(const SparseMatrix& a, const LocalRing& ring);

// Solves A·x = b. b has an entry for each row, of this ring or of Z/k with q dividing k <= 9. Columns without
// a pivot get 0.
[[nodiscard]] ResidueSolution solve(const LocalElimination& elimination, const Residues& b);

// Returns {y : y·A = 0} as a direct sum of cyclic groups; the vectors have an entry for each row. For {x :
// A·x = 0} see kernel().
[[nodiscard]] std::vector<CyclicGenerator> left_kernel(const LocalElimination& elimination);

// Returns row i of the inverse of A, an entry for each row of A. Requires that A is square and has only unit
// pivots.
[[nodiscard]] Residues inverse_row(const LocalElimination& elimination, std::size_t i);

// Returns {x : A·x = 0} as a direct sum of cyclic groups, one for each column without a unit pivot. It
// substitutes up to 64 vectors back at a time. Let v be the valuation of the column's pivot, or the exponent
// if it has none. The generator has order p^v, p^(exponent - v) in that column, and zeros in the columns of
// later pivots and in the other free ones. Vectors have an entry for each column.
[[nodiscard]] std::vector<CyclicGenerator> kernel(const LocalElimination& elimination);

}  // namespace switchbox::algebra
