#include "cli/powers.hpp"

namespace switchbox::cli {

std::string as_powers(const algebra::Equations& equations, std::size_t algebra::EquationPart::*exponent) {
    std::string text;
    for (const algebra::EquationPart& part : equations.parts()) {
        if (part.*exponent == 0) continue;
        text += (text.empty() ? "" : " * ") + std::to_string(part.ring.prime) + "^" +
                std::to_string(part.*exponent);
    }
    return text.empty() ? "1" : text;
}

}  // namespace switchbox::cli
