// Resumable elimination (local_elimination.hpp), a few columns at a time.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "algebra/local_elimination.hpp"

namespace switchbox::algebra {

// Matrix during elimination. A row is a list of blocks of 64 columns, most of them absent: the matrices of
// boards are banded and stay so. Rows gain blocks and never lose them, so each 64 columns have a list of rows
// to examine.
class Eliminator {
  public:
    // Column i gets its pivot in row `pivot_rows`[i], for the first columns. Once the earlier columns are
    // eliminated, that row has a unit there (peeling.hpp). For the other columns the eliminator searches for
    // a pivot.
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

}  // namespace switchbox::algebra
