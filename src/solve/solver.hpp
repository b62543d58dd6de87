// The one door to solving: picks the solver that fits a machine and keeps what it computed once for all.
#pragma once

#include <memory>

#include "machine/machine.hpp"
#include "solve/linear_solver.hpp"
#include "solve/verdict.hpp"

namespace switchbox::solve {

// A value that is cheap to copy; what it holds never changes.
class Solver {
  public:
    explicit Solver(const machine::Machine& machine);

    // From the picture after `presses` to `target`. `machine` follows the rule that the solver was made for;
    // its start may differ.
    [[nodiscard]] Verdict verdict(const machine::Machine& machine, const machine::PressGrid& presses,
                                  const machine::Picture& target) const;

    // For linear machines; null otherwise.
    [[nodiscard]] const LinearSolver* linear() const { return linear_.get(); }

  private:
    std::shared_ptr<const LinearSolver> linear_;
};

// The button of `remaining` that a hint names: the first in reading order. None when nothing is left to
// press.
[[nodiscard]] std::optional<std::size_t> first_button(const machine::PressGrid& remaining);

// The presses one by one, in reading order: what a step-through plays.
[[nodiscard]] std::vector<std::size_t> in_order(const machine::PressGrid& presses);

}  // namespace switchbox::solve
