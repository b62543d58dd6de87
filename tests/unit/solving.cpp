#include "solving.hpp"

namespace switchbox::test {

using machine::LinearMachine;
using machine::Picture;

Solving::Solving(const machine::Rule& rule)
    : rule_(rule), solver_(LinearMachine(rule, Picture::filled(rule.shape, 0))) {}

solve::Inquiry Solving::ask(const Picture& from, const Picture& to) const {
    const LinearMachine machine(rule_, from);
    return solver_.ask(machine, machine.no_presses(), to);
}

solve::Verdict Solving::verdict(const Picture& from, const Picture& to) const {
    return ask(from, to).verdict();
}

algebra::Natural reachable(const solve::LinearSolver& solver) { return solver.factorization().image_size(); }

}  // namespace switchbox::test
