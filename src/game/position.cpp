#include "game/position.hpp"

#include <algorithm>
#include <iterator>
#include <limits>
#include <utility>

namespace switchbox::game {
namespace {

FormerTrail whole(const Trail& trail) { return {trail.from, 0, trail.buttons}; }

FormerTrail behind(const Trail& trail, std::size_t kept) {
    const auto rest = std::next(trail.buttons.begin(), static_cast<std::ptrdiff_t>(kept));
    return {std::nullopt, kept, {rest, trail.buttons.end()}};
}

}  // namespace

FormerTrail former(const Trail& trail, std::size_t open_steps) {
    // Some steps were done before the trail begins; stepping back then moves its beginning.
    if (open_steps > trail.buttons.size()) return whole(trail);
    return behind(trail, trail.buttons.size() - open_steps);
}

FormerTrail begin_again(Trail& trail, machine::PressGrid from) {
    FormerTrail left{std::move(trail.from), 0, std::move(trail.buttons)};
    trail = {std::move(from), {}};
    return left;
}

FormerTrail bring_back(Trail& trail, FormerTrail former, std::size_t open_steps) {
    if (former.from) {
        FormerTrail left{std::move(trail.from), 0, std::move(trail.buttons)};
        trail = {*std::move(former.from), std::move(former.rest)};
        return left;
    }
    const std::size_t size = former.kept + former.rest.size();
    FormerTrail left =
        open_steps > size ? whole(trail) : behind(trail, std::min(former.kept, size - open_steps));
    trail.buttons.resize(former.kept);
    trail.buttons.insert(trail.buttons.end(), former.rest.begin(), former.rest.end());
    return left;
}

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
