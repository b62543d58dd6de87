// A long search for the presses that lead to a target, in slices.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "machine/machine.hpp"
#include "solve/task.hpp"
#include "solve/verdict.hpp"

namespace switchbox::solve {

inline constexpr std::uint64_t usual_work_at_once = std::uint64_t{1} << 26U;

// Copies of a Search share it.
class SolveTask : public Task {
  public:
    // The part of it that is done as soon as somebody asks for it.
    [[nodiscard]] virtual std::uint64_t work_at_once() const { return usual_work_at_once; }
    // Returns a number of presses that every solution has.
    [[nodiscard]] virtual std::size_t bound() const { return 0; }
    // Returns what is known so far.
    [[nodiscard]] virtual Verdict verdict() const = 0;
    // Returns, of a finished one, the search for a proof that no solution has fewer presses, or for one that
    // has. It takes so long that it is only made when somebody asks for it. nullptr if there is nothing to
    // prove, or no way to.
    [[nodiscard]] virtual std::shared_ptr<SolveTask> proof() const { return nullptr; }
    // Returns the search that goes on once all but `rest` of the solution found so far is pressed, or nullptr
    // if that has to begin anew.
    [[nodiscard]] virtual std::shared_ptr<SolveTask> after(const machine::PressGrid& /*rest*/) const {
        return nullptr;
    }
    // Returns, of a finished one, the most presses that any picture needs, if it has found that out.
    [[nodiscard]] virtual std::optional<std::size_t> farthest() const { return std::nullopt; }
};

}  // namespace switchbox::solve
