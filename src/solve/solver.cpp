#include "solve/solver.hpp"

#include "base/result.hpp"
#include "machine/machine_type.hpp"

namespace switchbox::solve {

const TypeSolving& solving_of(const machine::Machine& machine) {
    return *machine::machine_type(machine.type()).solving;
}

Solver::Solver(const machine::Machine& machine)
    : type_(machine.type()), solver_(solving_of(machine).make_solver(machine)) {}

Search Solver::ask(const machine::Machine& machine, const machine::State& state,
                   const machine::Picture& target, std::optional<std::uint64_t> most_work) const {
    require(machine.type() == type_, "the solver is one for another machine");
    return solver_->ask(machine, state, target, most_work);
}

Verdict Solver::verdict(const machine::Machine& machine, const machine::State& state,
                        const machine::Picture& target) const {
    return ask(machine, state, target).verdict();
}

NearestTarget Solver::nearest(const machine::Machine& machine, const machine::Picture& picture,
                              const machine::Picture& target) const {
    auto nearest = solver_->nearest(machine, picture, target);
    require(nearest.has_value(), "the machine has no nearest target");
    return *std::move(nearest);
}

}  // namespace switchbox::solve
