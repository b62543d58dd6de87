#include "algebra/local_elimination.hpp"

#include <algorithm>
#include <cstring>
#include <utility>

#include "algebra/require.hpp"

namespace switchbox::algebra {
namespace {

using Cells = LocalElimination::Cells;
using Block = LocalElimination::Block;
using Pivot = LocalElimination::Pivot;
using Step = LocalElimination::Step;

constexpr std::size_t block_size = std::tuple_size_v<Cells>;

std::size_t block_count(std::size_t columns) { return (columns + block_size - 1) / block_size; }

// a := a + b mod q, eight bytes at a time: no sum reaches 2^7, so a lane's top bit tells whether q is to come
// off.
void add(Cells& a, const Cells& b, int q) {
    constexpr std::uint64_t ones = 0x0101010101010101;
    const std::uint64_t all_q = ones * static_cast<std::uint64_t>(q);
    const std::uint64_t up_to_top_bit = ones * 0x80 - all_q;
    for (std::size_t i = 0; i < block_size; i += 8) {
        std::uint64_t sum = 0;
        std::uint64_t summand = 0;
        std::memcpy(&sum, &a[i], 8);
        std::memcpy(&summand, &b[i], 8);
        sum += summand;
        const std::uint64_t too_large = (sum + up_to_top_bit) & (ones * 0x80);
        sum -= (too_large - (too_large >> 7)) & all_q;
        std::memcpy(&a[i], &sum, 8);
    }
}

// The matrix while it is worked on. A row is a list of blocks of 64 columns, most of them absent: the boards
// are banded, and stay so. Blocks come to a row and never go, so for each 64 columns there is a list of the
// rows to look at.
class Eliminator {
  public:
    Eliminator(std::size_t rows, std::size_t columns, const LocalRing& ring,
               std::span<const std::size_t> pivot_rows);
    void set(std::size_t row, std::size_t column, std::uint8_t value) {
        cells(row, column / block_size)[column % block_size] = value;
    }
    [[nodiscard]] LocalElimination run();

