// Machine type of linear machines: Merlin's Magic Square, Lights Out and their relatives, and user-defined
// rules.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "base/message.hpp"
#include "machine/machine_type.hpp"
#include "solve/explanation.hpp"
#include "types/lights/solve/linear_solver.hpp"

namespace switchbox {

extern const machine::MachineType lights_type;

}  // namespace switchbox

namespace switchbox::solve {

// Explanation of several solutions: the quiet patterns by which they differ, and why none of them is shorter
// than the given one. For two states weight(x + q) = weight(x) + weight(q) - 2 |x and q|. So x is shortest
// exactly if it has at most half of each quiet pattern's presses (docs/understanding.md, "Why").

// Limit of the quiet patterns shown.
inline constexpr std::size_t max_quiet_figures = 8;

// Returns all quiet patterns if they are that few and the solution is proved shortest. Otherwise returns up
// to that many of the generators.
[[nodiscard]] std::vector<PressFigure> quiet_figures(const LinearSolver& solver, const Several& several);
// Describes in one sentence how the quiet patterns relate to the solution.
[[nodiscard]] Message quiet_words(const LinearSolver& solver, const Several& several);

// Solving functions of the machine type (TypeSolving). A press has no reason of its own if no row of lamps
// decides it.
extern const TypeSolving linear_solving;

}  // namespace switchbox::solve
