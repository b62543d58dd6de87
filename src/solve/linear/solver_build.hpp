// The making of a solver that takes longer than a frame, a step at a time. Dropping it cancels; once it is
// done, who asks for the solver of the machine gets it at once, as long as this is kept
// (shared_solver.hpp).
#pragma once

#include <memory>
#include <optional>

#include "machine/linear/linear_machine.hpp"
#include "machine/machine_type.hpp"
#include "solve/linear/linear_solver.hpp"

namespace switchbox::solve {

class SolverBuild {
  public:
    // None where nothing takes long: of small linear machines and all other ones, and where it is made
    // already.
    [[nodiscard]] static std::optional<SolverBuild> of(const machine::MachineChoice& choice);

    [[nodiscard]] bool is_done() const { return solver_->is_ready(); }
    [[nodiscard]] double progress() const { return solver_->progress(); }  // 0..1
    // Makes one step, of some milliseconds at most but for the last one, the search for quiet patterns.
    void advance();

  private:
    explicit SolverBuild(const machine::LinearMachine& machine);

    machine::Rule rule_;
    std::shared_ptr<LinearSolver> solver_;
};

}  // namespace switchbox::solve
