// Solver that makes all cells of one of Ghaly's machines the same colour. It finds whether that is possible,
// the colour, all boards that do it, and those with the fewest presses or nearest to any board. All results
// are exact, for every size (docs/theory.md, section 4).
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "base/message.hpp"
#include "base/natural.hpp"
#include "machine/grid.hpp"
#include "types/ghaly/model/ghaly_codes.hpp"
#include "types/ghaly/solve/staircase.hpp"

namespace switchbox::solve {

// Obstacle to making all cells of one of Ghaly's machines the same colour. It is the first of the ways in
// which Theorem 3 (docs/theory.md, section 4) can fail. Each follows from three facts about wires. In a board
// without a dark cell row 1 is pressed in full, so it shows the codes over columns 2 .. N. These need
// transmitters from the bottom; hence at most one wire from the bottom leaves on the right. No wire runs to
// the left or down. At most one row is unpressed in full (which hides its code), since a second one would let
// out a second wire from the bottom. No row is, if some column must be pressed in full.
struct GhalyObstacle {
    enum class Kind : std::uint8_t {
        // The code over `column` needs a transmitter further right.
        from_the_right,
        // The codes of `rows` need transmitters higher up, or one from the bottom each. They are one more
        // than can have that or be hidden.
        too_many_rows,
        // The codes of rows[0] and rows[1] are of that sort. The upper one must be hidden, which blocks all
        // wires from below it, but rows[2], above it, needs one.
        blocked_row,
        // The last of `rows` must get the wire from the bottom, which makes another colour there. The one
        // before, if any, must be hidden.
        wrong_colour,
        // The wire from the bottom that must leave on the right makes the colour only in row 1.
        only_in_row_one,
    };
    Kind kind = Kind::from_the_right;
    int column = -1;        // except for from_the_right, one that must be pressed in full; -1 if none
    std::vector<int> rows;  // those that need a transmitter higher up in ascending order
    friend bool operator==(const GhalyObstacle&, const GhalyObstacle&) = default;
};

// Returns the obstacle; nullopt if the machine can be solved.
[[nodiscard]] std::optional<GhalyObstacle> obstacle_to(const GhalyClass& machine);

// Reason why all cells of one of Ghaly's machines cannot get the same colour, in words that a player can
// check by hand. It is the obstacle with its transmitters and generators.
struct GhalyReason {
    Message text;
    // The corner, whose colour all would need, and the column or the rows that cannot have it; ascending.
    std::vector<std::size_t> cells;
};

// Returns the reason; nullopt if the machine can be solved.
[[nodiscard]] std::optional<GhalyReason> reason_unsolvable(const machine::LowBits& bits);

// Solver for one machine. Boards are press grids of N x N.
class GhalySolver {
  public:
    explicit GhalySolver(const GhalyClass& machine);
    explicit GhalySolver(const machine::LowBits& bits) : GhalySolver(class_of(bits)) {}
    explicit GhalySolver(const machine::GhalyCodes& codes) : GhalySolver(machine::low_bits(codes)) {}

    [[nodiscard]] bool is_solvable() const { return !plans_.plans.empty(); }
    // Returns 1 .. N: the only colour that all cells could have, even of a machine that cannot be solved.
    [[nodiscard]] int colour() const { return colour_; }
    // Returns the number of boards that solve it.
    [[nodiscard]] Natural solutions() const;
    // Returns the fewest presses from nothing pressed. The machine must be solvable.
    [[nodiscard]] std::size_t fewest() const;
    // Returns up to `limit` of the boards that solve it, each once, those with the fewest presses first.
    [[nodiscard]] std::vector<machine::PressGrid> all(std::size_t limit) const;
    // Returns a board that solves it and differs from `now` in as few buttons as possible, in time O(N^2).
    // nullopt if there is none.
    [[nodiscard]] std::optional<machine::PressGrid> nearest(const machine::PressGrid& now) const;

  private:
    int size_;
    int colour_;
    StaircasePlans plans_;
};

}  // namespace switchbox::solve
