// Elimination over the local ring Z/p^e, unit pivots first: T·A = U with T invertible and U in echelon form
// up to the order of its columns. T would fill, so it is kept as the row operations that make it. What such a
// form says about A·x = b is the Howell form's information (Storjohann & Mulders, "Fast algorithms for linear
// algebra modulo N", 1998).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "algebra/equations.hpp"
#include "algebra/local_ring.hpp"
#include "algebra/residues.hpp"

namespace switchbox::algebra {

struct LocalElimination {
    // 64 columns of a row of U; a row's other blocks are zero.
    using Cells = std::array<std::uint8_t, 64>;
    struct Block {
        std::size_t first_column = 0;
        Cells cells{};
    };
    // Once the pivot's row is multiplied by its `scale`, `factor` times that row is added to `row`.
    struct Step {
        std::uint32_t row = 0;
        std::uint8_t factor = 0;
    };
    // U has p^valuation there; it divides the rest of the row, and the rows that get their pivots later are
    // zero in this column.
    struct Pivot {
        std::size_t row = 0;
        std::size_t column = 0;
        int valuation = 0;
        std::uint8_t scale = 0;
        // The pivot's steps and blocks end here; they begin where those of the pivot before it end.
        std::size_t steps_end = 0;
        std::size_t blocks_end = 0;
    };

    LocalRing ring;
    std::size_t rows = 0;
    std::size_t columns = 0;
    std::vector<Pivot> pivots;  // in the order in which they were found: their valuations ascend
    std::vector<Step> steps;
    std::vector<Block> blocks;
    std::vector<std::size_t> spare_rows;    // those of U without a pivot, ascending: they are zero
    std::vector<std::size_t> free_columns;  // those without a pivot, ascending
    std::size_t unit_pivots = 0;            // the rank mod p

    [[nodiscard]] std::span<const Step> steps_of(std::size_t pivot) const;
    [[nodiscard]] std::span<const Block> blocks_of(std::size_t pivot) const;
};

// At once; eliminator.hpp does it in steps.
[[nodiscard]] LocalElimination eliminate(const ZeroOneMatrix& a, const LocalRing& ring);
// Of entries below q.
[[nodiscard]] LocalElimination eliminate(const SparseMatrix& a, const LocalRing& ring);

// b has an entry for each row, maybe of Z/k, q dividing k <= 9. Columns without a pivot get 0.
[[nodiscard]] ResidueSolution solve(const LocalElimination& elimination, const Residues& b);

// {y : y·A = 0} as a direct sum of cyclic groups, their vectors with an entry for each row. Of
// {x : A·x = 0} local_kernel.hpp tells.
[[nodiscard]] std::vector<CyclicGenerator> left_kernel(const LocalElimination& elimination);

// Row i of A inverse; A is square, and all its pivots are units.
[[nodiscard]] Residues inverse_row(const LocalElimination& elimination, std::size_t i);

}  // namespace switchbox::algebra
