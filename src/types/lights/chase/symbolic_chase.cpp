#include "types/lights/chase/symbolic_chase.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "base/long_work.hpp"
#include "base/result.hpp"

namespace switchbox::solve {
namespace {

// Unknowns chased at a time, in words: so few that the rows in use stay in the second-level cache.
constexpr std::size_t words_in_block = 4;
constexpr std::size_t block_size = words_in_block * bits_in_word;

// Set of a block's unknowns, those that are in a sum.
using Symbols = std::array<std::uint64_t, words_in_block>;

void add_symbols(Symbols& sum, const Symbols& other) {
    for (std::size_t i = 0; i < words_in_block; ++i) sum[i] ^= other[i];
}

using Row = const Symbols*;

// Sets each cell in [first, last) to the sum of that cell in all `rows`. A later cell may need an earlier
// one.
[[gnu::noinline]] void sum_up(const std::vector<Row>& rows, Symbols* to, std::size_t first,
                              std::size_t last) {
    for (std::size_t cell = first; cell < last; ++cell) {
        Symbols sum{};
        for (const Row row : rows) add_symbols(sum, row[cell]);
        to[cell] = sum;
    }
}

}  // namespace

// Block of unknowns that are chased at a time.
class SymbolicChase::Block {
  public:
    Block(const StencilBoard& board, BitGrid& equations)
        : board_(board),
          equations_(equations),
          width_(board.reach_left() + board.columns() + board.left() + board.reach_right()),
          height_(board.reach_up() + 1),
          cells_(width_ * height_),
          begins_(height_) {}

    [[nodiscard]] bool is_done() const { return first_ >= board_.unknowns(); }
    [[nodiscard]] double progress() const {
        const double rows = static_cast<double>(row_) / static_cast<double>(rows_to_make());
        const auto unknowns = static_cast<double>(board_.unknowns());
        return std::min((static_cast<double>(first_) + rows * static_cast<double>(block_size)) / unknowns,
                        1.0);
    }
    void advance() {
        if (row_ == 0) begin();
        constexpr std::size_t rows_in_step = 128;
        const std::size_t end = std::min(row_ + rows_in_step, rows_to_make());
        for (; row_ < end; ++row_) {
            note_work(8 * width_);
            make_row(row_);
            if (row_ >= board_.top()) state_equations(row_);
        }
        if (row_ < rows_to_make()) return;
        row_ = 0;
        first_ += block_size;
    }

  private:
    [[nodiscard]] std::size_t rows_to_make() const { return board_.rows() + board_.top(); }

    void begin() {
        last_ = std::min(first_ + block_size, board_.unknowns());
        std::fill(cells_.begin(), cells_.end(), Symbols{});
        std::fill(begins_.begin(), begins_.end(), width_);
    }

    // Returns the cells of a row. They begin with reach_left() cells before the board's first column.
    [[nodiscard]] Symbols* cells_of(std::size_t row) { return cells_.data() + row % height_ * width_; }
    [[nodiscard]] std::size_t& begin_of(std::size_t row) { return begins_[row % height_]; }

    // Computes a row. Behind the last row a board begins again if its rows are joined; else it is empty.
    void make_row(std::size_t row) {
        Symbols* cells = cells_of(row);
        if (begin_of(row) < width_) std::fill(cells, cells + width_, Symbols{});
        begin_of(row) = width_;
        if (row >= board_.rows() && !board_.joins_rows()) return;
        const std::size_t on_board = row % board_.rows();
        put_unknowns(on_board, row);
        if (row >= board_.top() && row < board_.rows()) put_sums(row);
        if (board_.joins_columns()) {
            const Symbols* board_begin = cells + board_.reach_left();
            std::copy(board_begin, board_begin + board_.reach_left() + board_.reach_right(),
                      cells + board_.reach_left() + board_.columns());
        }
    }

