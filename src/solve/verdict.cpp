#include "solve/verdict.hpp"

#include <algorithm>
#include <type_traits>

namespace switchbox::solve {

namespace {

// Returns the presses of a verdict that has any; nullptr for the others.
template <class Presses, class SomeVerdict>
Presses* find_presses(SomeVerdict& verdict) {
    const auto find = [](auto& kind) -> Presses* {
        if constexpr (requires { kind.presses; }) return &kind.presses;
        return nullptr;
    };
    return std::visit(find, verdict);
}

}  // namespace

const machine::PressGrid* presses_of(const Verdict& verdict) {
    return find_presses<const machine::PressGrid>(verdict);
}

bool is_in_any_order(const Verdict& verdict) {
    return presses_of(verdict) != nullptr && !std::holds_alternative<InOrder>(verdict);
}

machine::PressGrid* presses_in_any_order(Verdict& verdict) {
    return is_in_any_order(verdict) ? find_presses<machine::PressGrid>(verdict) : nullptr;
}

std::vector<std::size_t> plan_of(const Verdict& verdict) {
    if (const auto* ordered = std::get_if<InOrder>(&verdict)) return ordered->order;
    const machine::PressGrid* presses = presses_of(verdict);
    return presses == nullptr ? std::vector<std::size_t>{} : in_order(*presses);
}

std::vector<std::size_t> plan_of(const Verdict& verdict, const machine::Machine& machine) {
    std::vector<std::size_t> plan = plan_of(verdict);
    if (!machine.lower_rows_first()) return plan;
    const machine::Shape shape = machine.buttons();
    std::stable_sort(plan.begin(), plan.end(),
                     [&](std::size_t a, std::size_t b) { return shape.row(a) > shape.row(b); });
    return plan;
}

std::size_t count_presses(const Verdict& verdict) {
    if (const auto* ordered = std::get_if<InOrder>(&verdict)) return ordered->order.size();
    const machine::PressGrid* presses = presses_of(verdict);
    return presses == nullptr ? 0 : machine::weight(*presses);
}

bool is_impossible(const Verdict& verdict) {
    return std::holds_alternative<Impossible>(verdict) || std::holds_alternative<Unreachable>(verdict) ||
           std::holds_alternative<NoWay>(verdict);
}

bool is_proved_fewest(const Verdict& verdict) {
    const auto is_proved = [](const auto& kind) {
        if constexpr (requires { kind.proved_fewest; }) return kind.proved_fewest;
        return std::is_same_v<std::decay_t<decltype(kind)>, Unique>;
    };
    return std::visit(is_proved, verdict);
}

bool is_best_so_far(const Verdict& verdict) {
    return presses_of(verdict) != nullptr && !is_proved_fewest(verdict);
}

std::string name_of(const Verdict& verdict) {
    if (is_impossible(verdict)) return "impossible";
    if (std::holds_alternative<Unique>(verdict)) return "unique";
    if (std::holds_alternative<Several>(verdict)) return "several";
    if (std::holds_alternative<Uncounted>(verdict)) return "uncounted";
    return std::holds_alternative<InOrder>(verdict) ? "in order" : "undecided";
}

Natural solutions_of(const Verdict& verdict) {
    if (const auto* several = std::get_if<Several>(&verdict)) return several->solutions;
    if (const auto* uncounted = std::get_if<Uncounted>(&verdict)) return uncounted->at_least;
    return std::holds_alternative<Unique>(verdict) ? 1 : 0;
}

machine::PressGrid difference(const machine::PressGrid& from, const machine::PressGrid& to) {
    machine::PressGrid missing = to;
    for (std::size_t button = 0; button < missing.size(); ++button) missing[button] ^= from[button];
    return missing;
}

std::vector<std::size_t> in_order(const machine::PressGrid& presses) {
    std::vector<std::size_t> order;
    for (std::size_t button = 0; button < presses.size(); ++button) {
        order.insert(order.end(), presses[button], button);
    }
    return order;
}

}  // namespace switchbox::solve
