#include "types/lights/chase/symbolic_chase.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "base/require.hpp"

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

    // Computes a row. Behind the last row a torus begins again; a plane board is empty.
    void make_row(std::size_t row) {
        Symbols* cells = cells_of(row);
        if (begin_of(row) < width_) std::fill(cells, cells + width_, Symbols{});
        begin_of(row) = width_;
        if (row >= board_.rows() && !board_.is_torus()) return;
        const std::size_t on_board = row % board_.rows();
        put_unknowns(on_board, row);
        if (row >= board_.top() && row < board_.rows()) put_sums(row);
        if (board_.is_torus()) {
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

}  // namespace switchbox::solve