    void put_unknowns(std::size_t on_board, std::size_t row) {
        const std::size_t first = board_.first_unknown(on_board);
        const std::size_t behind = first + board_.unknowns_in(on_board);
        for (std::size_t unknown = std::max(first, first_); unknown < std::min(behind, last_); ++unknown) {
            const std::size_t cell = board_.reach_left() + board_.column_of(on_board, unknown - first);
            const std::size_t bit = unknown - first_;
            cells_of(row)[cell][bit / bits_in_word] |= std::uint64_t{1} << bit % bits_in_word;
            begin_of(row) = std::min(begin_of(row), cell);
        }
    }

    // Computes the buttons that lamps determine. A row has no unknown before begin_of().
    void put_sums(std::size_t row) {
        std::size_t begin = begin_of(row);
        std::vector<Row> rows;
        for (const machine::Offset& offset : board_.before()) {
            const auto up = static_cast<std::size_t>(-offset.row);
            if (up > row) continue;
            rows.push_back(cells_of(row - up) + offset.column);
            if (up == 0 || begin_of(row - up) == width_) continue;
            const auto to = static_cast<std::ptrdiff_t>(begin_of(row - up)) - offset.column;
            begin = std::min(begin, static_cast<std::size_t>(std::max(to, std::ptrdiff_t{0})));
        }
        if (begin == width_) return;
        begin_of(row) = begin;
        const std::size_t first = std::max(begin, board_.reach_left() + board_.left());
        const std::size_t last = board_.reach_left() + board_.columns() - board_.right();
        if (first < last) sum_up(rows, cells_of(row), first, last);
    }

    // Writes the equations of the lamps whose pivots would be in this row if there were more columns or rows.
    void state_equations(std::size_t row) {
        if (std::all_of(begins_.begin(), begins_.end(), [&](std::size_t begin) { return begin == width_; })) {
            return;
        }
        std::vector<Row> rows{cells_of(row)};
        for (const machine::Offset& offset : board_.before()) {
            const auto up = static_cast<std::size_t>(-offset.row);
            if (up <= row) rows.push_back(cells_of(row - up) + offset.column);
        }
        const std::size_t columns = board_.columns();
        const std::size_t on_board = row % board_.rows();
        for (std::size_t i = 0; i < board_.unknowns_in(on_board); ++i) {
            const std::size_t column = board_.column_of(on_board, i) + columns - board_.left() % columns;
            const std::size_t cell = board_.reach_left() + board_.left() + column % columns;
            Symbols sum{};
            for (const Row symbols : rows) add_symbols(sum, symbols[cell]);
            state(board_.first_unknown(on_board) + i, sum);
        }
    }

    void state(std::size_t equation, const Symbols& sum) {
        const std::size_t word = first_ / bits_in_word;
        const std::size_t words = std::min(words_in_block, equations_.words_in_row() - word);
        std::copy(sum.begin(), sum.begin() + static_cast<std::ptrdiff_t>(words),
                  equations_.row(equation) + word);
    }

