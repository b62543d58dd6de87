// Numbers too long to write out, as products of powers.
#pragma once

#include <cstddef>
#include <string>

#include "algebra/equations.hpp"

namespace switchbox::cli {

// Returns the primes, each to the given power: "2^2000000", "2^999998 * 3^999980".
[[nodiscard]] std::string as_powers(const algebra::Equations& equations,
                                    std::size_t algebra::EquationPart::*exponent);

}  // namespace switchbox::cli
