#include "solve/chase/chased_equations.hpp"

#include <algorithm>

#include "algebra/require.hpp"

namespace switchbox::solve {

bool can_be_chased(const machine::Rule& rule) {
    const machine::Stencil plus{{-1, 0}, {0, -1}, {0, 0}, {0, 1}, {1, 0}};
    machine::Stencil stencil = rule.inner;
    std::sort(stencil.begin(), stencil.end());
    return rule.states == 2 && rule.surface == machine::Surface::plane && machine::is_even(rule) &&
           rule.holes.empty() && stencil == plus;
}

ChasedEquations::ChasedEquations(const machine::Rule& rule)
    : chase_(static_cast<std::size_t>(rule.shape.rows), static_cast<std::size_t>(rule.shape.columns)),
      cells_(rule.shape.size()) {
    require(can_be_chased(rule), "the light is not chased on this machine");
}

algebra::ResidueSolution ChasedEquations::solve(const algebra::Residues& b) const {
    const BitGrid change(chase_.rows(), chase_.columns(), b);
    if (const std::optional<BitGrid> presses = chase_.solve(change)) return {true, presses->entries(), {}};
    return {false, {}, chase_.obstacle(change)->entries()};
}

algebra::Residues ChasedEquations::inverse_row(std::size_t i) const {
    algebra::Residues unit(cells_);
    unit[i] = 1;
    return solve(unit).x;
}

}  // namespace switchbox::solve
