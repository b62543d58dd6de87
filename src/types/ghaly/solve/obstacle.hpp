// Obstacle to making all cells of one of Ghaly's machines the same colour. It is the first of the ways in
// which Theorem 3 (docs/theory.md, section 4) can fail. Each follows from three facts about wires. In a board
// without a dark cell row 1 is pressed in full, so it shows the codes over columns 2 .. N. These need
// transmitters from the bottom; hence at most one wire from the bottom leaves on the right. No wire runs to
// the left or down. At most one row is unpressed in full (which hides its code), since a second one would let
// out a second wire from the bottom. No row is, if some column must be pressed in full.
#pragma once

#include <optional>
#include <vector>

#include "types/ghaly/solve/class.hpp"

namespace switchbox::solve {

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

}  // namespace switchbox::solve
