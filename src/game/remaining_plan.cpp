#include "game/remaining_plan.hpp"

#include <limits>

namespace switchbox::game {

const machine::PressGrid& RemainingPlan::along(const std::optional<Timeline>& timeline,
                                               const machine::Machine& machine) {
    static const Timeline none;
    const Timeline& now = timeline ? *timeline : none;
    if (!machine.counts_presses()) return next_alone(now, machine);
    if (!is_about(now.plan, machine)) begin(now.plan, machine);
    go_to(now.step);
    return left_;
}

const machine::PressGrid& RemainingPlan::next_alone(const Timeline& now, const machine::Machine& machine) {
    timeline_ = now;
    left_ = machine.no_presses();
    if (now.step < now.plan.size()) left_[now.plan[now.step]] = 1;
    return left_;
}

// Returns whether the cached counts belong to the plan. If the order matters, a count may exceed the grid's
// limit, so counting starts again.
bool RemainingPlan::is_about(const Plan& plan, const machine::Machine& machine) const {
    return left_.shape == machine.buttons() && timeline_.plan == plan &&
           (plan.empty() || !machine.order_counts());
}

void RemainingPlan::begin(const Plan& plan, const machine::Machine& machine) {
    timeline_ = {plan, plan.size()};
    left_ = machine.no_presses();
}

void RemainingPlan::go_to(std::size_t step) {
    const std::vector<std::size_t>& plan = timeline_.plan;
    while (timeline_.step < step) --left_[plan[timeline_.step++]];
    while (timeline_.step > step) {
        std::uint8_t& times = left_[plan[--timeline_.step]];
        if (times != std::numeric_limits<std::uint8_t>::max()) ++times;
    }
}

}  // namespace switchbox::game