    const StencilBoard& board_;
    BitGrid& equations_;
    std::size_t width_;
    std::size_t height_;
    std::size_t first_ = 0;  // the block's first unknown
    std::size_t last_ = 0;
    std::size_t row_ = 0;  // the next one to compute
    std::vector<Symbols> cells_;
    std::vector<std::size_t> begins_;
};

SymbolicChase::SymbolicChase(const StencilBoard& board)
    : board_(board),
      equations_(board.unknowns(), board.unknowns()),
      block_(std::make_unique<Block>(board_, equations_)) {}

SymbolicChase::~SymbolicChase() = default;

bool SymbolicChase::is_done() const { return block_->is_done(); }

double SymbolicChase::progress() const { return is_done() ? 1 : block_->progress(); }

void SymbolicChase::advance() { block_->advance(); }

BitGrid SymbolicChase::take() {
    require(is_done(), "the chase is not done");
    return std::move(equations_);
}

namespace {

// Adds row[i - by] to each sum[i], for bits i of so many words. Bits outside are 0.
[[gnu::noinline]] void add_up(std::uint64_t* sum, const std::uint64_t* row, std::size_t words,
                              std::size_t by) {
    const std::size_t whole = by / bits_in_word;
    const unsigned bits = by % bits_in_word;
    if (whole >= words) return;
    if (bits == 0) {
        for (std::size_t i = whole; i < words; ++i) sum[i] ^= row[i - whole];
        return;
    }
    sum[whole] ^= row[0] << bits;
    for (std::size_t i = whole + 1; i < words; ++i) {
        sum[i] ^= row[i - whole] << bits | row[i - whole - 1] >> (bits_in_word - bits);
    }
}

// Adds row[i + by] to each sum[i].
[[gnu::noinline]] void add_down(std::uint64_t* sum, const std::uint64_t* row, std::size_t words,
                                std::size_t by) {
    const std::size_t whole = by / bits_in_word;
    const unsigned bits = by % bits_in_word;
    if (whole >= words) return;
    const std::size_t last = words - whole - 1;
    if (bits == 0) {
        for (std::size_t i = 0; i <= last; ++i) sum[i] ^= row[i + whole];
        return;
    }
    for (std::size_t i = 0; i < last; ++i) {
        sum[i] ^= row[i + whole] >> bits | row[i + whole + 1] << (bits_in_word - bits);
    }
    sum[last] ^= row[words - 1] >> bits;
}

void add_shifted(std::uint64_t* sum, const std::uint64_t* row, std::size_t words, std::ptrdiff_t by) {
    if (by >= 0) add_up(sum, row, words, static_cast<std::size_t>(by));
    if (by < 0) add_down(sum, row, words, static_cast<std::size_t>(-by));
}

// Adds row[i - by] to each sum[i], wrapping around the grid's columns, for |by| < columns. The caller has to
// cut off the bits behind the last column.
void add_turned(std::uint64_t* sum, const std::uint64_t* row, const BitGrid& grid, std::ptrdiff_t by) {
    const auto columns = static_cast<std::ptrdiff_t>(grid.columns());
    add_shifted(sum, row, grid.words_in_row(), by);
    if (by != 0) add_shifted(sum, row, grid.words_in_row(), by > 0 ? by - columns : by + columns);
}

}  // namespace

StencilChase::StencilChase(const StencilBoard& board)
    : board_(board), is_determined_((board.columns() + bits_in_word - 1) / bits_in_word) {
    for (const machine::Offset& offset : board_.before()) {
        if (offset.row == 0) steps_back_.push_back(static_cast<unsigned>(-offset.column));
    }
    for (std::size_t column = board_.left(); column + board_.right() < board_.columns(); ++column) {
        set_bit(is_determined_, column);
    }
}

// Adds the presses of the rows above. Rows above the board have no presses.
void StencilChase::add_above(const BitGrid& presses, std::size_t row, std::uint64_t* sum) const {
    for (const machine::Offset& offset : board_.before()) {
        const auto up = static_cast<std::size_t>(-offset.row);
        if (up == 0 || up > row) continue;
        add_shifted(sum, presses.row(row - up), presses.words_in_row(), -offset.column);
    }
}

// Divides a row by f. The bits that leave a word go into the next one.
void StencilChase::divide(std::uint64_t* row, std::size_t words) const {
    if (steps_back_.empty()) return;
    std::uint64_t before = 0;
    for (std::size_t i = 0; i < words; ++i) {
        std::uint64_t word = row[i];
        for (const unsigned d : steps_back_) word ^= before >> (bits_in_word - d);
        for (unsigned doubled = 0; doubled < 6; ++doubled) {
            std::uint64_t product = word;
            for (const unsigned d : steps_back_) {
                if (d << doubled < bits_in_word) product ^= word << (d << doubled);
            }
            word = product;
        }
        row[i] = before = word;
    }
}

BitGrid StencilChase::chased(const BitWords& unknowns, const BitGrid& change) const {
    require(change.rows() == board_.rows() && change.columns() == board_.columns(),
            "the lamps to change are not this board's");
    const std::size_t words = change.words_in_row();
    BitGrid presses(change.rows(), change.columns());
    BitWords asked(words);
    for (std::size_t row = 0; row < board_.rows(); ++row) {
        note_work(8 * words * (board_.before().size() + 6 * steps_back_.size() + 2));
        const BitWords given = given_in(row, unknowns);
        std::uint64_t* to = presses.row(row);
        std::copy(given.begin(), given.end(), to);
        if (row < board_.top()) continue;
        std::fill(asked.begin(), asked.end(), 0);
        add_turned(asked.data(), change.row(board_.lamp_row(row)), change,
                   static_cast<std::ptrdiff_t>(board_.pivot_column()));
        add_above(presses, row, asked.data());
        // The division yields `given` again if f · given goes in.
        for (const unsigned d : steps_back_) add_up(to, given.data(), words, d);
        for (std::size_t i = 0; i < words; ++i)
            to[i] = (asked[i] & is_determined_[i]) | (to[i] & ~is_determined_[i]);
        divide(to, words);
        for (std::size_t i = 0; i < words; ++i) to[i] = (to[i] & is_determined_[i]) | given[i];
    }
    return presses;
}

BitWords StencilChase::given_in(std::size_t row, const BitWords& unknowns) const {
    BitWords given(is_determined_.size());
    const std::size_t first = board_.first_unknown(row);
    for (std::size_t i = 0; i < board_.unknowns_in(row); ++i) {
        if (bit_at(unknowns, first + i)) set_bit(given, board_.column_of(row, i));
    }
    return given;
}

BitWords StencilChase::missing(const BitGrid& presses, const BitGrid& change) const {
    BitWords missing((board_.unknowns() + bits_in_word - 1) / bits_in_word);
    for (std::size_t row = 0; row < board_.rows(); ++row) {
        if (board_.unknowns_in(row) == 0) continue;
        note_work(4 * change.words_in_row() * board_.before().size());
        const BitWords rest = rest_in(board_.lamp_row(row), presses, change);
        for (std::size_t i = 0; i < board_.unknowns_in(row); ++i) {
            const std::size_t lamp = board_.lamp_column(board_.column_of(row, i));
            if (bit_at(rest, lamp)) set_bit(missing, board_.first_unknown(row) + i);
        }
    }
    return missing;
}

BitWords StencilChase::rest_in(std::size_t lamps, const BitGrid& presses, const BitGrid& change) const {
    BitWords rest(change.row(lamps), change.row(lamps) + change.words_in_row());
    add_buttons(presses, lamps, {0, 0}, rest.data());
    for (const machine::Offset& offset : board_.before()) add_buttons(presses, lamps, offset, rest.data());
    return rest;
}

// Adds the buttons at `offset` from the pivots of a row of lamps.
void StencilChase::add_buttons(const BitGrid& presses, std::size_t lamps, machine::Offset offset,
                               std::uint64_t* sum) const {
    const auto rows = static_cast<std::ptrdiff_t>(board_.rows());
    const auto columns = static_cast<std::ptrdiff_t>(board_.columns());
    std::ptrdiff_t row = static_cast<std::ptrdiff_t>(lamps + board_.pivot_row()) + offset.row;
    const std::ptrdiff_t by = -offset.column - static_cast<std::ptrdiff_t>(board_.pivot_column());
    if (board_.joins_rows()) row = (row + rows) % rows;
    if (row < 0 || row >= rows) return;
    const std::uint64_t* pressed = presses.row(static_cast<std::size_t>(row));
    if (board_.joins_columns()) {
        add_turned(sum, pressed, presses, by % columns);
    } else {
        add_shifted(sum, pressed, presses.words_in_row(), by);
    }
}

}  // namespace switchbox::solve
