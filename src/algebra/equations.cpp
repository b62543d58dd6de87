#include "algebra/equations.hpp"

#include <algorithm>

namespace switchbox::algebra {

std::size_t Equations::rank() const {
    std::size_t most = 0;
    for (const EquationPart& part : parts()) most = std::max(most, part.generators);
    return columns() - most;
}

Residues Equations::inverse_row(std::size_t i) const {
    Residues unit(rows());
    unit[i] = 1;
    return solve(unit).x;
}

Natural Equations::product_of(std::size_t EquationPart::*exponent) const {
    Natural number = 1;
    for (const EquationPart& part : parts()) {
        for (std::size_t i = 0; i < part.*exponent; ++i)
            number.multiply_add(static_cast<std::uint32_t>(part.ring.prime), 0);
    }
    return number;
}

}  // namespace switchbox::algebra
