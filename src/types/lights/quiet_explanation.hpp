// Where several press grids lead to the target: the quiet patterns by which they differ, and why none of them
// is shorter than the one given. For two states weight(x + q) = weight(x) + weight(q) - 2 |x and q|, so x is
// shortest exactly when it has at most half of each quiet pattern's presses (docs/understanding.md, "Why").
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "base/message.hpp"
#include "solve/explanation.hpp"
#include "types/lights/solve/linear_solver.hpp"

namespace switchbox::solve {

// More quiet patterns than that are not shown.
inline constexpr std::size_t max_quiet_figures = 8;

// All quiet patterns where they are that few, else some of those that all others are sums of.
[[nodiscard]] std::vector<PressFigure> quiet_figures(const LinearSolver& solver, const Several& several);
// What they have to do with the solution, in one sentence.
[[nodiscard]] Message quiet_words(const LinearSolver& solver, const Several& several);

// The linear part of the machine type (TypeSolving). A press has no reason of its own where no few lamps
// decide it.
extern const TypeSolving linear_solving;

}  // namespace switchbox::solve
