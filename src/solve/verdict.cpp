#include "solve/verdict.hpp"

#include <algorithm>

namespace switchbox::solve {

const machine::PressGrid* presses_of(const Verdict& verdict) {
    if (const auto* unique = std::get_if<Unique>(&verdict)) return &unique->presses;
    if (const auto* several = std::get_if<Several>(&verdict)) return &several->presses;
    if (const auto* uncounted = std::get_if<Uncounted>(&verdict)) return &uncounted->presses;
    if (const auto* ordered = std::get_if<InOrder>(&verdict)) return &ordered->presses;
    return nullptr;
}

machine::PressGrid* presses_in_any_order(Verdict& verdict) {
    if (auto* unique = std::get_if<Unique>(&verdict)) return &unique->presses;
    if (auto* several = std::get_if<Several>(&verdict)) return &several->presses;
    if (auto* uncounted = std::get_if<Uncounted>(&verdict)) return &uncounted->presses;
    return nullptr;
}

bool is_in_any_order(const Verdict& verdict) {
    return presses_of(verdict) != nullptr && !std::holds_alternative<InOrder>(verdict);
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
    if (const auto* several = std::get_if<Several>(&verdict)) return several->proved_fewest;
    if (const auto* uncounted = std::get_if<Uncounted>(&verdict)) return uncounted->proved_fewest;
    if (const auto* ordered = std::get_if<InOrder>(&verdict)) return ordered->proved_fewest;
    return presses_of(verdict) != nullptr;
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
