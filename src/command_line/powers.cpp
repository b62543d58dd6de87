#include "command_line/powers.hpp"

namespace switchbox::command_line {

std::string as_powers(const std::vector<algebra::PrimeExponent>& factors) {
    std::string text;
    for (const algebra::PrimeExponent& factor : factors) {
        if (factor.exponent == 0) continue;
        text += (text.empty() ? "" : " * ") + std::to_string(factor.prime) + "^" +
                std::to_string(factor.exponent);
    }
    return text.empty() ? "1" : text;
}

}  // namespace switchbox::command_line
