#include "algebra/residues.hpp"

#include "base/require.hpp"

namespace switchbox::algebra {

void add_multiple(std::uint8_t* sum, const std::uint8_t* summand, std::size_t count, int factor, int k) {
    const auto times = static_cast<std::uint8_t>(factor);
    const auto modulus = static_cast<std::uint8_t>(k);
    for (std::size_t i = 0; i < count; ++i)
        sum[i] = reduced<4>(static_cast<std::uint8_t>(sum[i] + times * summand[i]), modulus);
}

void add_multiple(Residues& sum, const Residues& summand, int factor, int k) {
    require(summand.size() <= sum.size(), "the summand is longer than the sum");
    add_multiple(sum.data(), summand.data(), summand.size(), factor, k);
}

}  // namespace switchbox::algebra
