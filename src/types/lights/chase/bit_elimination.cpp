#include "types/lights/chase/bit_elimination.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <memory>
#include <utility>

#if defined(__x86_64__) && defined(__GNUC__)
#include <immintrin.h>
#endif

#include "base/long_work.hpp"
#include "base/result.hpp"

namespace switchbox::solve {
namespace {

constexpr std::size_t bits_in_byte = 8;
constexpr std::size_t bytes = 256;
constexpr std::size_t table_count = bits_in_word / bits_in_byte;
// Words of a row processed at a time, as many as the widest vector has.
constexpr std::size_t strip = 8;
struct alignas(strip * sizeof(std::uint64_t)) Strip {
    std::array<std::uint64_t, strip> words{};
};
// Table of the sums of five pivot rows in a strip. The tables of 64 pivots take 26 KiB and stay in the
// nearest cache.
constexpr std::size_t pivots_in_table = 5;
constexpr std::size_t sums_in_table = std::size_t{1} << pivots_in_table;
using StripTable = std::array<Strip, sums_in_table>;
constexpr std::size_t strip_tables = (bits_in_word + pivots_in_table - 1) / pivots_in_table;
using StripTables = std::array<StripTable, strip_tables>;

std::size_t byte_of(std::uint64_t word, std::size_t index) {
    return word >> (bits_in_byte * index) & (bytes - 1);
}

bool is_odd(std::uint64_t word) { return (std::popcount(word) & 1) != 0; }

bool has_odd_overlap(const std::uint64_t* a, const BitWords& b, std::size_t first) {
    std::uint64_t sum = 0;
    for (std::size_t i = first; i < b.size(); ++i) sum ^= a[i] & b[i];
    return is_odd(sum);
}

// Part of the pivot rows in 64 columns, each row reduced by the ones before it.
class Panel {
  public:
    [[nodiscard]] std::size_t size() const { return count_; }
    [[nodiscard]] std::size_t column(std::size_t pivot) const { return columns_.at(pivot); }
    // Reduces `word` by the pivots and returns those that were added, bit i for pivot i.
    [[nodiscard]] std::uint64_t reduce(std::uint64_t& word) const {
        std::uint64_t added = 0;
        for (std::size_t i = 0; i < count_; ++i) {
            const std::uint64_t has = word >> columns_[i] & 1U;
            word ^= words_[i] & (0 - has);
            added |= has << i;
        }
        return added;
    }
    // Adds a pivot. `word` is not 0 and is already reduced by the other pivots.
    void add(std::uint64_t word) {
        words_.at(count_) = word;
        columns_.at(count_) = static_cast<std::uint8_t>(std::countr_zero(word));
        ++count_;
    }

  private:
    std::size_t count_ = 0;
    std::array<std::uint64_t, bits_in_word> words_{};
    std::array<std::uint8_t, bits_in_word> columns_{};
};

// Lookup tables of the pivots that add up to a given word. The panel has as many pivots as columns.
class PivotSums {
  public:
    explicit PivotSums(const Panel& panel) : sums_(table_count * bytes) {
        for (std::size_t bit = 0; bit < panel.size(); ++bit) {
            std::uint64_t unit = std::uint64_t{1} << bit;
            std::uint64_t* table = &sums_[bit / bits_in_byte * bytes];
            const std::size_t half = std::size_t{1} << bit % bits_in_byte;
            const std::uint64_t added = panel.reduce(unit);
            for (std::size_t i = 0; i < half; ++i) table[half + i] = table[i] ^ added;
        }
    }
    [[nodiscard]] std::uint64_t added(std::uint64_t word) const {
        std::uint64_t sum = 0;
        for (std::size_t i = 0; i < table_count; ++i) sum ^= sums_[i * bytes + byte_of(word, i)];
        return sum;
    }

