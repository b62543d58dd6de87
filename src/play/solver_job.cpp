#include "play/solver_job.hpp"

namespace switchbox::play {

std::optional<SolverJob> SolverJob::before(const Action& action, const Game& game) {
    // Whether a question can be asked on that board takes its solver, so refusals come after it.
    const auto choice = game.machine_after(action);
    auto build = choice ? solve::SolverBuild::of(*choice) : std::nullopt;
    if (!build) return std::nullopt;
    return SolverJob(*std::move(build));
}

}  // namespace switchbox::play
