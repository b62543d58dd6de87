// The methods for large linear machines. Each program says which of them are built into it and in what order
// they are tried: src/methods_all.cpp, and src/methods_page.cpp, which has to be downloaded. Elimination, the
// method for what is left, is in every program.
#pragma once

#include <memory>
#include <span>

#include "algebra/equations.hpp"
#include "machine/rule.hpp"

namespace switchbox::solve {

// The equations of a machine, begun (Equations::advance()); null where they are not for the method.
using Method = std::unique_ptr<algebra::Equations> (*)(const machine::Rule& rule);

// Lights Out by chasing the light: two states, on the plane and round a torus.
[[nodiscard]] std::unique_ptr<algebra::Equations> by_light_chase(const machine::Rule& rule);
// The same with more states on the plane.
[[nodiscard]] std::unique_ptr<algebra::Equations> by_residue_chase(const machine::Rule& rule);
// Two states and any one stencil by chasing with unknowns.
[[nodiscard]] std::unique_ptr<algebra::Equations> by_stencil_chase(const machine::Rule& rule);

// Those of this program.
[[nodiscard]] std::span<const Method> methods();

}  // namespace switchbox::solve
