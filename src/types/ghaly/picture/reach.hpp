// Transmitters from which a wire of Ghaly's machine can come, according to the colours of a picture. This is
// a look-ahead for the picture search, without which nearly all of its states lead nowhere.
//
// The colours of two rows, one under the other, leave few ways to press the lower one. A code keeps its
// column if the button is not pressed, and otherwise moves to the next pressed one on the left. A
// transmitter's wire goes straight through a pressed cell. In an unpressed one it turns, and comes from the
// next unpressed cell on the left. So each row allows a wire some moves, and the moves of all rows together
// lead to some transmitters.
#pragma once

#include <cstddef>
#include <vector>

#include "machine/grid.hpp"
#include "types/ghaly/picture/constraint.hpp"

namespace switchbox::solve {

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

}  // namespace switchbox::solve
