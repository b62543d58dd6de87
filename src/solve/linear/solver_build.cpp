#include "solve/linear/solver_build.hpp"

#include "machine/linear/linear_choice.hpp"
#include "machine/linear/linear_machine.hpp"
#include "solve/linear/shared_solver.hpp"

namespace switchbox::solve {
namespace {

constexpr std::size_t min_lamps_in_steps = 1024;

}  // namespace

std::optional<SolverBuild> SolverBuild::of(const machine::MachineChoice& choice) {
    const machine::Rule* rule = machine::rule_of(choice);
    if (rule == nullptr || rule->shape.size() < min_lamps_in_steps) return std::nullopt;
    const machine::LinearMachine machine(*rule, machine::uniform(*rule, 0));
    if (known_solver(machine) != nullptr) return std::nullopt;
    return SolverBuild(machine);
}

SolverBuild::SolverBuild(const machine::LinearMachine& machine)
    : rule_(machine.rule()), solver_(std::make_shared<LinearSolver>(machine, algebra::in_steps)) {}

void SolverBuild::advance() {
    if (is_done()) return;
    solver_->advance();
    if (is_done()) share(solver_, rule_);
}

}  // namespace switchbox::solve