  private:
    struct Entry {
        std::size_t row = 0;
        std::uint8_t value = 0;
    };

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
    std::span<const std::size_t> pivot_rows_;  // of the first columns
    std::size_t block_count_;
    std::vector<Cells> pool_;            // the first is zero and stands for all absent ones
    std::vector<std::uint32_t> places_;  // of each row's blocks in the pool
    std::vector<std::vector<std::size_t>> rows_with_block_;
    std::vector<std::size_t> blocks_in_row_;
    std::vector<bool> has_pivot_;
    std::vector<Entry> entries_;    // of the column at hand, in rows without a pivot
    std::vector<Cells> multiples_;  // 0, 1, 2 ... times the pivot's row
};

Eliminator::Eliminator(std::size_t rows, std::size_t columns, const LocalRing& ring,
                       std::span<const std::size_t> pivot_rows)
    : result_{ring, rows, columns, {}, {}, {}, {}, {}, 0},
      pivot_rows_(pivot_rows),
      block_count_(block_count(columns)),
      pool_(1),
      places_(rows * block_count_),
      rows_with_block_(block_count_),
      blocks_in_row_(rows),
      has_pivot_(rows) {
    pool_.reserve(1 + 2 * rows);
}

// A block to write to; it lives until the next one is made.
Cells& Eliminator::cells(std::size_t row, std::size_t block) {
    std::uint32_t& where = place(row, block);
    if (where == 0) {
        where = static_cast<std::uint32_t>(pool_.size());
        pool_.emplace_back();
        rows_with_block_[block].push_back(row);
        ++blocks_in_row_[row];
    }
    return pool_[where];
}

void Eliminator::collect_entries(std::size_t column) {
    entries_.clear();
    const std::size_t block = column / block_size;
    std::vector<std::size_t>& rows = rows_with_block_[block];
    std::size_t kept = 0;
    for (const std::size_t row : rows) {
        if (has_pivot_[row]) continue;
        rows[kept++] = row;
        const std::uint8_t value = pool_[place(row, block)][column % block_size];
        if (value != 0) entries_.push_back({row, value});
    }
    rows.resize(kept);
}

// A row with few blocks makes little work, and few new blocks in the others.
const Eliminator::Entry* Eliminator::best_pivot(int valuation) const {
    const Entry* best = nullptr;
    for (const Entry& entry : entries_) {
        if (result_.ring.valuation(entry.value) != valuation) continue;
        if (best == nullptr || blocks_in_row_[entry.row] < blocks_in_row_[best->row]) best = &entry;
    }
    return best;
}

const Eliminator::Entry* Eliminator::pivot_in(std::size_t row) const {
    const auto found = std::find_if(entries_.begin(), entries_.end(),
                                    [row](const Entry& entry) { return entry.row == row; });
    require(found != entries_.end(), "the row does not tell the column");
    return &*found;
}

// Appends the row, scaled, to the result's blocks; those of it that have become zero are left out.
void Eliminator::take_blocks(std::size_t row, std::uint8_t scale) {
    for (std::size_t block = 0; block < block_count_; ++block) {
        const std::uint32_t where = place(row, block);
        if (where == 0 || pool_[where] == Cells{}) continue;
        Block& taken = result_.blocks.emplace_back(Block{block * block_size, pool_[where]});
        if (scale == 1) continue;
        for (std::uint8_t& cell : taken.cells) cell = result_.ring.multiply_add(0, scale, cell);
    }
}

void Eliminator::make_multiples(std::span<const Block> blocks) {
    const auto q = static_cast<std::size_t>(result_.ring.size());
    multiples_.resize(q * blocks.size());
    for (std::size_t i = 0; i < blocks.size(); ++i) multiples_[blocks.size() + i] = blocks[i].cells;
    for (std::size_t i = 2 * blocks.size(); i < multiples_.size(); ++i) {
        multiples_[i] = multiples_[i - blocks.size()];
        add(multiples_[i], blocks[i % blocks.size()].cells, result_.ring.size());
    }
}

void Eliminator::add_multiple(std::size_t row, std::uint8_t factor, std::span<const Block> blocks) {
    const Cells* summand = &multiples_[factor * blocks.size()];
    for (const Block& block : blocks) {
        add(cells(row, block.first_column / block_size), *summand++, result_.ring.size());
    }
}

// False when no row without a pivot has an entry of that valuation there. Then p^(valuation + 1) divides the
// column in those rows, and still will when multiples of some of them have been added to others: the column
// can wait.
bool Eliminator::eliminate_column(std::size_t column, int valuation) {
    collect_entries(column);
    const Entry* const pivot =
        column < pivot_rows_.size() ? pivot_in(pivot_rows_[column]) : best_pivot(valuation);
    if (pivot == nullptr) return false;

    const LocalRing& ring = result_.ring;
    const std::size_t blocks_begin = result_.blocks.size();
    const std::uint8_t scale = ring.normalizer(pivot->value);
    take_blocks(pivot->row, scale);
    has_pivot_[pivot->row] = true;
    if (entries_.size() > 1) {
        const std::span<const Block> blocks = std::span<const Block>(result_.blocks).subspan(blocks_begin);
        make_multiples(blocks);
        for (const Entry& entry : entries_) {
            if (entry.row == pivot->row) continue;
            const auto factor =
                static_cast<std::uint8_t>(ring.size() - entry.value / ring.prime_power(valuation));
            add_multiple(entry.row, factor, blocks);
            result_.steps.push_back({static_cast<std::uint32_t>(entry.row), factor});
        }
    }
    result_.pivots.push_back(
        {pivot->row, column, valuation, scale, result_.steps.size(), result_.blocks.size()});
    return true;
}

LocalElimination Eliminator::run() {
    std::vector<std::size_t>& open = result_.free_columns;
    open.resize(result_.columns);
    for (std::size_t column = 0; column < open.size(); ++column) open[column] = column;

    for (int valuation = 0; valuation < result_.ring.exponent(); ++valuation) {
        std::size_t kept = 0;
        for (const std::size_t column : open) {
            if (!eliminate_column(column, valuation)) open[kept++] = column;
        }
        open.resize(kept);
        if (valuation == 0) result_.unit_pivots = result_.pivots.size();
    }
    for (std::size_t row = 0; row < result_.rows; ++row) {
        if (!has_pivot_[row]) result_.spare_rows.push_back(row);
    }
    return std::move(result_);
}

// b := T·b
void transform(const LocalElimination& elimination, Residues& b) {
    const LocalRing& ring = elimination.ring;
    for (std::size_t i = 0; i < elimination.pivots.size(); ++i) {
        const Pivot& pivot = elimination.pivots[i];
        if (b[pivot.row] == 0) continue;
        const std::uint8_t value = ring.multiply_add(0, pivot.scale, b[pivot.row]);
        b[pivot.row] = value;
        for (const Step& step : elimination.steps_of(i)) {
            b[step.row] = ring.multiply_add(b[step.row], step.factor, value);
        }
    }
}

// y := y·T
void transform_from_left(const LocalElimination& elimination, Residues& y) {
    const LocalRing& ring = elimination.ring;
    for (std::size_t i = elimination.pivots.size(); i-- > 0;) {
        const Pivot& pivot = elimination.pivots[i];
        std::uint8_t value = y[pivot.row];
        for (const Step& step : elimination.steps_of(i)) {
            value = ring.multiply_add(value, step.factor, y[step.row]);
        }
        y[pivot.row] = ring.multiply_add(0, pivot.scale, value);
    }
}

// p^v times a row of T
Residues multiple_of_transform_row(const LocalElimination& elimination, std::size_t row, int v) {
    Residues y(elimination.rows);
    y[row] = static_cast<std::uint8_t>(elimination.ring.prime_power(v));
    transform_from_left(elimination, y);
    return y;
}

// As many entries as there are columns, and zeros up to a whole number of blocks.
Residues padded_row(const LocalElimination& elimination) {
    return Residues(block_count(elimination.columns) * block_size);
}

std::uint32_t product(std::span<const Block> blocks, const Residues& x) {
    std::uint32_t sum = 0;
    for (const Block& block : blocks) {
        const std::uint8_t* const factors = &x[block.first_column];
        for (std::size_t i = 0; i < block_size; ++i) sum += std::uint32_t{block.cells[i]} * factors[i];
    }
    return sum;
}

// The x with U·x = b in the rows of pivots, and zeros where no pivot is. p^valuation divides b there.
Residues substitute_back(const LocalElimination& elimination, const Residues& b) {
    const auto q = static_cast<std::uint32_t>(elimination.ring.size());
    Residues x = padded_row(elimination);
    for (std::size_t i = elimination.pivots.size(); i-- > 0;) {
        const Pivot& pivot = elimination.pivots[i];
        const std::uint32_t rest = b[pivot.row] + q - product(elimination.blocks_of(i), x) % q;
        const auto unit = static_cast<std::uint32_t>(elimination.ring.prime_power(pivot.valuation));
        x[pivot.column] = static_cast<std::uint8_t>((rest % q) / unit);
    }
    x.resize(elimination.columns);
    return x;
}

}  // namespace

std::span<const Step> LocalElimination::steps_of(std::size_t pivot) const {
    const std::size_t begin = pivot == 0 ? 0 : pivots[pivot - 1].steps_end;
    return std::span<const Step>(steps).subspan(begin, pivots[pivot].steps_end - begin);
}

std::span<const Block> LocalElimination::blocks_of(std::size_t pivot) const {
    const std::size_t begin = pivot == 0 ? 0 : pivots[pivot - 1].blocks_end;
    return std::span<const Block>(blocks).subspan(begin, pivots[pivot].blocks_end - begin);
}

LocalElimination eliminate(const ZeroOneMatrix& a, const LocalRing& ring, std::span<const std::size_t> rows) {
    Eliminator eliminator(a.rows, a.columns.size(), ring, rows);
    for (std::size_t column = 0; column < a.columns.size(); ++column) {
        for (const std::size_t row : a.columns[column]) eliminator.set(row, column, 1);
    }
    return eliminator.run();
}

LocalElimination eliminate(const SparseMatrix& a, const LocalRing& ring) {
    Eliminator eliminator(a.rows, a.columns.size(), ring, {});
    for (std::size_t column = 0; column < a.columns.size(); ++column) {
        for (const auto [row, value] : a.columns[column]) eliminator.set(row, column, value);
    }
    return eliminator.run();
}

ResidueSolution solve(const LocalElimination& elimination, const Residues& b) {
    require(b.size() == elimination.rows, "the right-hand side has another length than the matrix has rows");
    const LocalRing& ring = elimination.ring;
    const int exponent = ring.exponent();
    Residues image = b;
    for (std::uint8_t& entry : image) entry = ring.reduce(entry);
    transform(elimination, image);

    for (std::size_t i = elimination.unit_pivots; i < elimination.pivots.size(); ++i) {
        const Pivot& pivot = elimination.pivots[i];
        if (ring.valuation(image[pivot.row]) >= pivot.valuation) continue;
        return {false, {}, multiple_of_transform_row(elimination, pivot.row, exponent - pivot.valuation)};
    }
    for (const std::size_t row : elimination.spare_rows) {
        if (image[row] != 0) return {false, {}, multiple_of_transform_row(elimination, row, 0)};
    }
    return {true, substitute_back(elimination, image), {}};
}

std::vector<CyclicGenerator> left_kernel(const LocalElimination& elimination) {
    const LocalRing& ring = elimination.ring;
    std::vector<CyclicGenerator> generators;
    for (const std::size_t row : elimination.spare_rows) {
        generators.push_back({multiple_of_transform_row(elimination, row, 0), ring.size()});
    }
    for (std::size_t i = elimination.unit_pivots; i < elimination.pivots.size(); ++i) {
        const Pivot& pivot = elimination.pivots[i];
        generators.push_back(
            {multiple_of_transform_row(elimination, pivot.row, ring.exponent() - pivot.valuation),
             ring.prime_power(pivot.valuation)});
    }
    return generators;
}

// With A inverse = U inverse·T: the w with w·U = e_i, then w·T.
Residues inverse_row(const LocalElimination& elimination, std::size_t i) {
    require(elimination.rows == elimination.columns && elimination.unit_pivots == elimination.columns,
            "the matrix has no inverse");
    require(i < elimination.rows, "the inverse has no such row");
    const LocalRing& ring = elimination.ring;
    Residues weights(elimination.rows);
    Residues rest = padded_row(elimination);
    rest[i] = 1;
    for (std::size_t k = 0; k < elimination.pivots.size(); ++k) {
        const Pivot& pivot = elimination.pivots[k];
        const std::uint8_t weight = rest[pivot.column];
        if (weight == 0) continue;
        weights[pivot.row] = weight;
        const auto factor = static_cast<std::uint8_t>(ring.size() - weight);
        for (const Block& block : elimination.blocks_of(k)) {
            std::uint8_t* const entries = &rest[block.first_column];
            for (std::size_t j = 0; j < block_size; ++j) {
                entries[j] = ring.multiply_add(entries[j], factor, block.cells[j]);
            }
        }
    }
    transform_from_left(elimination, weights);
    return weights;
}

}  // namespace switchbox::algebra
