// Which transmitters a wire of Ghaly's machine can come from, as far as the colours of a picture tell: a look
// ahead for the picture search, without which nearly all of its states lead nowhere.
//
// The colours of two rows, one under the other, leave few ways to press the lower one: a code keeps its
// column where the button is not pressed, and moves to the next pressed one on the left where it is. A wire
// goes straight through a pressed cell; in one that is not pressed it turns, and comes from the next such
// cell on the left. So each row allows a wire some moves, and the moves of all rows together lead to some
// transmitters.
#pragma once

#include <cstddef>
#include <vector>

#include "machine/grid.hpp"
#include "types/ghaly/picture/constraint.hpp"

namespace switchbox::solve {

class Reach {
  public:
    // From the first `rows` rows of the picture; nothing is asked of the others.
    Reach(const machine::Picture& target, std::size_t rows);

    // Whatever a wire can come from that crosses into a row from below, through this column.
    [[nodiscard]] const Transmitters& under(std::size_t row, std::size_t column) const {
        return under_[row * size_ + column];
    }
    // And one that enters a cell from the left; a bound that leaves aside which way it would take.
    [[nodiscard]] const Transmitters& into(std::size_t row, std::size_t column) const {
        return into_[row * size_ + column];
    }

  private:
    std::size_t size_;
    std::vector<Transmitters> under_;
    std::vector<Transmitters> into_;
};

}  // namespace switchbox::solve
