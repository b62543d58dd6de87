#include "play/solver_job.hpp"

namespace switchbox::play {

std::optional<SolverJob> SolverJob::before(const Action& action, const Game& game) {
    // Whether a question can be asked on that board takes its solver, so refusals come after it.
    const auto choice = game.machine_after(action);
    if (!choice || choice->linear() == nullptr) return std::nullopt;
    const auto machine = machine::make_machine(*choice, machine::uniform(choice->kind, 0));
    auto build = solve::SolverBuild::of(*machine);
    if (!build) return std::nullopt;
    return SolverJob(*std::move(build));
}

}  // namespace switchbox::play
