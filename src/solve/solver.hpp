// The one door to solving: picks the solver that fits a machine and keeps what it computed once for all.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "machine/machine.hpp"
#include "solve/common/verdict.hpp"
#include "solve/ghaly/solver.hpp"
#include "solve/linear/linear_solver.hpp"
#include "solve/linear/nearest.hpp"
#include "solve/search.hpp"

namespace switchbox::solve {

// A value that is cheap to copy; copies share what was worked out, the lit-only table of the last target
// included.
class Solver {
  public:
    explicit Solver(const machine::Machine& machine);

    // From the picture after `presses` to `target`. `machine` follows the rule that the solver was made for;
    // its start may differ. Small searches are made at once; what is left of a large one is in the answer.
    // `picture_work`: after which the search for a picture of Ghaly's machine is given up (PictureSearch).
    [[nodiscard]] Search ask(const machine::Machine& machine, const machine::PressGrid& presses,
                             const machine::Picture& target,
                             std::optional<std::uint64_t> picture_work = std::nullopt) const;
    // What ask() knows at once.
    [[nodiscard]] Verdict verdict(const machine::Machine& machine, const machine::PressGrid& presses,
                                  const machine::Picture& target) const;

    // Where the verdict on `target` is Impossible: the reachable one that is nearest to it. The machine has
    // at most LinearMachine::max_tabled lamps.
    [[nodiscard]] NearestTarget nearest(const machine::Machine& machine, const machine::Picture& picture,
                                        const machine::Picture& target) const;

    // Of a machine of that kind; null otherwise.
    [[nodiscard]] const LinearSolver* linear() const { return linear_.get(); }
    [[nodiscard]] const GhalySolver* ghaly() const { return ghaly_.get(); }
    // Of a machine of another kind: what whoever answers for it has kept so far, and may keep.
    [[nodiscard]] Kept& kept() const { return *kept_; }

  private:
    struct LitOnlyTable {
        machine::Picture target;
        std::shared_ptr<LitOnlySearch> search;
    };

    [[nodiscard]] Search ask_linear(const machine::LinearMachine& machine, const machine::PressGrid& presses,
                                    const machine::Picture& target) const;
    [[nodiscard]] Search ask_ghaly(const machine::GhalyMachine& machine, const machine::PressGrid& presses,
                                   const machine::Picture& target,
                                   std::optional<std::uint64_t> picture_work) const;
    [[nodiscard]] Search ask_lit_only(const machine::LinearMachine& machine, const machine::Picture& picture,
                                      const machine::Picture& target) const;

    std::shared_ptr<const LinearSolver> linear_;
    std::shared_ptr<const GhalySolver> ghaly_;
    std::shared_ptr<LitOnlyTable> table_;  // the last target's, for lit-only machines
    std::shared_ptr<Kept> kept_;           // for other kinds
};

}  // namespace switchbox::solve
