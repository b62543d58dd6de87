#include "types/lights/chase/bit_elimination.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

#include "base/long_work.hpp"
#include "base/result.hpp"

namespace switchbox::solve {
namespace {

constexpr std::size_t bits_in_byte = 8;
constexpr std::size_t bytes = 256;
constexpr std::size_t table_count = bits_in_word / bits_in_byte;
// Words of a row processed at a time: their tables take 128 KiB.
constexpr std::size_t strip = 8;

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

// Adds sums of pivot rows to a strip of one row. It is called once per row, and its fixed length lets the
// compiler use vector instructions.
[[gnu::noinline]] void add_strip(std::uint64_t* __restrict row, const std::uint64_t* sums,
                                 std::uint64_t added) {
    std::array<const std::uint64_t*, table_count> from{};
    for (std::size_t i = 0; i < table_count; ++i) from[i] = sums + (i * bytes + byte_of(added, i)) * strip;
    for (std::size_t i = 0; i < strip; ++i) {
        row[i] ^= from[0][i] ^ from[1][i] ^ from[2][i] ^ from[3][i] ^ from[4][i] ^ from[5][i] ^ from[6][i] ^
                  from[7][i];
    }
}

[[gnu::noinline]] void add_part_of_strip(std::uint64_t* row, const std::uint64_t* sums, std::uint64_t added,
                                         std::size_t width) {
    for (std::size_t i = 0; i < table_count; ++i) {
        const std::uint64_t* from = sums + (i * bytes + byte_of(added, i)) * strip;
        for (std::size_t word = 0; word < width; ++word) row[word] ^= from[word];
    }
}

// Sums of eight pivot rows per table, for `width` words of each. Sums with rows beyond the count are never
// read.
class StripSums {
  public:
    StripSums() : sums_(table_count * bytes * strip) {}

    void fill(const BitGrid& rows, std::size_t first_row, std::size_t count, std::size_t word,
              std::size_t width) {
        for (std::size_t pivot = 0; pivot < count; ++pivot) {
            std::uint64_t* table = &sums_[pivot / bits_in_byte * bytes * strip];
            const std::size_t half = strip << pivot % bits_in_byte;
            const std::uint64_t* row = rows.row(first_row + pivot) + word;
            for (std::size_t i = 0; i < half; i += strip) add_row(table + i, row, width, table + half + i);
        }
    }
    void add_to(std::uint64_t* row, std::uint64_t added, std::size_t width) const {
        if (width == strip) {
            add_strip(row, sums_.data(), added);
        } else {
            add_part_of_strip(row, sums_.data(), added, width);
        }
    }

  private:
    static void add_row(const std::uint64_t* sum, const std::uint64_t* row, std::size_t width,
                        std::uint64_t* to) {
        for (std::size_t i = 0; i < width; ++i) to[i] = sum[i] ^ row[i];
    }

    std::vector<std::uint64_t> sums_;  // the first sum of each table stays 0
};

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
// tables.
void BitElimination::add_pivots(std::size_t first, std::size_t panel) {
    const std::size_t behind = rows_.words_in_row();
    for (std::size_t row = first; row < pivots_.size(); ++row) {
        note_work(8 * (behind - panel));
        for (std::uint64_t added = added_.row(row)[panel]; added != 0; added &= added - 1) {
            const std::uint64_t* pivot = rows_.row(first + static_cast<std::size_t>(std::countr_zero(added)));
            std::uint64_t* sum = rows_.row(row);
            for (std::size_t word = panel + 1; word < behind; ++word) sum[word] ^= pivot[word];
        }
    }
    if (pivots_.size() == rows_.rows()) return;
    StripSums sums;
    for (std::size_t word = panel + 1; word < behind; word += strip) {
        const std::size_t width = std::min(strip, behind - word);
        note_work(8 * rows_.rows() * width);
        sums.fill(rows_, first, pivots_.size() - first, word, width);
        for (std::size_t row = pivots_.size(); row < rows_.rows(); ++row) {
            sums.add_to(rows_.row(row) + word, added_.row(row)[panel], width);
        }
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
