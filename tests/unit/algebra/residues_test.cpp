#include "algebra/residues.hpp"

#include "support/support.hpp"

namespace switchbox::test {

using algebra::is_prime;
using algebra::PrimePower;
using Powers = std::vector<PrimePower>;

TEST_CASE("Primes have no divisors but 1 and themselves") {
    for (std::uint32_t n = 0; n < 2000; ++n) {
        std::uint32_t divisors = 0;
        for (std::uint32_t d = 1; d <= n; ++d) divisors += n % d == 0 ? 1 : 0;
        REQUIRE(is_prime(n) == (divisors == 2));
    }
    CHECK(is_prime(2147483647));  // the eighth Mersenne prime (Euler)
    CHECK_FALSE(is_prime(4294967295));
    CHECK_FALSE(is_prime(46337U * 46337U));
}

TEST_CASE("A modulus is the product of its prime powers, by ascending primes") {
    CHECK(algebra::prime_powers_of(1).empty());
    CHECK(algebra::prime_powers_of(8) == Powers{{2, 3, 8}});
    CHECK(algebra::prime_powers_of(12) == Powers{{2, 2, 4}, {3, 1, 3}});
    for (int modulus = 1; modulus < 500; ++modulus) {
        int product = 1;
        int before = 1;
        for (const PrimePower& power : algebra::prime_powers_of(modulus)) {
            REQUIRE(power.prime > before);
            REQUIRE(is_prime(static_cast<std::uint32_t>(power.prime)));
            int value = 1;
            for (int i = 0; i < power.exponent; ++i) value *= power.prime;
            REQUIRE(power.value == value);
            product *= value;
            before = power.prime;
        }
        REQUIRE(product == modulus);
    }
}

}  // namespace switchbox::test
