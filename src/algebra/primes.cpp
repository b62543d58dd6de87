#include "algebra/primes.hpp"

#include "base/require.hpp"

namespace switchbox::algebra {

bool is_prime(std::uint32_t n) {
    if (n < 4 || n % 2 == 0) return n == 2 || n == 3;
    for (std::uint32_t d = 3; std::uint64_t{d} * d <= n; d += 2) {
        if (n % d == 0) return false;
    }
    return true;
}

std::vector<PrimePower> prime_powers_of(int modulus) {
    require(modulus > 0, "only a positive number is a product of primes");
    std::vector<PrimePower> powers;
    for (int divisor = 2; modulus > 1; ++divisor) {
        if (modulus % divisor != 0) continue;
        PrimePower power{divisor, 0, 1};
        for (; modulus % divisor == 0; modulus /= divisor) {
            ++power.exponent;
            power.value *= divisor;
        }
        powers.push_back(power);
    }
    return powers;
}

int idempotent(int modulus, int q) {
    int multiple = modulus / q;
    while (multiple % q != 1) multiple += modulus / q;
    return multiple;
}

}  // namespace switchbox::algebra
