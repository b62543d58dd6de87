#include "algebra/binary_polynomial.hpp"
#include "support/support.hpp"

namespace switchbox::test {

using algebra::BinaryPolynomial;
using algebra::greatest_common_divisor;

namespace {

BinaryPolynomial random_polynomial(algebra::Random& random, std::size_t terms) {
    BinaryPolynomial result;
    for (std::size_t power = 0; power < terms; ++power) {
        if (draw(random, 2) == 1) result.add(BinaryPolynomial::monomial(power));
    }
    return result;
}

BinaryPolynomial times(const BinaryPolynomial& a, const BinaryPolynomial& b) {
    BinaryPolynomial result;
    for (std::size_t power = 0; !b.is_zero() && power <= *b.degree(); ++power) {
        if (b.has(power)) result.add(a, power);
    }
    return result;
}

bool divides(const BinaryPolynomial& divisor, BinaryPolynomial number) {
    number.reduce(divisor);
    return number.is_zero();
}

}  // namespace

TEST_CASE("Polynomials have the terms that were added an odd number of times") {
    for (const std::size_t power : {0U, 1U, 63U, 64U, 65U, 127U, 128U, 200U}) {
        BinaryPolynomial a = BinaryPolynomial::monomial(power);
        CHECK(a.degree() == power);
        CHECK(a.has(power));
        CHECK_FALSE(a.has(power + 1));
        CHECK_FALSE(a.has(power + 64));
        a.add(BinaryPolynomial::monomial(3), power);
        CHECK(a.degree() == power + 3);
        CHECK(a.has(power));
        a.add(BinaryPolynomial(a));
        CHECK(a.is_zero());
        CHECK_FALSE(a.degree().has_value());
        CHECK(a == BinaryPolynomial());
    }
}

TEST_CASE("A division leaves what is of a lower degree, and the divisor divides the difference") {
    algebra::Random random(1);
    for (int n = 0; n < 500; ++n) {
        const BinaryPolynomial a = random_polynomial(random, draw(random, 300));
        BinaryPolynomial b = random_polynomial(random, draw(random, 150));
        if (b.is_zero()) continue;
        BinaryPolynomial rest = a;
        rest.reduce(b);
        REQUIRE((rest.is_zero() || *rest.degree() < *b.degree()));
        BinaryPolynomial difference = a;
        difference.add(rest);
        REQUIRE(divides(b, difference));
        const BinaryPolynomial factor = random_polynomial(random, 80);
        REQUIRE(divides(b, times(b, factor)));
    }
}

TEST_CASE("The greatest common divisor divides both, and what is common to both divides it") {
    algebra::Random random(2);
    for (int n = 0; n < 300; ++n) {
        const BinaryPolynomial common = random_polynomial(random, 1 + draw(random, 130));
        if (common.is_zero()) continue;
        const BinaryPolynomial a = times(common, random_polynomial(random, draw(random, 130)));
        const BinaryPolynomial b = times(common, random_polynomial(random, draw(random, 130)));
        const BinaryPolynomial found = greatest_common_divisor(a, b);
        REQUIRE(found == greatest_common_divisor(b, a));
        if (found.is_zero()) {
            REQUIRE((a.is_zero() && b.is_zero()));
            continue;
        }
        REQUIRE(divides(found, a));
        REQUIRE(divides(found, b));
        REQUIRE(divides(common, found));
    }
    CHECK(greatest_common_divisor({}, {}).is_zero());
}

}  // namespace switchbox::test
