// Test whether the wires that cross under a row of Ghaly's machine can all meet their constraints.
#pragma once

#include "types/ghaly/picture/constraint.hpp"
#include "types/ghaly/picture/task.hpp"

namespace switchbox::solve {

// Brings the constraints under `row` into a normal form. A transmitter that meets a constraint stays only if
// some choice of different ones for all wires contains it. The method is from Regin, "A filtering algorithm
// for constraints of difference in CSPs", 1994. If one is left, the constraint names it. False if the
// constraints cannot all be met, each by its own transmitter from which its wire can come.
//
// Under the last row of the task this is exact, since the rows below are then free. They can lead any
// different transmitters to their tops, as long as those at the bottom do not go to the left. This is Theorem
// 1 for a board of those rows (docs/theory.md, "Where it fails").
[[nodiscard]] bool match(const PictureTask& task, std::size_t row, Constraints& constraints);

}  // namespace switchbox::solve
