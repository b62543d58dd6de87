// What is said of machines of one kind where that is not what is said of all.
#pragma once

#include <cstddef>
#include <optional>

#include "solve/explain/explanation.hpp"

namespace switchbox::solve {

// Why `button` belongs to the solution that the verdict gives; it does. None where that cannot be told.
[[nodiscard]] std::optional<Explanation> why_press_of_kind(const Solver& solver, const Question& question,
                                                           const Verdict& verdict, std::size_t button);
// Of a target that this board does not show yet.
[[nodiscard]] std::optional<Explanation> why_verdict_of_kind(const Question& question,
                                                             const Verdict& verdict);
// By what the solutions differ, where that can be told.
void add_other_solutions(Explanation& why, const Solver& solver, const Several& several);

}  // namespace switchbox::solve
