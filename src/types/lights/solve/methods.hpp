// Methods for the equations of large linear machines. Elimination is for those that none of them takes.
#pragma once

#include <memory>

#include "algebra/equations.hpp"
#include "machine/rule.hpp"

namespace switchbox::solve {

// Each returns the equations of a machine, begun (Equations::advance()), or nullptr if it does not take the
// rule.

// Lights Out by chasing the light: two states, on the plane and round a torus.
[[nodiscard]] std::unique_ptr<algebra::Equations> by_light_chase(const machine::Rule& rule);
// The same with more states on the plane.
[[nodiscard]] std::unique_ptr<algebra::Equations> by_residue_chase(const machine::Rule& rule);
// Two states and any one stencil by chasing with unknowns.
[[nodiscard]] std::unique_ptr<algebra::Equations> by_stencil_chase(const machine::Rule& rule);

// By the first of these that takes the rule.
[[nodiscard]] std::unique_ptr<algebra::Equations> by_any_chase(const machine::Rule& rule);

}  // namespace switchbox::solve
