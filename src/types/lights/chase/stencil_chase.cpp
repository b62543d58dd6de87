#include "types/lights/chase/stencil_chase.hpp"

#include <algorithm>

#include "base/require.hpp"

namespace switchbox::solve {
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
    : board_(board), is_said_((board.columns() + bits_in_word - 1) / bits_in_word) {
    for (const machine::Offset& offset : board_.before()) {
        if (offset.row == 0) steps_back_.push_back(static_cast<unsigned>(-offset.column));
    }
    for (std::size_t column = board_.left(); column + board_.right() < board_.columns(); ++column) {
        set_bit(is_said_, column);
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
        for (std::size_t i = 0; i < words; ++i) to[i] = (asked[i] & is_said_[i]) | (to[i] & ~is_said_[i]);
        divide(to, words);
        for (std::size_t i = 0; i < words; ++i) to[i] = (to[i] & is_said_[i]) | given[i];
    }
    return presses;
}

BitWords StencilChase::given_in(std::size_t row, const BitWords& unknowns) const {
    BitWords given(is_said_.size());
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
    if (board_.is_torus()) {
        row = (row + rows) % rows;
        add_turned(sum, presses.row(static_cast<std::size_t>(row)), presses, by % columns);
    } else if (row >= 0 && row < rows) {
        add_shifted(sum, presses.row(static_cast<std::size_t>(row)), presses.words_in_row(), by);
    }
}

}  // namespace switchbox::solve
