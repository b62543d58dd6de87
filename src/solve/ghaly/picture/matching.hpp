// Whether the wires that cross under a row of Ghaly's machine can all come from what they must.
#pragma once

#include "solve/ghaly/picture/constraint.hpp"
#include "solve/ghaly/picture/task.hpp"

namespace switchbox::solve {

// Brings the wishes under `row` into a normal form: a wish that only one transmitter can grant names it.
// False if they cannot all be granted, each by a transmitter of its own that its wire can come from.
//
// Under the last row of the task that is exact: the rows below are then free, and any transmitters can be led
// to their tops that are all different, as long as those at the bottom do not go to the left (docs/theory.md,
// "Where it fails": Theorem 1 for a board of those rows).
[[nodiscard]] bool settle(const PictureTask& task, std::size_t row, Wishes& wishes);

}  // namespace switchbox::solve
