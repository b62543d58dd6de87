// Prime test, and the prime powers whose product is a small modulus.
#pragma once

#include <cstdint>
#include <vector>

namespace switchbox::algebra {

// Tests by trial division, in time O(sqrt n).
[[nodiscard]] bool is_prime(std::uint32_t n);

struct PrimePower {
    int prime = 2;
    int exponent = 1;
    int value = 2;  // prime^exponent
    friend bool operator==(const PrimePower&, const PrimePower&) = default;
};
[[nodiscard]] constexpr int prime_power(int prime, int exponent) {
    int power = 1;
    for (; exponent > 0; --exponent) power *= prime;
    return power;
}
// Returns the prime powers whose product is `modulus` > 0, by ascending primes: 2^2 and 3 for 12, empty for
// 1.
[[nodiscard]] std::vector<PrimePower> prime_powers_of(int modulus);
// Returns, for one of these prime powers q, the number modulo `modulus` that is 1 modulo q and 0 modulo the
// others. The Chinese remainder theorem combines residues with it.
[[nodiscard]] int idempotent(int modulus, int q);

}  // namespace switchbox::algebra
