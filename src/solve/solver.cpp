#include "solve/solver.hpp"

namespace switchbox::solve {

Solver::Solver(const machine::Machine& machine)
    : linear_(std::make_shared<const LinearSolver>(*machine.linear())) {}

Verdict Solver::verdict(const machine::Machine& machine, const machine::PressGrid& presses,
                        const machine::Picture& target) const {
    return linear_->verdict(machine.picture(presses), target);
}

std::optional<std::size_t> first_button(const machine::PressGrid& remaining) {
    for (std::size_t button = 0; button < remaining.size(); ++button) {
        if (remaining[button] != 0) return button;
    }
    return std::nullopt;
}

std::vector<std::size_t> in_order(const machine::PressGrid& presses) {
    std::vector<std::size_t> order;
    for (std::size_t button = 0; button < presses.size(); ++button) {
        order.insert(order.end(), presses[button], button);
    }
    return order;
}

}  // namespace switchbox::solve
