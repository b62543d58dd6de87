// Primes, and the prime powers that a small modulus is made of.
#pragma once

#include <cstdint>
#include <vector>

namespace switchbox::algebra {

// By trial division, in time O(sqrt n).
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
// Those whose product is `modulus` > 0, by ascending primes: 2^2 and 3 for 12, none for 1.
[[nodiscard]] std::vector<PrimePower> prime_powers_of(int modulus);
// Of one of them, q: the number modulo `modulus` that is 1 modulo q and 0 modulo the others, by which the
// Chinese remainder theorem puts residues together.
[[nodiscard]] int idempotent(int modulus, int q);

}  // namespace switchbox::algebra
