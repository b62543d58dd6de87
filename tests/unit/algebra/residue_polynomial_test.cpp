// Tests of polynomials over Z/k: products, divisions, common divisors, and sums of Vieta-Fibonacci
// polynomials.
#include "algebra/residue_polynomial.hpp"

#include <array>

#include "algebra/fibonacci_polynomials.hpp"
#include "algebra/residues.hpp"
#include "support/support.hpp"

namespace switchbox::test {

using algebra::Residues;

namespace {

Residues random_terms(Random& random, std::size_t terms, int k) {
    Residues polynomial = random_residues(random, terms, k);
    algebra::trim(polynomial);
    return polynomial;
}

Residues times(const Residues& a, const Residues& b, int k) {
    Residues result(a.size() + b.size());
    for (std::size_t i = 0; i < a.size(); ++i) {
        for (std::size_t j = 0; j < b.size(); ++j)
            result[i + j] = static_cast<std::uint8_t>((result[i + j] + a[i] * b[j]) % k);
    }
    algebra::trim(result);
    return result;
}

}  // namespace

TEST_CASE("Residues that are added are below the modulus, whatever they and the factor are") {
    for (int k = 2; k <= 9; ++k) {
        for (int number = 0; number < k * k * k; ++number) {
            const int factor = number / k / k;
            Residues sum{static_cast<std::uint8_t>(number % k)};
            algebra::add_multiple(sum, {static_cast<std::uint8_t>(number / k % k)}, factor, k);
            CHECK(sum.front() == (number % k + factor * (number / k % k)) % k);
        }
    }
}

TEST_CASE("Idempotents put residues modulo prime powers together") {
    CHECK(algebra::idempotent(6, 2) == 3);
    CHECK(algebra::idempotent(6, 3) == 4);
    for (const int q : {2, 3, 4, 5, 7, 8, 9}) CHECK(algebra::idempotent(q, q) == 1);
}

TEST_CASE("Products of polynomials are sums of products of their terms, however many") {
    Random random(61);
    for (int k = 2; k <= 9; ++k) {
        for (const std::size_t terms : {0U, 1U, 5U, 40U, 300U}) {
            const Residues a = random_terms(random, terms, k);
            const Residues b = random_terms(random, 70, k);
            CHECK(algebra::product(a, b, k) == times(a, b, k));
            CHECK(algebra::sum_of(a, b, k - 1, k) ==
                  algebra::sum_of(algebra::sum_of({}, b, k - 1, k), a, 1, k));
        }
    }
    // The sums of this product are as large as they can be.
    const Residues eights(2500, 8);
    const Residues square = algebra::product(eights, eights, 9);
    for (std::size_t i = 0; i < square.size(); ++i) CHECK(square[i] == std::min(i + 1, 4999 - i) % 9);
}

TEST_CASE("A polynomial is a quotient times a monic divisor and a remainder of a lower degree") {
    Random random(62);
    for (int i = 0; i < 400; ++i) {
        const int k = static_cast<int>(2 + draw(random, 8));
        const Residues number = random_terms(random, draw(random, 60), k);
        Residues divisor = random_residues(random, draw(random, 40), k);
        divisor.push_back(1);
        Residues rest = number;
        const Residues quotient = algebra::divide(rest, divisor, k);
        CHECK(rest.size() < divisor.size());
        CHECK(algebra::sum_of(times(quotient, divisor, k), rest, 1, k) == number);
    }
}

TEST_CASE("The common divisor divides both polynomials and is a multiple of the one modulo the other") {
    Random random(63);
    for (int i = 0; i < 400; ++i) {
        const int p = std::array{2, 3, 5, 7}[draw(random, 4)];
        Residues shared = random_residues(random, draw(random, 12), p);
        shared.push_back(1);
        Residues d = random_residues(random, draw(random, 50), p);
        d.push_back(1);
        d = times(d, shared, p);
        Residues a = times(random_terms(random, draw(random, 50), p), shared, p);
        static_cast<void>(algebra::divide(a, d, p));
        const auto [g, v] = algebra::bezout(a, d, p);
        REQUIRE(g.size() >= shared.size());
        CHECK(g.back() == 1);
        CHECK(v.size() <= d.size() - g.size());
        Residues rest = algebra::sum_of(times(a, v, p), g, p - 1, p);
        static_cast<void>(algebra::divide(rest, d, p));
        CHECK(rest.empty());
        for (Residues number : {a, d}) {
            static_cast<void>(algebra::divide(number, g, p));
            CHECK(number.empty());
        }
    }
}

TEST_CASE(
    "Vieta-Fibonacci polynomials follow from their recurrence, and their sums come back from polynomials") {
    Random random(64);
    for (int k = 2; k <= 9; ++k) {
        Residues before;
        Residues now{1};
        for (std::size_t j = 1; j <= 30; ++j) {
            Residues unit(j);
            unit.back() = 1;
            CHECK(algebra::from_vieta_fibonacci(unit, k) == now);
            Residues next = algebra::sum_of(times({0, 1}, now, k), before, k - 1, k);
            before = std::move(now);
            now = std::move(next);
            // p_{j+1} is the modulus for rows of j cells.
            const Residues row = random_residues(random, j, k);
            const Residues polynomial = algebra::from_vieta_fibonacci(row, k);
            CHECK(algebra::to_vieta_fibonacci(polynomial, j, k) == row);
            Residues moved = times({0, 1}, polynomial, k);
            static_cast<void>(algebra::divide(moved, now, k));
            CHECK(algebra::to_vieta_fibonacci(moved, j, k) == algebra::times_x(row, k));
        }
    }
}

}  // namespace switchbox::test
