// Numbers with more digits than anyone reads.
#pragma once

#include <string>
#include <vector>

#include "algebra/equations.hpp"

namespace switchbox::command_line {

// "2^2000000", "2^999998 * 3^999980"
[[nodiscard]] std::string as_powers(const std::vector<algebra::PrimeExponent>& factors);

}  // namespace switchbox::command_line
