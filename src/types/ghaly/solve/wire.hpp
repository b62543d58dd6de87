// Which wirings Ghaly's machine can make, and the press grid with the fewest presses that makes one.
//
// Theorem 1 (docs/theory.md, section 2; Joyner's section 4.1 calls the question open): a permutation pi of 1
// .. 2N is the wiring of some press grid if and only if |pi(i) - i| <= N for every i. Then one sweep over the
// cells, row by row from the top and each from the right, finds one: label exit j with pi^-1(j); press a cell
// if and only if its top label is the larger one of its top and right labels, and the smaller one goes on to
// the left, the larger one down. Each press undoes one inversion of pi, so there are inv(pi) of them, and no
// press grid with this wiring has fewer.
//
// Theorem 1': with buttons that may not be pressed the same sweep, which then leaves those cells unpressed,
// finds a press grid if there is one, again with inv(pi) presses.
//
// pi is a permutation of 2N points that says where the wire of each transmitter leaves.
#pragma once

#include <optional>

#include "algebra/permutation.hpp"
#include "base/result.hpp"
#include "machine/grid.hpp"

namespace switchbox::solve {

// Why no press grid has the wiring pi, if so.
[[nodiscard]] std::optional<Error> problem_with_wiring(const algebra::Permutation& pi);

// A press grid of N x N with the wiring pi and as few presses as can be, or why there is none.
[[nodiscard]] Result<machine::PressGrid> shortest_press_grid(const algebra::Permutation& pi);
// The same without the buttons that are not 0 in `broken`.
[[nodiscard]] Result<machine::PressGrid> shortest_press_grid(const algebra::Permutation& pi,
                                                             const machine::PressGrid& broken);

}  // namespace switchbox::solve
