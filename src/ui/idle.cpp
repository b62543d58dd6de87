#include "ui/idle.hpp"

#include <algorithm>

namespace switchbox::ui {
namespace {

constexpr double progress_time = 0.1;  // seconds between two updates of a search's progress

}  // namespace

double next_redraw(const RedrawReasons& wakers, double now) {
    if (wakers.moves || wakers.is_held || wakers.is_overtaken) return 0;
    std::optional<double> next;
    const auto by = [&](double time) { next = std::min(next.value_or(time), time); };
    if (wakers.next_step) by(*wakers.next_step);
    if (wakers.next_operation) by(*wakers.next_operation);
    if (wakers.next_tooltip) by(*wakers.next_tooltip);
    if (wakers.searches) by(now + progress_time);
    return next ? std::max(*next - now, 0.0) : -1;
}

}  // namespace switchbox::ui
