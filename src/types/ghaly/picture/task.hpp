// Parts of the picture search on Ghaly's machine: constraints on wires, the frontier of decided cells, the
// colours that rows can reach (docs/theory.md, "Constraints on the wires").
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "machine/grid.hpp"
#include "types/ghaly/model/ghaly_codes.hpp"

namespace switchbox::solve {

// Constraint on the transmitter of a wire that crosses into a row of Ghaly's machine from below. It ensures
// that the rows above show their required colours. It has one byte, so that the constraints of a whole row
// are compared and hashed as a few words.
class Constraint {
  public:
    enum class Kind : std::uint8_t { left, bottom, low, any };

    constexpr Constraint() = default;  // none: no cell shows the generator that the wire leads to
    [[nodiscard]] static constexpr Constraint any_left() { return {Kind::any, 1}; }
    [[nodiscard]] static constexpr Constraint any_bottom() { return {Kind::any, 2}; }
    // Returns the constraint to the transmitter at the left of this row. bottom() gives the one under this
    // column.
    [[nodiscard]] static constexpr Constraint left(std::size_t row) { return {Kind::left, row}; }
    [[nodiscard]] static constexpr Constraint bottom(std::size_t column) { return {Kind::bottom, column}; }
    // Returns the constraint to either of the two transmitters with these low bits.
    [[nodiscard]] static constexpr Constraint low(std::size_t bits) { return {Kind::low, bits}; }

    [[nodiscard]] constexpr Kind kind() const { return static_cast<Kind>(code_ >> 6U); }
    [[nodiscard]] constexpr std::size_t which() const { return code_ & 63U; }
    friend constexpr bool operator==(Constraint, Constraint) = default;

  private:
    constexpr Constraint(Kind kind, std::size_t which)
        : code_(static_cast<std::uint8_t>(static_cast<std::size_t>(kind) << 6U | which)) {}

    std::uint8_t code_ = static_cast<std::uint8_t>(Kind::any) << 6U;
};
static_assert(machine::largest_ghaly <= 64);

// Constraints by column. Entries from N on are not changed.
using Constraints = std::array<Constraint, static_cast<std::size_t>(machine::largest_ghaly)>;

// Set of transmitters.
struct Transmitters {
    std::uint64_t left = 0;    // bit r: the one at the left of row r
    std::uint64_t bottom = 0;  // bit c: the one under column c

    [[nodiscard]] bool is_empty() const { return (left | bottom) == 0; }
    Transmitters& operator|=(const Transmitters& other) {
        left |= other.left;
        bottom |= other.bottom;
        return *this;
    }
    [[nodiscard]] Transmitters without(const Transmitters& other) const {
        return {left & ~other.left, bottom & ~other.bottom};
    }
    friend Transmitters operator&(const Transmitters& a, const Transmitters& b) {
        return {a.left & b.left, a.bottom & b.bottom};
    }
};

// Position of the frontier between decided and undecided cells: under the columns from `undecided` on, over
// those before. Cells are decided by rows from the top, each from its right end, a stretch of columns at a
// time.
struct FrontierPlace {
    std::size_t row = 0;
    std::size_t undecided = 0;

    // Most columns of a stretch. With fewer, the search for ways with equal constraints would cost more than
    // the presses. With more, such ways would multiply before they are found.
    static constexpr std::size_t stretch = 3;
    [[nodiscard]] std::size_t next() const { return undecided - std::min(undecided, stretch); }
    [[nodiscard]] static constexpr std::size_t stretches(std::size_t columns) {
        return (columns + stretch - 1) / stretch;
    }
};

// Constraints on the wires across the frontier.
struct Frontier {
    static constexpr std::uint8_t none = 255;

    Constraint carry;  // of the transmitter's wire that enters the decided columns from the left
    // Generator whose wire leaves the decided columns on the left: its colour. In row 0 it is its column,
    // because the colours of the generators over the board are not determined yet. `none` is the generator at
    // the right of the row.
    std::uint8_t held = none;
    Constraints crossing;  // by column
};

// Transmitters from which a wire of Ghaly's machine can come, according to the colours of a picture. This is
// a look-ahead for the picture search, without which nearly all of its states lead nowhere.
//
// The colours of two rows, one under the other, leave few ways to press the lower one. A code keeps its
// column if the button is not pressed, and otherwise moves to the next pressed one on the left. A
// transmitter's wire goes straight through a pressed cell. In an unpressed one it turns, and comes from the
// next unpressed cell on the left. So each row allows a wire some moves, and the moves of all rows together
// lead to some transmitters.
class Reach {
  public:
    // Uses the first `rows` rows of the picture. The others are unconstrained.
    Reach(const machine::Picture& target, std::size_t rows);

