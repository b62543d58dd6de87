// A board all of whose buttons draw one stencil S, laid out for chasing. The lamp at cell l is changed by the
// buttons at l - s, s in S. Of these the last one in reading order, at l + p, is the lamp's pivot: where it
// is on the board, the lamp says whether it is pressed, given the buttons before it. Buttons that are no
// lamp's pivot are the unknowns, and the lamps without a pivot are left over: as many, since l -> l + p,
// taken round the board, sends them to the unknowns.
//
// Which button is last depends on the direction of reading: of the eight ways in which the board can be
// turned and reflected the one with the fewest unknowns is taken. Rows and columns here are those of the
// board so turned, and offsets are from the pivot. Round a torus only those lamps have a pivot whose buttons
// all lie between the first and the last row and column, so that none comes round to be behind its pivot.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "algebra/residues.hpp"
#include "machine/rule.hpp"
#include "types/lights/chase/bit_grid.hpp"

namespace switchbox::solve {

class StencilBoard {
  public:
    // None for a rule whose buttons differ, with holes, with more than two states, with a stencil that
    // reaches round the torus or over more than 64 rows or columns, or with more than `max_unknowns`.
    static constexpr std::size_t max_unknowns = 16384;
    [[nodiscard]] static std::optional<StencilBoard> of(const machine::Rule& rule);

    [[nodiscard]] std::size_t rows() const { return rows_; }
    [[nodiscard]] std::size_t columns() const { return columns_; }
    [[nodiscard]] bool is_torus() const { return is_torus_; }
    // From the pivot to the other buttons of its lamp: in reading order, all before (0, 0).
    [[nodiscard]] const machine::Stencil& before() const { return before_; }
    // From a lamp to its pivot, neither below 0.
    [[nodiscard]] std::size_t pivot_row() const { return pivot_row_; }
    [[nodiscard]] std::size_t pivot_column() const { return pivot_column_; }

    // The buttons that a lamp says are those from row top() and column left() on but the last right()
    // columns; top() and left() may be more than there are.
    [[nodiscard]] std::size_t top() const { return top_; }
    [[nodiscard]] std::size_t left() const { return left_; }
    [[nodiscard]] std::size_t right() const { return right_; }
    // How far before() reaches up, to the left and to the right.
    [[nodiscard]] std::size_t reach_up() const { return reach_up_; }
    [[nodiscard]] std::size_t reach_left() const { return reach_left_; }
    [[nodiscard]] std::size_t reach_right() const { return reach_right_; }

    // The unknowns are counted row by row: so many, those of a row, and where they begin.
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

    // Entries of the board as it was, and back.
    [[nodiscard]] BitGrid laid_out(const algebra::Residues& entries) const;
    [[nodiscard]] algebra::Residues entries(const BitGrid& grid) const;
    // The unknowns of a grid of buttons, and a grid with those lamps that have no pivot, in the order of the
    // unknowns to which they belong.
    [[nodiscard]] BitWords unknowns_of(const BitGrid& buttons) const;
    [[nodiscard]] BitGrid lamps_of_unknowns(const BitWords& bits) const;
    // The row of lamps that have their pivots in that row, and the same for columns.
    [[nodiscard]] std::size_t lamp_row(std::size_t row) const {
        return (row + rows_ - pivot_row_ % rows_) % rows_;
    }
    [[nodiscard]] std::size_t lamp_column(std::size_t column) const {
        return (column + columns_ - pivot_column_ % columns_) % columns_;
    }
    // Buttons of the board so turned, in the order of the board as it was: all that can be the last ones in
    // it of a quiet pattern. Those left out are the first of a lamp's buttons, so they follow from the
    // others.
    struct Cell {
        std::size_t row = 0;
        std::size_t column = 0;
    };
    [[nodiscard]] std::vector<Cell> last_buttons() const;
    // The board turned by half, and round a torus so that lamps with a pivot come to where pivots are. The
    // matrix tells only how far a lamp is from a button: A(l, b) = [l - b in S]. Half a turn R takes l - b to
    // b - l, so the transpose of A is R·A·R, and y·A = 0 where A·(R·y) = 0. R takes the lamp of an unknown to
    // an unknown.
    [[nodiscard]] BitGrid half_turned(const BitGrid& grid) const;
    [[nodiscard]] algebra::Residues half_turned(const algebra::Residues& entries) const {
        return this->entries(half_turned(laid_out(entries)));
    }

  private:
    struct Turn {
        bool is_transposed = false;
        bool is_upside_down = false;
        bool is_mirrored = false;
    };
    struct Strides {
        std::ptrdiff_t start = 0;
        std::ptrdiff_t to_next_row = 0;
        std::ptrdiff_t to_next_column = 0;
    };

    // Rows and columns of the board as it was.
    struct Area {
        int top = 0;
        int bottom = 0;
        int left = 0;
        int right = 0;
    };

    StencilBoard() = default;
    // The first buttons of the lamps whose buttons do not come round.
    [[nodiscard]] static Area first_buttons(const machine::Rule& rule);
    // None where the pivot of the board so turned is above or left of its lamp; other turns have none such.
    [[nodiscard]] static std::optional<StencilBoard> turned(const machine::Rule& rule, Turn turn);
    void lay_out(machine::Stencil buttons);

    [[nodiscard]] std::size_t unknowns_beside() const {
        return left_ + right_ < columns_ ? left_ + right_ : columns_;
    }
    // Of the cells of the board as it was.
    [[nodiscard]] Strides strides() const;

    Turn turn_;
    Area first_buttons_;
    std::size_t rows_ = 0;
    std::size_t columns_ = 0;
    bool is_torus_ = false;
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
