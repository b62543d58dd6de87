#include "solve/solver_build.hpp"

#include "solve/linear/shared_solver.hpp"

namespace switchbox::solve {
namespace {

constexpr std::size_t min_lamps_in_steps = 1024;

}  // namespace

std::optional<SolverBuild> SolverBuild::of(const machine::Machine& machine) {
    const machine::LinearMachine* linear = machine.linear();
    if (linear == nullptr || linear->lamps().size() < min_lamps_in_steps) return std::nullopt;
    if (known_solver(*linear) != nullptr) return std::nullopt;
    return SolverBuild(*linear);
}

SolverBuild::SolverBuild(const machine::LinearMachine& machine)
    : rule_(machine.rule()), solver_(std::make_shared<LinearSolver>(machine, algebra::in_steps)) {}

void SolverBuild::advance() {
    if (is_done()) return;
    solver_->advance();
    if (is_done()) share(solver_, rule_);
}

}  // namespace switchbox::solve
