#include "types/lights/chase/chased_equations.hpp"

#include <algorithm>

#include "algebra/eliminator.hpp"
#include "base/result.hpp"
#include "types/lights/chase/light_chase.hpp"

namespace switchbox::solve {

namespace {

std::unique_ptr<const Chase> chase_of(const machine::Rule& rule) {
    const auto rows = static_cast<std::size_t>(rule.shape.rows);
    const auto columns = static_cast<std::size_t>(rule.shape.columns);
    if (rule.surface == machine::Surface::torus) return std::make_unique<TorusChase>(rows, columns);
    return std::make_unique<LightChase>(rows, columns, rule.surface);
}

}  // namespace

bool can_be_chased(const machine::Rule& rule) {
    const machine::Stencil plus{{-1, 0}, {0, -1}, {0, 0}, {0, 1}, {1, 0}};
    machine::Stencil stencil = rule.inner;
    std::sort(stencil.begin(), stencil.end());
    const bool is_wide = !joins_sides(rule.surface) || rule.shape.columns >= 3;
    const bool is_high = !joins_top(rule.surface) || (rule.states == 2 && rule.shape.rows >= 3);
    return is_wide && is_high && machine::is_even(rule) && rule.holes.empty() && stencil == plus;
}

ChasedEquations::ChasedEquations(const machine::Rule& rule)
    : chase_(chase_of(rule)), cells_(rule.shape.size()) {
    require(rule.states == 2 && can_be_chased(rule), "the light is not chased on this machine");
}

algebra::ResidueSolution ChasedEquations::solve(const algebra::Residues& b) const {
    const StripedGrid change(chase_->rows(), chase_->columns(), b);
    if (const std::optional<StripedGrid> presses = chase_->solve(change))
        return {true, presses->entries(), {}};
    return {false, {}, chase_->obstacle(change)->entries()};
}

std::vector<algebra::CyclicGenerator> ChasedEquations::kernel() const {
    return algebra::CanonicalBasis(short_kernel(), bits).generators();
}

}  // namespace switchbox::solve
