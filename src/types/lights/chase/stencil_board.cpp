#include "types/lights/chase/stencil_board.hpp"

#include <algorithm>
#include <utility>

#include "base/long_work.hpp"
#include "base/result.hpp"

namespace switchbox::solve {
namespace {

using machine::Offset;
using machine::Rule;
using machine::Stencil;
using machine::Surface;

struct OffsetSpan {
    int least = 0;
    int most = 0;
};

OffsetSpan span_of(const Stencil& stencil, int Offset::*part) {
    OffsetSpan span{stencil.front().*part, stencil.front().*part};
    for (const Offset& offset : stencil) {
        span = {std::min(span.least, offset.*part), std::max(span.most, offset.*part)};
    }
    return span;
}

bool fits(const Stencil& stencil, int Offset::*part, int side, bool is_joined) {
    const OffsetSpan span = span_of(stencil, part);
    const int size = span.most - span.least + 1;
    return size <= static_cast<int>(bits_in_word) && (!is_joined || size <= side);
}

}  // namespace

std::optional<StencilBoard> StencilBoard::of(const Rule& rule) {
    if (rule.states != 2 || !machine::is_even(rule) || !rule.holes.empty() || rule.inner.empty() ||
        !fits(rule.inner, &Offset::row, rule.shape.rows, joins_top(rule.surface)) ||
        !fits(rule.inner, &Offset::column, rule.shape.columns, joins_sides(rule.surface))) {
        return std::nullopt;
    }
    std::optional<StencilBoard> best;
    for (const bool is_transposed : {false, true}) {
        for (const bool is_upside_down : {false, true}) {
            for (const bool is_mirrored : {false, true}) {
                const BoardTurn turn{is_transposed, is_upside_down, is_mirrored};
                const auto board = StencilBoard::turned(rule, turn);
                if (board && (!best || board->unknowns() < best->unknowns())) best = board;
            }
        }
    }
    if (best && best->unknowns() > max_unknowns) return std::nullopt;
    return best;
}

std::optional<StencilBoard> StencilBoard::turned(const Rule& rule, BoardTurn turn) {
    Stencil buttons;
    for (const Offset& drawn : rule.inner) {
        Offset offset{-drawn.row, -drawn.column};
        if (turn.is_transposed) std::swap(offset.row, offset.column);
        if (turn.is_upside_down) offset.row = -offset.row;
        if (turn.is_mirrored) offset.column = -offset.column;
        buttons.push_back(offset);
    }
    std::sort(buttons.begin(), buttons.end());
    buttons.erase(std::unique(buttons.begin(), buttons.end()), buttons.end());
    if (buttons.back().row < 0 || buttons.back().column < 0) return std::nullopt;
    StencilBoard board;
    board.turn_ = turn;
    board.first_buttons_ = first_buttons(rule);
    board.rows_ = static_cast<std::size_t>(turn.is_transposed ? rule.shape.columns : rule.shape.rows);
    board.columns_ = static_cast<std::size_t>(turn.is_transposed ? rule.shape.rows : rule.shape.columns);
    board.joins_rows_ = joins_top(rule.surface);
    board.joins_columns_ = joins_sides(rule.surface);
    if (turn.is_transposed) std::swap(board.joins_rows_, board.joins_columns_);
    board.lay_out(std::move(buttons));
    return board;
}

StencilBoard::Area StencilBoard::first_buttons(const Rule& rule) {
    const auto [rows, columns] = rule.shape;
    const Offset last = *std::max_element(rule.inner.begin(), rule.inner.end());
    Area area{std::max(0, -last.row), std::min(rows, rows - last.row), std::max(0, -last.column),
              std::min(columns, columns - last.column)};
    if (joins_top(rule.surface)) {
        const OffsetSpan height = span_of(rule.inner, &Offset::row);
        area.top = 0;
        area.bottom = rows - (height.most - height.least);
    }
    if (joins_sides(rule.surface)) {
        const OffsetSpan width = span_of(rule.inner, &Offset::column);
        area.left = width.most - last.column;
        area.right = columns - (last.column - width.least);
    }
    return area;
}

void StencilBoard::lay_out(Stencil buttons) {
    const OffsetSpan rows = span_of(buttons, &Offset::row);
    const OffsetSpan columns = span_of(buttons, &Offset::column);
    const Offset pivot = buttons.back();
    buttons.pop_back();
    for (Offset& offset : buttons) offset = {offset.row - pivot.row, offset.column - pivot.column};
    before_ = std::move(buttons);
    pivot_row_ = static_cast<std::size_t>(pivot.row);
    pivot_column_ = static_cast<std::size_t>(pivot.column);
    if (joins_rows_) pivot_row_ %= rows_;
    if (joins_columns_) pivot_column_ %= columns_;
    reach_up_ = static_cast<std::size_t>(rows.most - rows.least);
    reach_left_ = static_cast<std::size_t>(pivot.column - columns.least);
    reach_right_ = static_cast<std::size_t>(columns.most - pivot.column);
    top_ = joins_rows_ ? reach_up_ : pivot_row_;
    left_ = joins_columns_ ? reach_left_ : pivot_column_;
    right_ = joins_columns_ ? reach_right_ : 0;
}

// Returns strides such that the cell at (row, column) is start + row · to_next_row + column · to_next_column
// on the original board.
StencilBoard::Strides StencilBoard::strides() const {
    const auto width = static_cast<std::ptrdiff_t>(turn_.is_transposed ? rows_ : columns_);
    Strides strides{0, turn_.is_transposed ? 1 : width, turn_.is_transposed ? width : 1};
    if (turn_.is_upside_down) {
        strides.start += strides.to_next_row * (static_cast<std::ptrdiff_t>(rows_) - 1);
        strides.to_next_row = -strides.to_next_row;
    }
    if (turn_.is_mirrored) {
        strides.start += strides.to_next_column * (static_cast<std::ptrdiff_t>(columns_) - 1);
        strides.to_next_column = -strides.to_next_column;
    }
    return strides;
}

BitGrid StencilBoard::laid_out(const algebra::Residues& entries) const {
    require(entries.size() == rows_ * columns_, "the entries are not those of this board");
    const Strides strides = this->strides();
    BitGrid grid(rows_, columns_);
    for (std::size_t row = 0; row < rows_; ++row) {
        std::ptrdiff_t cell = strides.start + static_cast<std::ptrdiff_t>(row) * strides.to_next_row;
        std::uint64_t* words = grid.row(row);
        for (std::size_t column = 0; column < columns_; ++column, cell += strides.to_next_column) {
            const std::uint64_t entry = entries[static_cast<std::size_t>(cell)];
            words[column / bits_in_word] |= entry << column % bits_in_word;
        }
    }
    return grid;
}

algebra::Residues StencilBoard::entries(const BitGrid& grid) const {
    const Strides strides = this->strides();
    algebra::Residues entries(rows_ * columns_);
    for (std::size_t row = 0; row < rows_; ++row) {
        std::ptrdiff_t cell = strides.start + static_cast<std::ptrdiff_t>(row) * strides.to_next_row;
        const std::uint64_t* words = grid.row(row);
        note_work(2 * columns_);
        for (std::size_t column = 0; column < columns_; ++column, cell += strides.to_next_column) {
            entries[static_cast<std::size_t>(cell)] =
                static_cast<std::uint8_t>(words[column / bits_in_word] >> column % bits_in_word & 1U);
        }
    }
    return entries;
}

BitWords StencilBoard::unknowns_of(const BitGrid& buttons) const {
    BitWords bits((unknowns() + bits_in_word - 1) / bits_in_word);
    for (std::size_t row = 0; row < rows_; ++row) {
        for (std::size_t i = 0; i < unknowns_in(row); ++i) {
            if (bit_at(buttons.row(row), column_of(row, i))) set_bit(bits.data(), first_unknown(row) + i);
        }
    }
    return bits;
}

BitGrid StencilBoard::lamps_of_unknowns(const BitWords& bits) const {
    BitGrid lamps(rows_, columns_);
    for (std::size_t row = 0; row < rows_; ++row) {
        for (std::size_t i = 0; i < unknowns_in(row); ++i) {
            if (!bit_at(bits.data(), first_unknown(row) + i)) continue;
            set_bit(lamps.row(lamp_row(row)), lamp_column(column_of(row, i)));
        }
    }
    return lamps;
}

std::vector<StencilBoard::TurnedCell> StencilBoard::last_buttons() const {
    const Area& first = first_buttons_;
    const std::size_t rows = turn_.is_transposed ? columns_ : rows_;
    const std::size_t columns = turn_.is_transposed ? rows_ : columns_;
    std::vector<TurnedCell> buttons;
    for (std::size_t row = 0; row < rows; ++row) {
        const bool has_first = std::cmp_less_equal(first.top, row) && std::cmp_less(row, first.bottom);
        for (std::size_t column = 0; column < columns; ++column) {
            if (has_first && std::cmp_less_equal(first.left, column) && std::cmp_less(column, first.right))
                continue;
            TurnedCell cell{row, column};
            if (turn_.is_transposed) std::swap(cell.row, cell.column);
            if (turn_.is_upside_down) cell.row = rows_ - 1 - cell.row;
            if (turn_.is_mirrored) cell.column = columns_ - 1 - cell.column;
            buttons.push_back(cell);
        }
    }
    return buttons;
}

BitGrid StencilBoard::half_turned(const BitGrid& grid) const {
    const std::size_t first_row = 2 * rows_ - 1 + top_ - pivot_row_;
    const std::size_t first_column = (3 * columns_ - 1 + left_ - right_ - pivot_column_) % columns_;
    BitGrid turned(rows_, columns_);
    for (std::size_t row = 0; row < rows_; ++row) {
        const std::uint64_t* from = grid.row(row);
        std::uint64_t* to = turned.row((first_row - row) % rows_);
        std::size_t at = first_column;
        for (std::size_t column = 0; column < columns_; ++column) {
            const std::uint64_t bit = from[column / bits_in_word] >> column % bits_in_word & 1U;
            to[at / bits_in_word] |= bit << at % bits_in_word;
            at = at == 0 ? columns_ - 1 : at - 1;
        }
    }
    return turned;
}

}  // namespace switchbox::solve
