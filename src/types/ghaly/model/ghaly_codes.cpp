#include "types/ghaly/model/ghaly_codes.hpp"

#include "base/require.hpp"

namespace switchbox::machine {
namespace {

// Returns the low bits that `assignment` gives to the N places from `first` on.
std::vector<std::uint8_t> half(const algebra::Permutation& assignment, std::size_t first, std::size_t size) {
    const algebra::Permutation code = algebra::inverse(assignment);
    std::vector<std::uint8_t> bits(size);
    for (std::size_t i = 0; i < size; ++i) bits[i] = static_cast<std::uint8_t>(code[first + i] - first);
    return bits;
}

algebra::Permutation whole(const std::vector<std::uint8_t>& first, const std::vector<std::uint8_t>& second) {
    algebra::Permutation code = first;
    for (const std::uint8_t bits : second) code.push_back(static_cast<std::uint8_t>(bits + first.size()));
    return algebra::inverse(code);
}

}  // namespace

GhalyCodes plain_codes(int size) {
    require(size >= smallest_ghaly && size <= largest_ghaly, "Ghaly's machine has 2 to 64 rows");
    const algebra::Permutation one = algebra::identity(2 * static_cast<std::size_t>(size));
    return {size, one, one};
}

LowBits low_bits(const GhalyCodes& codes) {
    require(codes.size >= smallest_ghaly && codes.size <= largest_ghaly, "Ghaly's machine has 2 to 64 rows");
    const auto size = static_cast<std::size_t>(codes.size);
    require(codes.sigma.size() == 2 * size && codes.tau.size() == 2 * size,
            "sigma and tau permute twice as many points as Ghaly's machine has rows");
    return {half(codes.sigma, 0, size), half(codes.sigma, size, size), half(codes.tau, 0, size),
            half(codes.tau, size, size)};
}

GhalyCodes codes_with(const LowBits& bits) {
    return {static_cast<int>(bits.left.size()), whole(bits.left, bits.bottom), whole(bits.top, bits.right)};
}

}  // namespace switchbox::machine
