#include "algebra/eliminator.hpp"

#include <algorithm>
#include <cstring>
#include <numeric>
#include <utility>

#include "base/long_work.hpp"
#include "base/result.hpp"

namespace switchbox::algebra {
namespace {

using Cells = LocalElimination::Cells;

std::size_t block_count(std::size_t columns) {
    constexpr std::size_t block_size = std::tuple_size_v<Cells>;
    return (columns + block_size - 1) / block_size;
}

// a := a + b mod q, eight bytes at a time. No sum reaches 2^7, so a lane's top bit shows whether to subtract
// q.
void add(Cells& a, const Cells& b, int q) {
    constexpr std::uint64_t ones = 0x0101010101010101;
    const std::uint64_t all_q = ones * static_cast<std::uint64_t>(q);
    const std::uint64_t up_to_top_bit = ones * 0x80 - all_q;
    for (std::size_t i = 0; i < a.size(); i += 8) {
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

}  // namespace

Eliminator::Eliminator(std::size_t rows, std::size_t columns, const LocalRing& ring,
                       std::vector<std::size_t> pivot_rows)
    : result_{ring, rows, columns, {}, {}, {}, {}, {}, 0},
      pivot_rows_(std::move(pivot_rows)),
      block_count_(block_count(columns)),
      pool_(1),
      places_(rows * block_count_),
      rows_with_block_(block_count_),
      blocks_in_row_(rows),
      has_pivot_(rows) {
    pool_.reserve(1 + 2 * rows);
    result_.free_columns.resize(columns);
    std::iota(result_.free_columns.begin(), result_.free_columns.end(), std::size_t{0});
}

Eliminator::Eliminator(const ZeroOneMatrix& a, const LocalRing& ring, std::vector<std::size_t> pivot_rows)
    : Eliminator(a.rows, a.columns.size(), ring, std::move(pivot_rows)) {
    for (std::size_t column = 0; column < a.columns.size(); ++column) {
        for (const std::size_t row : a.columns[column]) set(row, column, 1);
    }
}

Eliminator::Eliminator(const SparseMatrix& a, const LocalRing& ring)
    : Eliminator(a.rows, a.columns.size(), ring, {}) {
    for (std::size_t column = 0; column < a.columns.size(); ++column) {
        for (const auto [row, value] : a.columns[column]) set(row, column, value);
    }
}

// Returns a block to write to; the reference is valid until the next block is created.
Eliminator::Cells& Eliminator::cells(std::size_t row, std::size_t block) {
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

// Returns the entry of that valuation whose row has the fewest blocks; nullptr if there is none. Such a row
// means little work and few new blocks in the others.
const Eliminator::ColumnEntry* Eliminator::best_pivot(int valuation) const {
    const ColumnEntry* best = nullptr;
    for (const ColumnEntry& entry : entries_) {
        if (result_.ring.valuation(entry.value) != valuation) continue;
        if (best == nullptr || blocks_in_row_[entry.row] < blocks_in_row_[best->row]) best = &entry;
    }
    return best;
}

const Eliminator::ColumnEntry* Eliminator::pivot_in(std::size_t row) const {
    const auto found = std::find_if(entries_.begin(), entries_.end(),
                                    [row](const ColumnEntry& entry) { return entry.row == row; });
    require(found != entries_.end(), "the row does not tell the column");
    return &*found;
}

// Appends the scaled row to the result's blocks, without blocks that have become zero.
void Eliminator::take_blocks(std::size_t row, std::uint8_t scale) {
    for (std::size_t block = 0; block < block_count_; ++block) {
        const std::uint32_t where = place(row, block);
        if (where == 0 || pool_[where] == Cells{}) continue;
        RowBlock& taken = result_.blocks.emplace_back(RowBlock{block * block_size, pool_[where]});
        if (scale == 1) continue;
        for (std::uint8_t& cell : taken.cells) cell = result_.ring.multiply_add(0, scale, cell);
    }
}

void Eliminator::make_multiples(std::span<const RowBlock> blocks) {
    const auto q = static_cast<std::size_t>(result_.ring.size());
    multiples_.resize(q * blocks.size());
    for (std::size_t i = 0; i < blocks.size(); ++i) multiples_[blocks.size() + i] = blocks[i].cells;
    for (std::size_t i = 2 * blocks.size(); i < multiples_.size(); ++i) {
        multiples_[i] = multiples_[i - blocks.size()];
        add(multiples_[i], blocks[i % blocks.size()].cells, result_.ring.size());
    }
}

void Eliminator::add_multiple(std::size_t row, std::uint8_t factor, std::span<const RowBlock> blocks) {
    const Cells* summand = &multiples_[factor * blocks.size()];
    for (const RowBlock& block : blocks) {
        add(cells(row, block.first_column / block_size), *summand++, result_.ring.size());
    }
}

// Returns false if no row without a pivot has an entry of that valuation in the column. Then p^(valuation +
// 1) divides the column in those rows. Adding multiples of some of them to others preserves this, so the
// column can wait.
bool Eliminator::eliminate_column(std::size_t column, int valuation) {
    collect_entries(column);
    note_work(2 * rows_with_block_[column / block_size].size());
    const ColumnEntry* const pivot =
        column < pivot_rows_.size() ? pivot_in(pivot_rows_[column]) : best_pivot(valuation);
    if (pivot == nullptr) return false;

    const LocalRing& ring = result_.ring;
    const std::size_t blocks_begin = result_.blocks.size();
    const std::uint8_t scale = ring.normalizer(pivot->value);
    take_blocks(pivot->row, scale);
    has_pivot_[pivot->row] = true;
    if (entries_.size() > 1) {
        const std::span<const RowBlock> blocks =
            std::span<const RowBlock>(result_.blocks).subspan(blocks_begin);
        make_multiples(blocks);
        for (const ColumnEntry& entry : entries_) {
            if (entry.row == pivot->row) continue;
            const auto factor =
                static_cast<std::uint8_t>(ring.size() - entry.value / ring.prime_power(valuation));
            add_multiple(entry.row, factor, blocks);
            result_.steps.push_back({static_cast<std::uint32_t>(entry.row), factor});
        }
    }
    // about 8 ns for each sum of two blocks
    note_work(8 * entries_.size() * (result_.blocks.size() - blocks_begin));
    result_.pivots.push_back(
        {pivot->row, column, valuation, scale, result_.steps.size(), result_.blocks.size()});
    return true;
}

double Eliminator::progress() const {
    const double columns = std::max<double>(static_cast<double>(result_.free_columns.size()), 1);
    return (valuation_ + static_cast<double>(next_) / columns) / result_.ring.exponent();
}

void Eliminator::advance() {
    constexpr std::size_t columns_in_step = 16;
    std::vector<std::size_t>& open = result_.free_columns;
    const std::size_t end = std::min(next_ + columns_in_step, open.size());
    for (; next_ < end; ++next_) {
        if (!eliminate_column(open[next_], valuation_)) open[kept_++] = open[next_];
    }
    if (next_ == open.size()) go_round();
}

// Starts the next pass: the columns still without a pivot may have one of a greater valuation.
void Eliminator::go_round() {
    result_.free_columns.resize(kept_);
    if (valuation_ == 0) result_.unit_pivots = result_.pivots.size();
    ++valuation_;
    next_ = kept_ = 0;
}

LocalElimination Eliminator::take() {
    require(is_done(), "the elimination is not done");
    for (std::size_t row = 0; row < result_.rows; ++row) {
        if (!has_pivot_[row]) result_.spare_rows.push_back(row);
    }
    return std::move(result_);
}

namespace {

// Returns for each column the last of the rows whose first one is in it; a.rows if there is no such row.
std::vector<std::size_t> telling_rows(const ZeroOneMatrix& a) {
    std::vector<std::size_t> telling;
    std::vector<bool> has_begun(a.rows);
    for (const std::vector<std::size_t>& column : a.columns) {
        telling.push_back(a.rows);
        for (const std::size_t row : column) {
            if (!has_begun[row]) telling.back() = row;
            has_begun[row] = true;
        }
    }
    return telling;
}

}  // namespace

Peeling peel(const ZeroOneMatrix& a) {
    const std::vector<std::size_t> telling = telling_rows(a);
    Peeling result;
    for (std::size_t column = telling.size(); column-- > 0;) {
        if (telling[column] == a.rows) continue;
        result.columns.push_back(column);
        result.rows.push_back(telling[column]);
    }
    for (std::size_t column = 0; column < telling.size(); ++column) {
        if (telling[column] == a.rows) result.columns.push_back(column);
    }
    return result;
}

CanonicalBasis::CanonicalBasis(std::vector<CyclicGenerator> generators, const PrimePower& ring)
    : ring_(ring), generators_(std::move(generators)) {
    for (int order = ring.value; order > 1; order /= ring.prime) {
        const std::size_t first = places_.size();
        for (std::size_t i = first; i < generators_.size(); ++i) {
            if (generators_[i].order == order) settle(i, first);
        }
    }
}

void CanonicalBasis::settle(std::size_t generator, std::size_t first) {
    const std::size_t settled = places_.size();
    std::swap(generators_[settled], generators_[generator]);
    CyclicGenerator& one = generators_[settled];
    reduce(one.vector);
    const int least = ring_.value / one.order;
    std::size_t place = one.vector.size() - 1;
    while (one.vector[place] % (least * ring_.prime) == 0) --place;
    int factor = 1;
    while (one.vector[place] * factor % ring_.value != least) ++factor;
    for (std::uint8_t& entry : one.vector) entry = static_cast<std::uint8_t>(entry * factor % ring_.value);
    places_.push_back(place);
    note_work(2 * (settled + 2) * one.vector.size());
    for (std::size_t i = 0; i < settled; ++i) clear(generators_[i].vector, settled);
    for (std::size_t i = settled; i > first && places_[i - 1] > place; --i) {
        std::swap(places_[i], places_[i - 1]);
        std::swap(generators_[i], generators_[i - 1]);
    }
}

void CanonicalBasis::clear(Residues& vector, std::size_t generator) const {
    const auto& [summand, order] = generators_[generator];
    const int times = vector[places_[generator]] / (ring_.value / order);
    if (times > 0) add_multiple(vector, summand, ring_.value - times, ring_.value);
}

void CanonicalBasis::reduce(Residues& x) const {
    note_work(2 * places_.size() * x.size());
    for (std::size_t i = 0; i < places_.size(); ++i) clear(x, i);
}

}  // namespace switchbox::algebra
