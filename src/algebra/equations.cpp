#include "algebra/equations.hpp"

#include <algorithm>

namespace switchbox::algebra {
namespace {

Natural product_of(const std::vector<PrimeExponent>& factors) {
    Natural number = 1;
    for (const PrimeExponent& factor : factors) {
        for (std::size_t i = 0; i < factor.exponent; ++i)
            number.multiply_add(static_cast<std::uint32_t>(factor.prime), 0);
    }
    return number;
}

}  // namespace

std::size_t Equations::rank() const {
    std::size_t most = 0;
    for (const KernelPart& part : kernel_parts()) most = std::max(most, part.generators);
    return columns() - most;
}

Natural Equations::image_size() const { return product_of(image_factors()); }

Natural Equations::kernel_size() const { return product_of(kernel_factors()); }

std::vector<PrimeExponent> Equations::image_factors() const {
    std::vector<PrimeExponent> factors = kernel_factors();
    const std::vector<KernelPart> parts = kernel_parts();
    for (std::size_t i = 0; i < parts.size(); ++i)
        factors[i].exponent =
            static_cast<std::size_t>(parts[i].ring.exponent) * columns() - factors[i].exponent;
    return factors;
}

std::vector<PrimeExponent> Equations::kernel_factors() const {
    std::vector<PrimeExponent> factors;
    for (const KernelPart& part : kernel_parts()) factors.push_back({part.ring.prime, part.exponent});
    return factors;
}

}  // namespace switchbox::algebra
