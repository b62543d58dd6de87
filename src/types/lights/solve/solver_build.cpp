#include "types/lights/solve/solver_build.hpp"

#include "types/lights/model/linear_choice.hpp"
#include "types/lights/model/linear_machine.hpp"
#include "types/lights/solve/linear_solver.hpp"
#include "types/lights/solve/shared_solver.hpp"

namespace switchbox::solve {
namespace {

constexpr std::size_t min_lamps_in_steps = 1024;

class SolverBuild final : public Task {
  public:
    explicit SolverBuild(const machine::LinearMachine& machine)
        : rule_(machine.rule()), solver_(std::make_shared<LinearSolver>(machine, algebra::in_steps)) {}

    [[nodiscard]] bool is_finished() const override { return solver_->is_ready(); }
    [[nodiscard]] double progress() const override { return solver_->progress(); }
    void advance(std::uint64_t /*budget*/) override {
        if (is_finished()) return;
        solver_->advance();
        if (is_finished()) share(solver_, rule_);
    }

  private:
    machine::Rule rule_;
    std::shared_ptr<LinearSolver> solver_;
};

}  // namespace

std::unique_ptr<Task> prepare_linear_solver(const machine::MachineChoice& choice) {
    const machine::Rule& rule = *machine::rule_of(choice);
    if (rule.shape.size() < min_lamps_in_steps) return nullptr;
    const machine::LinearMachine machine(rule, machine::uniform(rule, 0));
    if (known_solver(machine) != nullptr) return nullptr;
    return std::make_unique<SolverBuild>(machine);
}

}  // namespace switchbox::solve
