// Resumable elimination (local_elimination.hpp), a few columns at a time.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "algebra/local_elimination.hpp"
#include "algebra/residues.hpp"

namespace switchbox::algebra {

// Matrix during elimination. A row is a list of blocks of 64 columns, most of them absent: the matrices of
// boards are banded and stay so. Rows gain blocks and never lose them, so each 64 columns have a list of rows
// to examine.
class Eliminator {
  public:
    // Column i gets its pivot in row `pivot_rows`[i], for the first columns. Once the earlier columns are
    // eliminated, that row has a unit there. For the other columns the eliminator searches for a pivot.
    Eliminator(const ZeroOneMatrix& a, const LocalRing& ring, std::vector<std::size_t> pivot_rows = {});
    // Requires entries below q.
    Eliminator(const SparseMatrix& a, const LocalRing& ring);

    [[nodiscard]] bool is_done() const { return valuation_ == result_.ring.exponent(); }
    [[nodiscard]] double progress() const;  // 0..1
    // Eliminates a few more columns, in about a millisecond if the matrix has thousands.
    void advance();
    // Returns the result; requires is_done().
    [[nodiscard]] LocalElimination take();

  private:
    using Cells = LocalElimination::Cells;
    using RowBlock = LocalElimination::RowBlock;
    static constexpr std::size_t block_size = std::tuple_size_v<Cells>;

    struct ColumnEntry {
        std::size_t row = 0;
        std::uint8_t value = 0;
    };

    Eliminator(std::size_t rows, std::size_t columns, const LocalRing& ring,
               std::vector<std::size_t> pivot_rows);
    void set(std::size_t row, std::size_t column, std::uint8_t value) {
        cells(row, column / block_size)[column % block_size] = value;
    }
    void go_round();
    [[nodiscard]] std::uint32_t& place(std::size_t row, std::size_t block) {
        return places_[row * block_count_ + block];
    }
    [[nodiscard]] Cells& cells(std::size_t row, std::size_t block);
    void collect_entries(std::size_t column);
    [[nodiscard]] const ColumnEntry* best_pivot(int valuation) const;
    [[nodiscard]] const ColumnEntry* pivot_in(std::size_t row) const;
    [[nodiscard]] bool eliminate_column(std::size_t column, int valuation);
    void take_blocks(std::size_t row, std::uint8_t scale);
    void make_multiples(std::span<const RowBlock> blocks);
    void add_multiple(std::size_t row, std::uint8_t factor, std::span<const RowBlock> blocks);

    LocalElimination result_;
    std::vector<std::size_t> pivot_rows_;  // of the first columns
    std::size_t block_count_;
    std::vector<Cells> pool_;            // the first is zero and represents all absent blocks
    std::vector<std::uint32_t> places_;  // pool index of each row's blocks
    std::vector<std::vector<std::size_t>> rows_with_block_;
    std::vector<std::size_t> blocks_in_row_;
    std::vector<bool> has_pivot_;
    std::vector<ColumnEntry> entries_;  // of the current column, in rows without a pivot
    std::vector<Cells> multiples_;      // 0, 1, 2 ... times the pivot's row

    // Each valuation has one pass over the columns that still have no pivot.
    int valuation_ = 0;
    std::size_t next_ = 0;  // index among the free columns
    std::size_t kept_ = 0;  // number of free columns before next_ that stay free, moved to the front
};

// Column order that reduces fill-in when a sparse 0/1 matrix is eliminated. A row determines its first column
// once all later columns are known, so columns are determined from the last one on. A column that is first in
// no row is inactivated: treated as known, and eliminated at the end. Boards are swept in this way from their
// last cells on; of N cells some rows and columns are inactivated. Each determined column depends only on
// later ones, so reordering does not change which columns lack pivots. (Inactivation decoding: Shokrollahi,
// Lassen & Karp, "Systems and processes for decoding chain reaction codes through inactivation", 2005; on a
// board, light chasing with unknowns.)
struct Peeling {
    // All columns: first the determined ones, in order, then the inactivated ones, ascending.
    std::vector<std::size_t> columns;
    // The rows that determine the first columns, one each.
    std::vector<std::size_t> rows;
};

// Runs in time linear in the number of ones.
[[nodiscard]] Peeling peel(const ZeroOneMatrix& a);

// Canonical basis of a group K of vectors over Z/q, q = p^e, and canonical member of a coset x + K. Neither
// depends on the method that found K.
//
// K is a direct sum of cyclic groups. A generator of order p^v is p^(e-v) h, and modulo p these h are
// independent. For each v, take the sums of the h whose orders are p^v or more. The positions of their last
// nonzero entries form a set. P_v are the positions that order p^v adds to those of higher orders. Exactly
// one basis has a generator for each position in P_v with these entries: p^(e-v) there, 0 at the other
// positions of P_v and of higher orders, and less than p^(e-w) at those of P_w, w < v. The canonical member
// of x + K has less than p^(e-w) at the positions of P_w, for all w.
//
// Let K be {x : A·x = 0}, and eliminate A column by column, pivots of the least valuation first. Then P_e are
// the columns without a pivot, and P_v those with a pivot of valuation v. So elimination gives that member
// and that basis (local_elimination.hpp).
class CanonicalBasis {
  public:
    // Takes any generators of K as a direct sum: vectors over Z/q, none of the order 1. O(d^2 n) for d
    // generators of n entries.
    CanonicalBasis(std::vector<CyclicGenerator> generators, const PrimePower& ring);

    // Returns the basis by descending orders; within one order by ascending positions.
    [[nodiscard]] const std::vector<CyclicGenerator>& generators() const& { return generators_; }
    [[nodiscard]] std::vector<CyclicGenerator> generators() && { return std::move(generators_); }
    // Replaces x, over Z/q, by the canonical member of its coset.
    void reduce(Residues& x) const;

  private:
    // Makes this generator the next settled one. The settled ones from `first` on are of its order.
    void settle(std::size_t generator, std::size_t first);
    // Subtracts the multiple of the generator that reduces the entry at its position.
    void clear(Residues& vector, std::size_t generator) const;

    PrimePower ring_;
    std::vector<CyclicGenerator> generators_;
    std::vector<std::size_t> places_;  // of the settled generators
};

}  // namespace switchbox::algebra
