// Wirings that Ghaly's machine can make, and the press grid with the fewest presses for each.
//
// Theorem 1 (docs/theory.md, section 2; Joyner's section 4.1 calls the question open): a permutation pi of 1
// .. 2N is the wiring of some press grid if and only if |pi(i) - i| <= N for every i. Then one sweep over the
// cells, row by row from the top and each from the right, finds one. Label exit j with pi^-1(j). Press a cell
// if and only if its top label is larger than its right label. The smaller label goes on to the left, the
// larger one down. Each press undoes one inversion of pi, so there are inv(pi) of them. No press grid with
// this wiring has fewer.
//
// Theorem 1': some buttons may be unusable. Then the same sweep, which leaves those cells unpressed, finds a
// press grid if there is one, again with inv(pi) presses.
//
// pi is a permutation of 2N points: it maps each transmitter to the exit of its wire.
#pragma once

#include <optional>

#include "algebra/permutation.hpp"
#include "base/result.hpp"
#include "machine/grid.hpp"

namespace switchbox::solve {

// Returns why no press grid has the wiring pi; nullopt if one has.
[[nodiscard]] std::optional<Error> problem_with_wiring(const algebra::Permutation& pi);

// Returns an N x N press grid with the wiring pi and the fewest presses, or an error if there is none.
[[nodiscard]] Result<machine::PressGrid> shortest_press_grid(const algebra::Permutation& pi);
// Returns such a press grid without the buttons that are not 0 in `broken`.
[[nodiscard]] Result<machine::PressGrid> shortest_press_grid(const algebra::Permutation& pi,
                                                             const machine::PressGrid& broken);

}  // namespace switchbox::solve
