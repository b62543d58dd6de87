#include "algebra/binary_polynomial.hpp"

#include "algebra/fibonacci_polynomials.hpp"
#include "support/support.hpp"

namespace switchbox::test {

using algebra::BinaryPolynomial;
using algebra::greatest_common_divisor;

namespace {

BinaryPolynomial random_polynomial(Random& random, std::size_t terms) {
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
    Random random(1);
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
        BinaryPolynomial left = a;
        BinaryPolynomial again = times(b, left.divide(b));
        REQUIRE(left == rest);
        again.add(rest);
        REQUIRE(again == a);
        const algebra::BinaryModulus modulus(b);
        const BinaryPolynomial short_enough = a.below(2 * *b.degree());
        left = short_enough;
        left.reduce(b);
        REQUIRE(modulus.remainder(short_enough) == left);
    }
}

TEST_CASE("A product is the sum of the factor moved to each power") {
    Random random(3);
    for (int n = 0; n < 300; ++n) {
        const BinaryPolynomial a = random_polynomial(random, draw(random, 300));
        const BinaryPolynomial b = random_polynomial(random, draw(random, 200));
        REQUIRE(algebra::product(a, b) == times(a, b));
        REQUIRE(a.square() == times(a, a));
        REQUIRE(a.square().square_root() == a);
        const bool has_odd_power = [&] {
            for (std::size_t power = 1; power < 300; power += 2) {
                if (a.has(power)) return true;
            }
            return false;
        }();
        REQUIRE(a.square_root().has_value() == !has_odd_power);
    }
}

TEST_CASE("Parts of a polynomial, its reverse, and its value at x + 1") {
    Random random(4);
    const BinaryPolynomial one = BinaryPolynomial::monomial(0);
    BinaryPolynomial x_plus_1 = BinaryPolynomial::monomial(1);
    x_plus_1.add(one);
    for (int n = 0; n < 100; ++n) {
        const BinaryPolynomial a = random_polynomial(random, draw(random, 300));
        REQUIRE(BinaryPolynomial::of_words(a.words()) == a);
        for (const std::size_t power : {0U, 1U, 63U, 64U, 65U, 128U, 200U, 400U}) {
            BinaryPolynomial together = a.below(power);
            REQUIRE((together.is_zero() || *together.degree() < power));
            together.add(a.from(power), power);
            REQUIRE(together == a);
        }
        const std::size_t degree = a.degree().value_or(0) + draw(random, 70);
        const BinaryPolynomial mirror = a.reversed(degree);
        for (std::size_t power = 0; power <= degree; ++power)
            REQUIRE(mirror.has(power) == a.has(degree - power));
        // Horner's rule.
        BinaryPolynomial value;
        for (std::size_t power = 300; power-- > 0;) {
            value = times(value, x_plus_1);
            if (a.has(power)) value.add(one);
        }
        REQUIRE(a.at_one_more() == value);
    }
}

TEST_CASE("Bezout's factor makes the greatest common divisor") {
    Random random(5);
    for (int n = 0; n < 400; ++n) {
        const BinaryPolynomial common = random_polynomial(random, 1 + draw(random, 60));
        BinaryPolynomial b = times(common, random_polynomial(random, draw(random, 130)));
        if (b.is_zero()) continue;
        BinaryPolynomial a = times(common, random_polynomial(random, draw(random, 130)));
        if (n % 4 == 0) {
            a = a.square();
            b = b.square();
        }
        a.reduce(b);
        const algebra::Bezout found = algebra::bezout(a, b);
        REQUIRE(found.divisor == greatest_common_divisor(a, b));
        BinaryPolynomial rest = times(found.factor, a);
        rest.reduce(b);
        BinaryPolynomial divisor = found.divisor;
        divisor.reduce(b);
        REQUIRE(rest == divisor);
        REQUIRE((found.factor.is_zero() || *found.factor.degree() + *found.divisor.degree() < *b.degree() ||
                 found.factor.degree() == 0U));
    }
}

TEST_CASE("Fibonacci polynomials follow their recurrence, and sums of them are told apart") {
    std::vector<BinaryPolynomial> p{{}, BinaryPolynomial::monomial(0)};
    for (std::size_t k = 1; k < 400; ++k) {
        BinaryPolynomial next = p[k - 1];
        next.add(p[k], 1);
        p.push_back(next);
    }
    for (std::size_t k = 0; k < p.size(); ++k) REQUIRE(algebra::fibonacci_polynomial(k) == p[k]);
    Random random(6);
    for (int n = 0; n < 300; ++n) {
        const BinaryPolynomial sum = random_polynomial(random, draw(random, 400));
        BinaryPolynomial added;
        for (std::size_t power = 0; power < 400; ++power) {
            if (sum.has(power)) added.add(p[power + 1]);
        }
        REQUIRE(algebra::from_fibonacci(sum) == added);
        REQUIRE(algebra::to_fibonacci(added) == sum);
    }
}

TEST_CASE("The greatest common divisor divides both, and what is common to both divides it") {
    Random random(2);
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
