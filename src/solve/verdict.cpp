#include "solve/verdict.hpp"

namespace switchbox::solve {

const machine::PressGrid* presses_of(const Verdict& verdict) {
    if (const auto* unique = std::get_if<Unique>(&verdict)) return &unique->presses;
    if (const auto* several = std::get_if<Several>(&verdict)) return &several->presses;
    return nullptr;
}

bool is_proved_fewest(const Verdict& verdict) {
    if (const auto* several = std::get_if<Several>(&verdict)) return several->proved_fewest;
    return std::holds_alternative<Unique>(verdict);
}

std::string name_of(const Verdict& verdict) {
    if (std::holds_alternative<Unique>(verdict)) return "unique";
    return std::holds_alternative<Several>(verdict) ? "several" : "impossible";
}

algebra::Natural solutions_of(const Verdict& verdict) {
    if (const auto* several = std::get_if<Several>(&verdict)) return several->solutions;
    return std::holds_alternative<Unique>(verdict) ? 1 : 0;
}

}  // namespace switchbox::solve
