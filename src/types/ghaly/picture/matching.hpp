// Whether the wires that cross under a row of Ghaly's machine can all come from what they must.
#pragma once

#include "types/ghaly/picture/constraint.hpp"
#include "types/ghaly/picture/task.hpp"

namespace switchbox::solve {

// Brings the constraints under `row` into a normal form: of the transmitters that meet a constraint only
// those count that some choice of different ones for all wires has (Regin, "A filtering algorithm for
// constraints of difference in CSPs", 1994), and where that is one it is named. False if they cannot all be
// met, each by a transmitter of its own that its wire can come from.
//
// Under the last row of the task that is exact: the rows below are then free, and any transmitters can be led
// to their tops that are all different, as long as those at the bottom do not go to the left (docs/theory.md,
// "Where it fails": Theorem 1 for a board of those rows).
[[nodiscard]] bool match(const PictureTask& task, std::size_t row, Constraints& constraints);

}  // namespace switchbox::solve
