// Board whose buttons all draw one stencil S, laid out for chasing. The lamp at cell l is changed by the
// buttons at l - s, s in S. The last of these in reading order, at l + p, is the lamp's pivot. If the pivot
// is on the board, the lamp determines whether it is pressed, given the buttons before it. Buttons that are
// no lamp's pivot are the unknowns. There are as many lamps without a pivot, since l -> l + p, taken round
// the board, maps them to the unknowns.
//
// The last button depends on the direction of reading. The board is turned and reflected in the one of eight
// ways that has the fewest unknowns. Rows and columns here are those of the turned board, and offsets are
// from the pivot. Where rows are joined, a lamp has a pivot only if all its buttons lie between the first and
// the last row; likewise for columns. So none of them wraps around to a place behind the pivot.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "algebra/residues.hpp"
#include "machine/rule.hpp"
#include "types/lights/chase/bits.hpp"

namespace switchbox::solve {

class StencilBoard {
  public:
    // Limit of the unknowns.
    static constexpr std::size_t max_unknowns = 16384;
    // Lays out the board of a rule, with the fewest unknowns. nullopt if the buttons differ or change
    // nothing, or if there are holes, more than two states or too many unknowns. Also nullopt if the stencil
    // spans more than 64 rows or columns, or more than there are where the surface
    // joins them.
    [[nodiscard]] static std::optional<StencilBoard> of(const machine::Rule& rule);

    [[nodiscard]] std::size_t rows() const { return rows_; }
    [[nodiscard]] std::size_t columns() const { return columns_; }
    // Returns whether the first row follows the last one; joins_columns() does so for columns.
    [[nodiscard]] bool joins_rows() const { return joins_rows_; }
    [[nodiscard]] bool joins_columns() const { return joins_columns_; }
    // Returns the offsets from a pivot to the other buttons of its lamp, in reading order, all before (0, 0).
    [[nodiscard]] const machine::Stencil& before() const { return before_; }
    // Returns the offset from a lamp to its pivot, never below 0.
    [[nodiscard]] std::size_t pivot_row() const { return pivot_row_; }
    [[nodiscard]] std::size_t pivot_column() const { return pivot_column_; }

    // Returns the first row with buttons that lamps determine. In such a row these begin at column left() and
    // end before the last right() columns. top() and left() may exceed the board.
    [[nodiscard]] std::size_t top() const { return top_; }
    [[nodiscard]] std::size_t left() const { return left_; }
    [[nodiscard]] std::size_t right() const { return right_; }
    // Returns how far before() reaches up; the next two, to the left and to the right.
    [[nodiscard]] std::size_t reach_up() const { return reach_up_; }
    [[nodiscard]] std::size_t reach_left() const { return reach_left_; }
    [[nodiscard]] std::size_t reach_right() const { return reach_right_; }

    // Returns the number of unknowns, which are numbered row by row. The next three return the first unknown
    // of a row, the number of its unknowns, and the column of one of them.
    [[nodiscard]] std::size_t unknowns() const { return first_unknown(rows_); }
    [[nodiscard]] std::size_t first_unknown(std::size_t row) const {
        const std::size_t whole = row < top_ ? row : top_;
        return whole * columns_ + (row - whole) * unknowns_beside();
    }
    [[nodiscard]] std::size_t unknowns_in(std::size_t row) const {
        return row < top_ ? columns_ : unknowns_beside();
    }
    [[nodiscard]] std::size_t column_of(std::size_t row, std::size_t unknown_of_row) const {
        const bool is_left = row < top_ || unknown_of_row < left_;
        return is_left ? unknown_of_row : unknown_of_row + columns_ - unknowns_beside();
    }

    // Converts entries of the original board, row by row and 0 or 1, to this layout; entries() converts them
    // back.
    [[nodiscard]] BitGrid laid_out(const algebra::Residues& entries) const;
    [[nodiscard]] algebra::Residues entries(const BitGrid& grid) const;
    // Returns the unknowns of a grid of buttons. lamps_of_unknowns() returns a grid of lamps without a pivot,
    // given in the order of their unknowns.
    [[nodiscard]] BitWords unknowns_of(const BitGrid& buttons) const;
    [[nodiscard]] BitGrid lamps_of_unknowns(const BitWords& bits) const;
    // Returns the row of the lamps that have their pivots in `row`; lamp_column() does so for columns.
    [[nodiscard]] std::size_t lamp_row(std::size_t row) const {
        return (row + rows_ - pivot_row_ % rows_) % rows_;
    }
    [[nodiscard]] std::size_t lamp_column(std::size_t column) const {
        return (column + columns_ - pivot_column_ % columns_) % columns_;
    }
    // Cell of the turned board.
    struct TurnedCell {
        std::size_t row = 0;
        std::size_t column = 0;
    };
    // Returns all buttons that can be the last one of a quiet pattern, in the order of the original board.
    // The others are each the first button of a lamp, so its other buttons determine them.
    [[nodiscard]] std::vector<TurnedCell> last_buttons() const;
    // Returns the board turned by half; where sides are joined also shifted, so that lamps with a pivot move
    // to pivots. The matrix depends only on how far a lamp is from a button: A(l, b) = [l - b in S]. Half a
    // turn R takes l - b to b - l. So the transpose of A is R·A·R, and y·A = 0 if A·(R·y) = 0. R takes the
    // lamp of an unknown to an unknown.
    [[nodiscard]] BitGrid half_turned(const BitGrid& grid) const;
    [[nodiscard]] algebra::Residues half_turned(const algebra::Residues& entries) const {
        return this->entries(half_turned(laid_out(entries)));
    }

  private:
    struct BoardTurn {
        bool is_transposed = false;
        bool is_upside_down = false;
        bool is_mirrored = false;
    };
    struct Strides {
        std::ptrdiff_t start = 0;
        std::ptrdiff_t to_next_row = 0;
        std::ptrdiff_t to_next_column = 0;
    };

    // Rows [top, bottom) and columns [left, right) of the original board.
    struct Area {
        int top = 0;
        int bottom = 0;
        int left = 0;
        int right = 0;
    };

    StencilBoard() = default;
    // Returns the first buttons of the lamps whose buttons do not wrap around.
    [[nodiscard]] static Area first_buttons(const machine::Rule& rule);
    // Lays out the board in one turn. nullopt if a pivot would be above or left of its lamp; another turn
    // avoids that.
    [[nodiscard]] static std::optional<StencilBoard> turned(const machine::Rule& rule, BoardTurn turn);
    void lay_out(machine::Stencil buttons);

    [[nodiscard]] std::size_t unknowns_beside() const {
        return left_ + right_ < columns_ ? left_ + right_ : columns_;
    }
    // Returns how cells of this layout map to cells of the original board.
    [[nodiscard]] Strides strides() const;

    BoardTurn turn_;
    Area first_buttons_;
    std::size_t rows_ = 0;
    std::size_t columns_ = 0;
    bool joins_rows_ = false;
    bool joins_columns_ = false;
    machine::Stencil before_;
    std::size_t pivot_row_ = 0;
    std::size_t pivot_column_ = 0;
    std::size_t reach_up_ = 0;
    std::size_t reach_left_ = 0;
    std::size_t reach_right_ = 0;
    std::size_t top_ = 0;
    std::size_t left_ = 0;
    std::size_t right_ = 0;
};

}  // namespace switchbox::solve
