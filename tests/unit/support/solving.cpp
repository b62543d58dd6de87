#include "support/solving.hpp"

#include "types/lights/model/linear_machine.hpp"
#include "types/lights/solve/linear_solver.hpp"

namespace switchbox::test {

using machine::LinearMachine;
using machine::Picture;

Solving::Solving(const machine::Rule& rule)
    : machine_(rule, Picture::filled(rule.shape, 0)), solver_(machine_) {}

solve::Search Solving::ask(const Picture& from, const Picture& to) const {
    const LinearMachine machine(machine_.rule(), from);
    return solver_.ask(machine, machine.no_presses(), to);
}

solve::Verdict Solving::verdict(const Picture& from, const Picture& to) const {
    return ask(from, to).verdict();
}

std::size_t count_of(const machine::CellMask& sites, int states) {
    return power_of(static_cast<std::size_t>(states), sites.cells().size());
}

bool proves(const solve::Impossible& impossible, const LinearMachine& machine, const Picture& from,
            const Picture& to) {
    const int states = machine.press_states();
    for (const std::vector<std::size_t>& lamps : machine.effects()) {
        int change = 0;
        for (const std::size_t lamp : lamps) change += impossible.weights[lamp];
        if (change % states != 0) return false;
    }
    int sum = 0;
    for (std::size_t lamp = 0; lamp < from.size(); ++lamp) {
        if (impossible.weights[lamp] >= states) return false;
        sum += impossible.weights[lamp] * (to[lamp] + states - from[lamp]);
    }
    return impossible.sum != 0 && sum % states == impossible.sum;
}

std::vector<machine::PressGrid> quiet_patterns(const solve::LinearSolver& solver) {
    std::vector<machine::PressGrid> patterns;
    for (const auto& quiet : solver.quiet()) patterns.push_back(solver.to_presses(quiet.vector));
    return patterns;
}

Natural reachable(const solve::LinearSolver& solver) { return solver.equations().image_size(); }

}  // namespace switchbox::test