  private:
    std::vector<std::uint64_t> sums_;
};

// Rows in one strip, and the pivots to add to each.
struct StripRows {
    std::uint64_t* row;
    std::size_t to_next_row;
    const std::uint64_t* added;
    std::size_t to_next_added;
    std::size_t count;
};

// Adds sums of pivot rows to one row in a strip. It is called once per row, and its fixed length lets the
// compiler use vector instructions.
[[gnu::noinline]] void add_to_row(std::uint64_t* __restrict row, const StripTables& tables,
                                  std::uint64_t added) {
    std::array<const std::uint64_t*, strip_tables> from{};
    for (std::size_t i = 0; i < strip_tables; ++i) {
        from[i] = tables[i][added % sums_in_table].words.data();
        added /= sums_in_table;
    }
    for (std::size_t i = 0; i < strip; ++i) {
        row[i] ^= from[0][i] ^ from[1][i] ^ from[2][i] ^ from[3][i] ^ from[4][i] ^ from[5][i] ^ from[6][i] ^
                  from[7][i] ^ from[8][i] ^ from[9][i] ^ from[10][i] ^ from[11][i] ^ from[12][i];
    }
}

void add_to_rows(const StripRows& rows, const StripTables& tables) {
    for (std::size_t i = 0; i < rows.count; ++i)
        add_to_row(rows.row + i * rows.to_next_row, tables, rows.added[i * rows.to_next_added]);
}

// Does the same with one instruction for each table.
#if defined(__x86_64__) && defined(__GNUC__)
[[gnu::target("avx512f")]] void add_to_rows_by_512(const StripRows& rows, const StripTables& tables) {
    std::uint64_t* row = rows.row;
    const std::uint64_t* added_to_row = rows.added;
    for (std::size_t left = rows.count; left > 0; --left) {
        std::uint64_t added = *added_to_row;
        __m512i sum = _mm512_loadu_si512(row);
#pragma GCC unroll 13
        for (const StripTable& table : tables) {
            sum ^= _mm512_load_si512(table[added % sums_in_table].words.data());
            added /= sums_in_table;
        }
        _mm512_storeu_si512(row, sum);
        row += rows.to_next_row;
        added_to_row += rows.to_next_added;
    }
}

const auto add_to_rows_fast =
    static_cast<bool>(__builtin_cpu_supports("avx512f")) ? add_to_rows_by_512 : add_to_rows;
#else
constexpr auto add_to_rows_fast = add_to_rows;
#endif

// Words of a strip that begins with word `begin`. Those before `first` and from `behind` on count as 0.
struct StripWords {
    std::size_t begin;
    std::size_t first;
    std::size_t behind;
};

// Fills the tables with sums of `count` pivot rows. Sums with rows beyond the count are never read, and the
// first sum of a table stays 0.
void fill(StripTables& tables, const BitGrid& rows, std::size_t first_row, std::size_t count,
          const StripWords& words) {
    for (std::size_t pivot = 0; pivot < count; ++pivot) {
        Strip of_row;
        const std::uint64_t* row = rows.row(first_row + pivot);
        std::copy(row + words.first, row + words.behind, of_row.words.data() + (words.first - words.begin));
        StripTable& table = tables[pivot / pivots_in_table];
        const std::size_t half = std::size_t{1} << pivot % pivots_in_table;
        for (std::size_t sum = 0; sum < half; ++sum) {
            for (std::size_t i = 0; i < strip; ++i)
                table[half + sum].words[i] = table[sum].words[i] ^ of_row.words[i];
        }
    }
}

}  // namespace

BitElimination::BitElimination(BitGrid a) : BitElimination(std::move(a), algebra::in_steps) {
    while (!is_ready()) advance();
}

BitElimination::BitElimination(BitGrid a, algebra::InSteps /*later*/)
    : rows_(std::move(a)), added_(rows_.rows(), rows_.words_in_row() * bits_in_word), from_(rows_.rows()) {
    for (std::size_t row = 0; row < from_.size(); ++row) from_[row] = row;
}

void BitElimination::advance() {
    if (is_ready()) return;
    eliminate_panel(next_panel_++);
    if (is_ready()) find_free_columns();
}

// Estimates the progress. The cost of a panel is about the square of what is left, so the work left is about
// its cube.
double BitElimination::progress() const {
    if (is_ready()) return 1;
    const double left = 1 - static_cast<double>(next_panel_) / static_cast<double>(rows_.words_in_row());
    return 1 - left * left * left;
}

void BitElimination::find_free_columns() {
    std::vector<bool> has_pivot(rows_.columns());
    for (const PanelPivot& pivot : pivots_) has_pivot[pivot.column] = true;
    for (std::size_t column = 0; column < has_pivot.size(); ++column) {
        if (!has_pivot[column]) free_columns_.push_back(column);
    }
}

void BitElimination::swap_rows(std::size_t a, std::size_t b) {
    if (a == b) return;
    std::swap_ranges(rows_.row(a), rows_.row(a) + rows_.words_in_row(), rows_.row(b));
    std::swap_ranges(added_.row(a), added_.row(a) + added_.words_in_row(), added_.row(b));
    std::swap(from_[a], from_[b]);
}

void BitElimination::eliminate_panel(std::size_t panel) {
    const std::size_t first = pivots_.size();
    const std::size_t width = std::min(bits_in_word, rows_.columns() - panel * bits_in_word);
    Panel found;
    std::size_t row = first;
    for (; row < rows_.rows() && found.size() < width; ++row) {
        note_work(bits_in_word);
        std::uint64_t& word = rows_.row(row)[panel];
        added_.row(row)[panel] = found.reduce(word);
        if (word == 0) continue;
        const std::size_t place = panel * bits_in_word + found.size();
        found.add(word);
        pivots_.push_back({panel * bits_in_word + found.column(found.size() - 1), place});
        swap_rows(row, pivots_.size() - 1);
    }
    if (row < rows_.rows()) {
        const PivotSums reducer(found);
        for (; row < rows_.rows(); ++row) {
            added_.row(row)[panel] = reducer.added(rows_.row(row)[panel]);
            rows_.row(row)[panel] = 0;
        }
    }
    if (found.size() > 0) add_pivots(first, panel);
}

// Applies a panel's additions to the columns behind it: to the pivot rows one by one, to those below by
// tables. Rows that are narrower than a strip are all added one by one.
void BitElimination::add_pivots(std::size_t first, std::size_t panel) {
    const std::size_t behind = rows_.words_in_row();
    const std::size_t one_by_one = behind < strip ? rows_.rows() : pivots_.size();
    for (std::size_t row = first; row < one_by_one; ++row) {
        note_work(8 * (behind - panel));
        for (std::uint64_t added = added_.row(row)[panel]; added != 0; added &= added - 1) {
            const std::uint64_t* pivot = rows_.row(first + static_cast<std::size_t>(std::countr_zero(added)));
            std::uint64_t* sum = rows_.row(row);
            for (std::size_t word = panel + 1; word < behind; ++word) sum[word] ^= pivot[word];
        }
    }
    if (one_by_one == rows_.rows()) return;
    const auto tables = std::make_unique<StripTables>();
    const std::size_t row = pivots_.size();
    std::size_t end = behind;
    while (end > panel + 1) {
        const std::size_t begin = end - std::min(end, strip);
        note_work(4 * rows_.rows() * strip);
        fill(*tables, rows_, first, row - first, {begin, std::max(begin, panel + 1), end});
        add_to_rows_fast({rows_.row(row) + begin, behind, added_.row(row) + panel, added_.words_in_row(),
                          rows_.rows() - row},
                         *tables);
        end = begin;
    }
}

// Solves E·x = v with v = L^-1·P·b. Below E, v has to be 0.
BitSolution BitElimination::solve(const BitWords& b) const {
    BitWords v(added_.words_in_row());
    for (std::size_t row = 0; row < rows_.rows(); ++row) {
        note_work(added_.words_in_row() / 2 + 8);
        const bool entry = bit_at(b, from_[row]) != has_odd_overlap(added_.row(row), v, 0);
        if (!entry) continue;
        if (row >= rank()) return {false, {}, certificate_of(row)};
        set_bit(v, pivots_[row].place);
    }
    BitWords x(rows_.words_in_row());
    substitute_back(v, x);
    return {true, std::move(x), {}};
}

BitWords BitElimination::quiet(std::size_t index) const {
    require(index < nullity(), "there are not as many quiet patterns");
    BitWords x(rows_.words_in_row());
    set_bit(x, free_columns_[index]);
    substitute_back(BitWords(added_.words_in_row()), x);
    return x;
}

// Goes through the pivots backwards: a row of E is 0 in the columns of the pivots before it.
void BitElimination::substitute_back(const BitWords& v, BitWords& x) const {
    for (std::size_t row = rank(); row-- > 0;) {
        const PanelPivot& pivot = pivots_[row];
        const std::size_t panel = pivot.column / bits_in_word;
        note_work((rows_.words_in_row() - panel) / 2 + 8);
        if (bit_at(v, pivot.place) != has_odd_overlap(rows_.row(row), x, panel)) set_bit(x, pivot.column);
    }
}

// Returns y = w·P, where w·L is the unit vector of a row below E. So y·A is that row of E, which is 0, and
// y·b is v there.
BitWords BitElimination::certificate_of(std::size_t row) const {
    BitWords y((rows_.rows() + bits_in_word - 1) / bits_in_word);
    set_bit(y, from_[row]);
    BitWords w(added_.row(row), added_.row(row) + added_.words_in_row());
    for (std::size_t pivot = rank(); pivot-- > 0;) {
        if (!bit_at(w, pivots_[pivot].place)) continue;
        set_bit(y, from_[pivot]);
        note_work(w.size());
        for (std::size_t i = 0; i < w.size(); ++i) w[i] ^= added_.row(pivot)[i];
    }
    return y;
}

}  // namespace switchbox::solve
