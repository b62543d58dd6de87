// What is asked of the wires across the line between the cells of Ghaly's machine that are decided and those
// that are not: rows from the top, each from its right end, a stretch of columns at a time.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "types/ghaly/picture/constraint.hpp"

namespace switchbox::solve {

// Where the line runs: under the columns from `undecided` on, over those before.
struct Place {
    std::size_t row = 0;
    std::size_t undecided = 0;

    // The columns that a stretch has at most: so many that looking for ways that ask for the same costs less
    // than to press them, and so few that those are found before they have multiplied.
    static constexpr std::size_t stretch = 3;
    [[nodiscard]] std::size_t next() const { return undecided - std::min(undecided, stretch); }
    [[nodiscard]] static constexpr std::size_t stretches(std::size_t columns) {
        return (columns + stretch - 1) / stretch;
    }
};

struct Frontier {
    static constexpr std::uint8_t none = 255;

    Constraint carry;  // of the transmitter's wire that comes to the decided columns from the left
    // The generator whose wire leaves the decided columns on the left: its colour, or in row 0, where what a
    // generator over the board shows is only being found out, its column. None for the one at the right of
    // the row.
    std::uint8_t held = none;
    Constraints crossing;  // by column
};

}  // namespace switchbox::solve
