// Elimination of a matrix over GF(2), done once and then used for many right-hand sides. P·A = L·E with P a
// permutation of the rows, L unit lower triangular and E the remaining pivot rows. Columns are processed 64
// at a time. Their effect on the columns behind them is looked up in tables of the sums of five pivot rows
// each. This is "the method of the four Russians" (Arlazarov, Dinic, Kronrod & Faradzhev 1970; Albrecht,
// Bard & Pernet, "Efficient dense Gaussian elimination over the finite field with two elements", 2011). The
// columns are cut into strips so narrow that the tables stay in the first-level cache.
#pragma once

#include <cstddef>
#include <vector>

#include "algebra/reduction.hpp"
#include "types/lights/chase/bits.hpp"

namespace switchbox::solve {

// Some x with A·x = b, or a certificate that there is none: a y with y·A = 0 and y·b = 1.
struct BitSolution {
    bool solvable = false;
    BitWords x;            // if solvable: a bit for each column of A
    BitWords certificate;  // if not: a bit for each row of A
};

class BitElimination {
  public:
    // Eliminates A in O(n^3 / log n) bit operations.
    explicit BitElimination(BitGrid a);
    // Begins the elimination; advance() does the rest.
    BitElimination(BitGrid a, algebra::InSteps);

    // Returns whether the elimination is finished. Before that, only advance() and progress() may be called.
    // A step processes 64 columns.
    [[nodiscard]] bool is_ready() const { return next_panel_ == rows_.words_in_row(); }
    void advance();
    [[nodiscard]] double progress() const;  // 0..1

    [[nodiscard]] std::size_t rank() const { return pivots_.size(); }
    [[nodiscard]] std::size_t nullity() const { return free_columns_.size(); }
    // Solves A·x = b in O(n^2). `b` has a bit for each row of A.
    [[nodiscard]] BitSolution solve(const BitWords& b) const;
    // Returns an x with A·x = 0, in O(n^2): a bit for each column. Those with index < nullity() are a basis
    // of the kernel.
    [[nodiscard]] BitWords quiet(std::size_t index) const;

  private:
    // Pivot row of E, which has a one in `column`, where later rows have none. Bit `place` of a row of L is
    // set if this pivot row was added to it.
    struct PanelPivot {
        std::size_t column = 0;
        std::size_t place = 0;
    };

    void find_free_columns();
    void swap_rows(std::size_t a, std::size_t b);
    void eliminate_panel(std::size_t panel);
    void add_pivots(std::size_t first, std::size_t panel);
    // Solves E·x = v, where v has a bit at the place of each pivot. On entry, x has the free unknowns and is
    // 0 elsewhere.
    void substitute_back(const BitWords& v, BitWords& x) const;
    [[nodiscard]] BitWords certificate_of(std::size_t row) const;

    BitGrid rows_;                    // E, and zeros below it
    BitGrid added_;                   // L without its diagonal
    std::vector<std::size_t> from_;   // the index in A of each row
    std::vector<PanelPivot> pivots_;  // pivots_[i] is the pivot of row i
    std::vector<std::size_t> free_columns_;
    std::size_t next_panel_ = 0;
};

}  // namespace switchbox::solve
