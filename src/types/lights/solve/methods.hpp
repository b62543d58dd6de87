// Methods for the equations of large linear machines. Elimination solves those that none of them takes.
#pragma once

#include <memory>

#include "algebra/equations.hpp"
#include "machine/rule.hpp"

namespace switchbox::solve {

// Each function returns the equations of a machine, begun (Equations::advance()), or nullptr if it does not
// take the rule.

// Chases the light of Lights Out with two states, on the plane and on a torus.
[[nodiscard]] std::unique_ptr<algebra::Equations> by_light_chase(const machine::Rule& rule);
// Chases the light of Lights Out with more states, on the plane.
[[nodiscard]] std::unique_ptr<algebra::Equations> by_residue_chase(const machine::Rule& rule);
// Chases any one stencil with two states, with unknowns.
[[nodiscard]] std::unique_ptr<algebra::Equations> by_stencil_chase(const machine::Rule& rule);

// Uses the first of these methods that takes the rule.
[[nodiscard]] std::unique_ptr<algebra::Equations> by_any_chase(const machine::Rule& rule);

}  // namespace switchbox::solve
