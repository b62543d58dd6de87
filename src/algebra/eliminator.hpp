// Elimination (local_elimination.hpp) while it goes on, some columns at a time.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "algebra/local_elimination.hpp"

namespace switchbox::algebra {

// The matrix while it is worked on. A row is a list of blocks of 64 columns, most of them absent: the boards
// are banded, and stay so. Blocks come to a row and never go, so for each 64 columns there is a list of the
// rows to look at.
class Eliminator {
  public:
    // Column i, for each of `pivot_rows`, gets its pivot in that one of them: where the columns before it are
    // known, it has a unit there (peeling.hpp). All other pivots are looked for.
    Eliminator(const ZeroOneMatrix& a, const LocalRing& ring, std::vector<std::size_t> pivot_rows = {});
    // Of entries below q.
    Eliminator(const SparseMatrix& a, const LocalRing& ring);

    [[nodiscard]] bool is_done() const { return valuation_ == result_.ring.exponent(); }
    [[nodiscard]] double progress() const;  // 0..1
    // Some columns more, in about a millisecond where they are thousands.
    void advance();
    // Once it is done.
    [[nodiscard]] LocalElimination take();

  private:
    using Cells = LocalElimination::Cells;
    using Block = LocalElimination::Block;
    static constexpr std::size_t block_size = std::tuple_size_v<Cells>;

    struct Entry {
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
    [[nodiscard]] const Entry* best_pivot(int valuation) const;
    [[nodiscard]] const Entry* pivot_in(std::size_t row) const;
    [[nodiscard]] bool eliminate_column(std::size_t column, int valuation);
    void take_blocks(std::size_t row, std::uint8_t scale);
    void make_multiples(std::span<const Block> blocks);
    void add_multiple(std::size_t row, std::uint8_t factor, std::span<const Block> blocks);

    LocalElimination result_;
    std::vector<std::size_t> pivot_rows_;  // of the first columns
    std::size_t block_count_;
    std::vector<Cells> pool_;            // the first is zero and stands for all absent ones
    std::vector<std::uint32_t> places_;  // of each row's blocks in the pool
    std::vector<std::vector<std::size_t>> rows_with_block_;
    std::vector<std::size_t> blocks_in_row_;
    std::vector<bool> has_pivot_;
    std::vector<Entry> entries_;    // of the column at hand, in rows without a pivot
    std::vector<Cells> multiples_;  // 0, 1, 2 ... times the pivot's row

    // Columns without a pivot are gone through once for each valuation.
    int valuation_ = 0;
    std::size_t next_ = 0;  // of the free columns
    std::size_t kept_ = 0;  // of those before it, to the front
};

}  // namespace switchbox::algebra
