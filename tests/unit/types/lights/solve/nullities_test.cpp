// Tests of the nullities of Lights Out, against published values and the Smith form.
#include "types/lights/solve/nullities.hpp"

#include <numeric>

#include "algebra/residue_polynomial.hpp"
#include "support/matrices.hpp"
#include "support/sampling.hpp"
#include "types/lights/chase/residue_equations.hpp"

namespace switchbox::test {

using algebra::Factorization;
using algebra::ZeroOneMatrix;

namespace {

std::size_t lights_out_nullity(std::size_t n, bool torus, int prime) {
    return n * n - Factorization(lights_out_matrix(n, torus), prime).rank();
}

}  // namespace

TEST_CASE("Lights Out has as many quiet patterns modulo k as its Smith form over the integers says") {
    // Elementary divisors other than 1 of n x n boards, n = 2 .. 12 (PARI's matsnf).
    const std::vector<std::vector<int>> divisors{{3},
                                                 {7},
                                                 {0, 0, 2, 2},
                                                 {0, 0, 33},
                                                 {13, 13, 13},
                                                 {119, 17, 17},
                                                 {8721, 51, 3, 3},
                                                 {0, 0, 9272, 152, 2, 2, 2, 2},
                                                 {989, 23, 23, 23, 23},
                                                 {0, 0, 212520, 920, 8, 8},
                                                 {62805, 795, 795, 15, 15, 15}};
    for (std::size_t i = 0; i < divisors.size(); ++i) {
        const ZeroOneMatrix a = lights_out_matrix(i + 2, false);
        for (int modulus = 2; modulus <= 9; ++modulus) {
            Natural expected = 1;
            for (const int divisor : divisors[i]) {
                expected.multiply_add(static_cast<std::uint32_t>(std::gcd(divisor, modulus)), 0);
            }
            CAPTURE(i + 2);
            CAPTURE(modulus);
            CHECK(Factorization(a, modulus).kernel_size() == expected);
            CHECK(solve::ResidueEquations(i + 2, i + 2, modulus).kernel_size() == expected);
        }
    }
}

TEST_CASE("Lights Out has the known nullities modulo 2, 3, 5 and 7, plane and torus") {
    struct Known {
        int prime;
        bool torus;
        std::size_t first;
        std::vector<std::size_t> nullities;
    };
    const std::vector<Known> all{
        {2, false, 1, {0, 0, 0,  4, 2, 0, 0, 0, 8,  0,  6, 0,  0,  4, 0, 8, 2, 0, 16, 0,
                       0, 0, 14, 4, 0, 0, 0, 0, 10, 20, 0, 20, 16, 4, 6, 0, 0, 0, 32, 0}},
        {2, true, 3, {4, 0, 8, 8, 0, 0, 4, 16, 0, 16, 0, 0, 12, 0, 16, 8, 0, 32}},
        {3, false, 1, {0, 1, 0, 2, 3, 0,  0, 4, 2, 0, 3, 6, 6, 7, 0,  0, 12, 0,  6,  1,
                       0, 0, 3, 2, 6, 13, 6, 0, 9, 0, 0, 1, 0, 2, 12, 0, 0,  19, 18, 20}},
        {5, false, 1, {0, 0, 0, 2,  2, 0, 0, 0, 2,  0,  4, 6, 0, 6, 0, 0, 2, 0, 2, 0,
                       0, 0, 4, 12, 6, 0, 0, 0, 16, 12, 0, 0, 0, 2, 4, 0, 0, 6, 2, 0}},
        {7, false, 1, {0, 0, 1,  2,  2, 0, 1,  0, 2, 0, 3, 0, 0, 2,  1, 0, 2, 0, 3, 6,
                       0, 0, 13, 16, 0, 0, 13, 0, 4, 0, 1, 0, 0, 14, 3, 0, 0, 0, 3, 0}},
    };
    for (const Known& known : all) {
        for (std::size_t i = 0; i < known.nullities.size(); ++i) {
            const std::size_t n = known.first + i;
            CAPTURE(known.prime);
            CAPTURE(n);
            CHECK(lights_out_nullity(n, known.torus, known.prime) == known.nullities[i]);
            if (known.torus) continue;
            CHECK(solve::ResidueEquations(n, n, known.prime).rank() == n * n - known.nullities[i]);
        }
    }
}

TEST_CASE("The polynomials of Lights Out have common divisors of the nullities' degrees") {
    solve::LightsOutNullities nullities;
    for (std::size_t n = 1; n <= (sampled ? 30 : 48); ++n) {
        CAPTURE(n);
        CHECK(nullities.next() == lights_out_nullity(n, false, 2));
    }
}

TEST_CASE("A nullity alone, and some in a row, are those of the whole sequence") {
    constexpr std::size_t last = 200;
    std::vector<std::size_t> all{0};
    solve::LightsOutNullities sequence;
    for (std::size_t n = 1; n <= last; ++n) all.push_back(sequence.next());
    for (std::size_t n = 1; n <= last; ++n) {
        CAPTURE(n);
        solve::LightsOutNullities alone(n, n);
        CHECK(alone.next() == all[n]);
        solve::LightsOutNullities some(n, last);
        for (std::size_t of = n; of <= last; ++of) CHECK(some.next() == all[of]);
    }
}

TEST_CASE("A nullity is worked out in steps, to its own m and no further") {
    solve::LightsOutNullities alone(79, 79);  // 80 = 16 * 5
    CHECK(alone.progress() < 1);
    int steps = 0;
    for (; !alone.is_next_known(); ++steps) alone.advance();
    CHECK(steps == 3);  // m = 1, 3, 5
    CHECK(alone.divisors() == 1);
    CHECK(alone.next() == 64);
    CHECK_FALSE(alone.is_next_known());
    solve::LightsOutNullities late(98, 98);  // 99, which is an m itself
    CHECK(late.next() == 20);
    CHECK(late.divisors() == 1);
}

}  // namespace switchbox::test
