// Frontier between the decided and the undecided cells of Ghaly's machine: the constraints on the wires
// across it. Cells are decided by rows from the top, each from its right end, a stretch of columns at a time.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "types/ghaly/picture/constraint.hpp"

namespace switchbox::solve {

// Position of the frontier: under the columns from `undecided` on, over those before.
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

struct Frontier {
    static constexpr std::uint8_t none = 255;

    Constraint carry;  // of the transmitter's wire that enters the decided columns from the left
    // Generator whose wire leaves the decided columns on the left: its colour. In row 0 it is its column,
    // because the colours of the generators over the board are not determined yet. `none` is the generator at
    // the right of the row.
    std::uint8_t held = none;
    Constraints crossing;  // by column
};

}  // namespace switchbox::solve
