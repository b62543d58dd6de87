#include "types/lights/solve/shared_solver.hpp"

#include <mutex>

#include "types/lights/model/linear_machine.hpp"

namespace switchbox::solve {
namespace {

// Cache of the last solver made. A solver stays in it only while another owner keeps it.
class LastMade {
  public:
    [[nodiscard]] std::shared_ptr<const LinearSolver> of(const machine::Rule& rule) {
        const std::scoped_lock lock(mutex_);
        return rule == rule_ ? solver_.lock() : nullptr;
    }
    void put(const std::shared_ptr<const LinearSolver>& solver, const machine::Rule& rule) {
        const std::scoped_lock lock(mutex_);
        solver_ = solver;
        rule_ = rule;
    }

  private:
    std::mutex mutex_;
    std::weak_ptr<const LinearSolver> solver_;
    machine::Rule rule_;
};

LastMade& last_made() {
    static LastMade last;
    return last;
}

}  // namespace

std::shared_ptr<const LinearSolver> known_solver(const machine::LinearMachine& machine) {
    return last_made().of(machine.rule());
}

std::shared_ptr<const LinearSolver> shared_solver(const machine::LinearMachine& machine) {
    if (auto known = known_solver(machine)) return known;
    auto made = std::make_shared<const LinearSolver>(machine);
    share(made, machine.rule());
    return made;
}

void share(const std::shared_ptr<const LinearSolver>& made, const machine::Rule& rule) {
    last_made().put(made, rule);
}

}  // namespace switchbox::solve
