// Long search, in slices, for the presses that lead to a target.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "machine/machine.hpp"
#include "solve/task.hpp"
#include "solve/verdict.hpp"

namespace switchbox::solve {

inline constexpr std::uint64_t usual_work_at_once = std::uint64_t{1} << 26U;

// Search task; copies of a Search share it.
class SolveTask : public Task {
  public:
    // Returns the units of work that are done as soon as the answer is requested.
    [[nodiscard]] virtual std::uint64_t work_at_once() const { return usual_work_at_once; }
    // Returns a proved lower bound on the presses of a solution.
    [[nodiscard]] virtual std::size_t bound() const { return 0; }
    // Returns the result so far.
    [[nodiscard]] virtual Verdict verdict() const = 0;
    // Returns the search that proves that no solution has fewer presses, or finds one that has. Requires a
    // finished task. It may take very long, so callers run it only on request. nullptr if there is nothing to
    // prove, or no method for it.
    [[nodiscard]] virtual std::shared_ptr<SolveTask> proof() const { return nullptr; }
    // Returns the search to continue with when only `rest` of the solution so far is still to be pressed.
    // nullptr if the search must start again.
    [[nodiscard]] virtual std::shared_ptr<SolveTask> after(const machine::PressGrid& /*rest*/) const {
        return nullptr;
    }
    // Returns the most presses that any picture needs. Requires a finished task. nullopt if it is unknown.
    [[nodiscard]] virtual std::optional<std::size_t> farthest() const { return std::nullopt; }
};

}  // namespace switchbox::solve