    // Returns the transmitters from which a wire can come that crosses into a row from below, through this
    // column.
    [[nodiscard]] const Transmitters& under(std::size_t row, std::size_t column) const {
        return under_[row * size_ + column];
    }
    // Returns the transmitters for a wire that enters a cell from the left: an upper bound that ignores its
    // moves in the row.
    [[nodiscard]] const Transmitters& into(std::size_t row, std::size_t column) const {
        return into_[row * size_ + column];
    }

  private:
    std::size_t size_;
    std::vector<Transmitters> under_;
    std::vector<Transmitters> into_;
};

// Presses of the rows of a board: bit c for column c.
using PressedRows = std::vector<std::uint64_t>;

// Machine and picture of a picture search, as constraints on the wires. Rows and columns count from 0.
class PictureTask {
  public:
    // Only the first `rows` of the N rows must show their colours.
    PictureTask(machine::LowBits bits, machine::Picture target, std::size_t rows);

    [[nodiscard]] std::size_t size() const { return bits_.left.size(); }
    [[nodiscard]] std::size_t rows() const { return rows_; }
    // Returns 0 for dark, else 1 .. N.
    [[nodiscard]] std::uint8_t colour(std::size_t row, std::size_t column) const {
        return target_[row * size() + column];
    }
    // Returns the constraint on the wire of the generator over a column that must show this colour.
    [[nodiscard]] Constraint top_constraint(std::size_t column, std::uint8_t colour) const;
    // Returns the constraint for the generator at the right of a row, which is never dark.
    [[nodiscard]] Constraint right_constraint(std::size_t row, std::uint8_t colour) const;

    // Returns the transmitters that meet a constraint.
    [[nodiscard]] Transmitters meeting(Constraint constraint) const;
    // Returns those of them from which the wire can come that crosses into a row from below.
    [[nodiscard]] Transmitters meeting_under(std::size_t row, std::size_t column,
                                             Constraint constraint) const {
        return meeting(constraint) & reach_.under(row, column);
    }
    // Returns those of them from which the wire can come that enters a cell from the left.
    [[nodiscard]] Transmitters meeting_into(std::size_t row, std::size_t column,
                                            Constraint constraint) const {
        return meeting(constraint) & reach_.into(row, column);
    }

  private:
    [[nodiscard]] std::size_t partner(std::uint8_t low, std::uint8_t colour) const;

    machine::LowBits bits_;
    machine::Picture target_;
    std::size_t rows_;
    machine::LowJoin join_;
    Reach reach_;
    std::array<std::uint8_t, 64> left_with_{};    // row of the left transmitter with these low bits
    std::array<std::uint8_t, 64> bottom_with_{};  // column of the bottom transmitter with these low bits
};

// Fewest buttons of a row of Ghaly's machine that must change, according to the colours of the row and of the
// row above. It is a lower bound for the picture search, and finds rows that cannot be completed at all.
class RowChanges {
  public:
    static constexpr std::size_t never = 1U << 20U;

    // Takes the current presses in `now`: bit c for column c.
    RowChanges(const PictureTask& task, std::size_t row, std::uint64_t now);

    // Returns the fewest changes in the columns before `undecided`, if `held` comes from the right
    // (Frontier::held). There is no way if they are `never` or more.
    [[nodiscard]] std::size_t before(std::size_t undecided, std::uint8_t held) const {
        return least_.empty() ? 0 : least_[undecided * held_kinds_ + held_index(held)];
    }
    [[nodiscard]] std::size_t whole() const { return before(held_kinds_ - 2, Frontier::none); }

  private:
    [[nodiscard]] std::size_t held_index(std::uint8_t held) const {
        return held == Frontier::none ? held_kinds_ - 1 : held;
    }

    std::size_t held_kinds_;  // the colours 0 .. N, and none
    std::vector<std::size_t> least_;
};

}  // namespace switchbox::solve
