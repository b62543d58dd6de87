// A matrix over GF(2) taken apart once and then used for many right-hand sides: P·A = L·E with P a
// permutation of the rows, L unit lower triangular and E the rows left to the pivots. Columns are taken 64 at
// a time; what they do to the columns behind them is looked up in eight tables of the sums of eight pivot
// rows each ("the method of the four Russians": Arlazarov, Dinic, Kronrod & Faradzhev 1970; Albrecht, Bard &
// Pernet, "Efficient dense Gaussian elimination over the finite field with two elements", 2011), in strips of
// columns so narrow that the tables stay in the second cache.
#pragma once

#include <cstddef>
#include <vector>

#include "algebra/equations.hpp"
#include "types/lights/chase/bit_grid.hpp"

namespace switchbox::solve {

// Either some x with A·x = b, or a certificate that there is none: a y with y·A = 0 and y·b = 1.
struct BitSolution {
    bool solvable = false;
    BitWords x;            // when solvable: a bit for each column of A
    BitWords certificate;  // when not: one for each row
};

class BitElimination {
  public:
    // O(n^3 / log n) bit operations.
    explicit BitElimination(BitGrid a);
    BitElimination(BitGrid a, algebra::InSteps);

    // Until then nothing else is asked; a step takes 64 columns.
    [[nodiscard]] bool is_ready() const { return next_panel_ == rows_.words_in_row(); }
    void advance();
    [[nodiscard]] double progress() const;  // 0..1

    [[nodiscard]] std::size_t rank() const { return pivots_.size(); }
    [[nodiscard]] std::size_t nullity() const { return free_columns_.size(); }
    // `b` has a bit for each row of A. O(n^2).
    [[nodiscard]] BitSolution solve(const BitWords& b) const;
    // x with A·x = 0; those below the nullity span all of them. O(n^2).
    [[nodiscard]] BitWords quiet(std::size_t index) const;

  private:
    // A row of E has a one in `column`, where later rows have none. Bit `place` of a row of L says whether it
    // was added to that one.
    struct Pivot {
        std::size_t column = 0;
        std::size_t place = 0;
    };

    void find_free_columns();
    void swap_rows(std::size_t a, std::size_t b);
    void eliminate_panel(std::size_t panel);
    void add_pivots(std::size_t first, std::size_t panel);
    // E·x = v, a bit at the place of each pivot; x has what is free, and 0 elsewhere.
    void substitute_back(const BitWords& v, BitWords& x) const;
    [[nodiscard]] BitWords certificate_of(std::size_t row) const;

    BitGrid rows_;                   // E, and below it zeros
    BitGrid added_;                  // L without its diagonal
    std::vector<std::size_t> from_;  // which row of A each row was
    std::vector<Pivot> pivots_;      // of the first rows
    std::vector<std::size_t> free_columns_;
    std::size_t next_panel_ = 0;
};

}  // namespace switchbox::solve
