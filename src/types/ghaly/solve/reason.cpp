#include "types/ghaly/solve/reason.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "machine/colours.hpp"
#include "machine/shape.hpp"
#include "types/ghaly/solve/obstacle.hpp"

namespace switchbox::solve {
namespace {

using Kind = GhalyObstacle::Kind;

// Returns "X7", and generator() "CG7", counted from 1.
Message transmitter(int index) { return verbatim("X" + std::to_string(index + 1)); }
Message generator(int index) { return verbatim("CG" + std::to_string(index + 1)); }

class ReasonWords {
  public:
    ReasonWords(const machine::LowBits& bits, GhalyClass machine, GhalyObstacle obstacle)
        : bits_(bits),
          machine_(std::move(machine)),
          obstacle_(std::move(obstacle)),
          size_(static_cast<int>(bits.left.size())),
          colour_(machine::colour_name(machine_.kappa + 1)) {}

    [[nodiscard]] Message all() const {
        return together(tell("solve.reason.only-colour", colour_, right(0)), obstacle_words());
    }

  private:
    [[nodiscard]] Message bottom(int column) const { return transmitter(size_ + column); }
    [[nodiscard]] Message right(int row) const { return generator(size_ + row); }
    [[nodiscard]] Message right_with_row(int row) const {
        return tell("solve.reason.code-of-row", right(row), row + 1);
    }
    // Returns the column of the bottom transmitter that is left over when the codes over columns 2 .. N have
    // theirs.
    [[nodiscard]] int left_over() const { return machine_.gamma[0]; }
    // Returns the transmitter whose wire must run straight up the obstacle's column, so that no row can stay
    // unpressed.
    [[nodiscard]] Message straight_wire() const { return bottom(obstacle_.column); }

    [[nodiscard]] Message obstacle_words() const {
        switch (obstacle_.kind) {
            case Kind::from_the_right:
                return from_the_right();
            case Kind::too_many_rows:
                return too_many_rows();
            case Kind::blocked_row:
                return blocked_row();
            case Kind::wrong_colour:
                return obstacle_.rows.size() == 2 ? wrong_colour_under_hidden() : wrong_colour();
            default:
                return only_in_row_one();
        }
    }

    [[nodiscard]] Message from_the_right() const {
        const int column = obstacle_.column;
        const int under = machine_.gamma[column];
        return tell("solve.reason.from-the-right", column, generator(column), colour_, bottom(under),
                    under + 1, column + 1);
    }

    // Returns the codes of the first `count` rows. mates() returns the transmitters that they need, which are
    // higher up.
    [[nodiscard]] Messages codes(std::size_t count) const {
        Messages told;
        for (std::size_t i = 0; i < count; ++i) told.push_back(right_with_row(obstacle_.rows[i]));
        return told;
    }
    [[nodiscard]] Messages mates(std::size_t count) const {
        Messages told;
        for (std::size_t i = 0; i < count; ++i) {
            told.push_back(transmitter(machine_.delta[obstacle_.rows[i]]));
        }
        return told;
    }

    // Returns the words on three rows, or on two if none can hide its code.
    [[nodiscard]] Message too_many_rows() const {
        const std::size_t count = obstacle_.rows.size();
        if (obstacle_.column < 0) {
            return tell("solve.reason.three-rows", codes(count), colour_, mates(count), size_);
        }
        return tell("solve.reason.two-rows", codes(count), colour_, mates(count), size_, straight_wire(),
                    obstacle_.column + 1);
    }

    // Returns the words on rows[0] and rows[1], of which the upper one must be hidden.
    [[nodiscard]] Message one_hidden() const {
        return tell("solve.reason.one-hidden", codes(2), colour_, mates(2), obstacle_.rows[0] + 1,
                    obstacle_.rows[1] + 1);
    }

    [[nodiscard]] Message blocked_row() const {
        const int row = obstacle_.rows[2];
        return together(one_hidden(), tell("solve.reason.blocked-row", obstacle_.rows[0] + 1,
                                           right_with_row(row), transmitter(machine_.delta[row])));
    }

    // Returns the colour that the left-over wire makes in the last of the rows.
    [[nodiscard]] Message wrong_result() const {
        const machine::LowJoin join(size_);
        const int row = obstacle_.rows.back();
        return machine::colour_name(join.join(bits_.bottom[left_over()], bits_.right[row]) + 1);
    }

    [[nodiscard]] Message wrong_colour_under_hidden() const {
        return together(one_hidden(),
                        tell("solve.reason.wrong-colour-under-hidden", size_, bottom(left_over()),
                             wrong_result(), right(obstacle_.rows.back())));
    }

    [[nodiscard]] Message wrong_colour() const {
        const int row = obstacle_.rows.front();
        return together(tell("solve.reason.one-row", right_with_row(row), colour_,
                             transmitter(machine_.delta[row]), row + 1),
                        tell("solve.reason.wrong-colour", size_, bottom(left_over()), wrong_result(),
                             right(row), straight_wire(), obstacle_.column + 1));
    }

    [[nodiscard]] Message only_in_row_one() const {
        return tell("solve.reason.only-in-row-one", size_, bottom(left_over()), colour_, right_with_row(0),
                    straight_wire(), obstacle_.column + 1);
    }

    const machine::LowBits& bits_;
    GhalyClass machine_;
    GhalyObstacle obstacle_;
    int size_;
    Message colour_;
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
