#include "solve/ghaly/reason.hpp"

#include <algorithm>
#include <utility>

#include "machine/ghaly_colours.hpp"
#include "machine/notation.hpp"
#include "machine/shape.hpp"
#include "solve/ghaly/obstacle.hpp"

namespace switchbox::solve {
namespace {

using Kind = GhalyObstacle::Kind;

std::string number(int index) { return std::to_string(index + 1); }

class ReasonWords {
  public:
    ReasonWords(const machine::LowBits& bits, GhalyClass machine, GhalyObstacle obstacle)
        : bits_(bits),
          machine_(std::move(machine)),
          obstacle_(std::move(obstacle)),
          size_(static_cast<int>(bits.left.size())),
          colour_(machine::colour_name(machine_.kappa + 1)) {}

    [[nodiscard]] std::string all() const {
        return "Only " + colour_ + " is possible: to light every cell, all of row 1 must be pressed, " +
               "and then the corner shows X1 with " + right(0) + ". " + obstacle_words();
    }

  private:
    [[nodiscard]] static std::string left(int row) { return "X" + number(row); }
    [[nodiscard]] std::string bottom(int column) const { return "X" + number(size_ + column); }
    [[nodiscard]] static std::string top(int column) { return "CG" + number(column); }
    [[nodiscard]] std::string right(int row) const { return "CG" + number(size_ + row); }
    [[nodiscard]] std::string right_with_row(int row) const {
        return right(row) + " (row " + number(row) + ")";
    }
    // The column under which stands the transmitter that is left over when the codes over columns 2 .. N have
    // theirs.
    [[nodiscard]] int left_over() const { return machine_.gamma[0]; }

    [[nodiscard]] std::string obstacle_words() const {
        switch (obstacle_.kind) {
            case Kind::from_the_right:
                return from_the_right();
            case Kind::too_many_rows:
                return too_many_rows();
            case Kind::blocked_row:
                return blocked_row();
            case Kind::wrong_colour:
                return wrong_colour();
            default:
                return only_in_row_one();
        }
    }

    [[nodiscard]] std::string from_the_right() const {
        const int column = obstacle_.column;
        const int under = machine_.gamma[column];
        return "Row 1, column " + number(column - 1) + " then shows " + top(column) + ", which makes " +
               colour_ + " only with " + bottom(under) + "; but that starts under column " + number(under) +
               ", and no wire runs left, to the top of column " + number(column) + ".";
    }

    // "CG7 (row 3) makes yellow with X1 on the left, but that stands higher up and no wire runs down; so ..."
    [[nodiscard]] std::string higher_up(std::size_t count) const {
        std::vector<std::string> codes;
        std::vector<std::string> mates;
        for (std::size_t i = 0; i < count; ++i) {
            const int row = obstacle_.rows[i];
            codes.push_back(right_with_row(row));
            mates.push_back(left(machine_.delta[row]));
        }
        return machine::enumeration(codes) + (count == 1 ? " makes " : " make ") + colour_ + " with " +
               machine::enumeration(mates) + " on the left, but " +
               (count == 1 ? "that starts" : "those start") + " higher up and no wire runs down; so ";
    }

    [[nodiscard]] std::string tops() const { return " 2 to " + std::to_string(size_); }

    // "columns 2 to 4 need all wires from the bottom at their tops but that of X7"
    [[nodiscard]] std::string left_over_words(const std::string& columns) const {
        return columns + tops() + " need all wires from the bottom at their tops but that of " +
               bottom(left_over());
    }

    [[nodiscard]] std::string no_row_hidden() const {
        const int column = obstacle_.column;
        return "no row can hide its code by staying unpressed, since " + bottom(column) +
               " must run straight up column " + number(column) + ".";
    }

    [[nodiscard]] std::string too_many_rows() const {
        const bool may_hide = obstacle_.column < 0;
        return higher_up(obstacle_.rows.size()) + "each of these rows needs a wire from the bottom" +
               (may_hide ? " or must hide its code by staying unpressed" : "") +
               ". Only one such wire can come out on the right, since columns" + tops() +
               " need the others at their tops, and " +
               (may_hide ? "only one row can stay unpressed, since two would let out two such wires."
                         : no_row_hidden());
    }

    // rows[0] and rows[1] are in need, and the upper one has to go without.
    [[nodiscard]] std::string one_hidden() const {
        return higher_up(2) +
               "one of these rows needs the only wire from the bottom that can come out on the " +
               "right, and the other must hide its code by staying unpressed: row " +
               number(obstacle_.rows[0]) + ", since row " + number(obstacle_.rows[1]) +
               " would let that wire out itself. ";
    }

    [[nodiscard]] std::string blocked_row() const {
        const int hidden = obstacle_.rows[0];
        const int row = obstacle_.rows[2];
        return one_hidden() + "But then no wire from the left that starts below row " + number(hidden) +
               " gets above it, and " + right_with_row(row) + " needs " + left(machine_.delta[row]) + ".";
    }

    [[nodiscard]] std::string wrong_colour() const {
        const int row = obstacle_.rows.back();
        const machine::LowJoin join(size_);
        const int joined = join.join(bits_.bottom[left_over()], bits_.right[row]);
        const std::string mistake = left_over_words("columns") + ", which makes " +
                                    machine::colour_name(joined + 1) + " with " + right(row);
        if (obstacle_.rows.size() == 2) return one_hidden() + "But " + mistake + ".";
        return higher_up(1) + "row " + number(row) + " needs a wire from the bottom. But " + mistake +
               ", and " + no_row_hidden();
    }

    [[nodiscard]] std::string only_in_row_one() const {
        return left_over_words("Columns") +
               ", which comes out on the right, since no wire runs left, to column 1. There it " + "makes " +
               colour_ + " only with " + right_with_row(0) + ", where X1 comes out; and " + no_row_hidden();
    }

    const machine::LowBits& bits_;
    GhalyClass machine_;
    GhalyObstacle obstacle_;
    int size_;
    std::string colour_;
};

std::vector<std::size_t> cells_of(const GhalyObstacle& obstacle, int size) {
    const machine::Shape shape{size, size};
    std::vector<std::size_t> cells{shape.cell(0, size - 1)};
    std::vector<int> rows = obstacle.rows;
    if (obstacle.kind == Kind::only_in_row_one) rows.push_back(0);
    for (int i = 0; i < size; ++i) {
        if (obstacle.kind == Kind::from_the_right) cells.push_back(shape.cell(i, obstacle.column));
        for (const int row : rows) cells.push_back(shape.cell(row, i));
    }
    std::sort(cells.begin(), cells.end());
    cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
    return cells;
}

}  // namespace

std::optional<GhalyReason> reason_unsolvable(const machine::LowBits& bits) {
    const GhalyClass machine = class_of(bits);
    const std::optional<GhalyObstacle> obstacle = obstacle_to(machine);
    if (!obstacle) return std::nullopt;
    return GhalyReason{ReasonWords(bits, machine, *obstacle).all(),
                       cells_of(*obstacle, static_cast<int>(bits.left.size()))};
}

}  // namespace switchbox::solve
