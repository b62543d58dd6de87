// Tests of integers of any size: the laws of arithmetic on values of all sizes, and known values.
#include "base/integer.hpp"

#include <limits>

#include "support/support.hpp"

namespace switchbox::test {

namespace {

// Returns an integer of up to five 64-bit words. Many words have extreme values.
Integer any_integer(Random& random) {
    Integer value;
    for (std::uint64_t words = random.below(6); words > 0; --words) {
        auto word = static_cast<std::int64_t>(random.next() >> random.below(64));
        if (random.below(4) == 0) word = std::numeric_limits<std::int64_t>::max();
        if (random.below(4) == 0) word = std::numeric_limits<std::int64_t>::min();
        value = value * Integer(std::int64_t{1} << 62) * 4 + word;
    }
    return value;
}

}  // namespace

TEST_CASE("Integers of all sizes obey the laws of arithmetic") {
    Random random(11);
    for (int round = 0; round < 20'000; ++round) {
        CAPTURE(round);
        const Integer a = any_integer(random);
        const Integer b = any_integer(random);
        const Integer c = any_integer(random);
        REQUIRE(a + b - b == a);
        REQUIRE(a - b == -(b - a));
        REQUIRE(a * (b + c) == a * b + a * c);
        REQUIRE((a < b) == ((a - b).sign() < 0));
        REQUIRE(a.decimal() == (a + c - c).decimal());
        if (b.is_zero()) continue;
        REQUIRE(div_down(a * b, b) == a);
        const Integer remainder = a - b * div_down(a, b);
        REQUIRE(absolute(remainder) < absolute(b));
        REQUIRE(remainder.sign() * b.sign() >= 0);
        REQUIRE(div_up(a, b) - div_down(a, b) == (remainder.is_zero() ? 0 : 1));
        const Integer twice = (a - absolute(b) * div_near(a, absolute(b))) * 2;
        REQUIRE(twice >= -absolute(b));
        REQUIRE(twice < absolute(b));
        const Integer common = gcd_of(a, b);
        REQUIRE(common.sign() > 0);
        REQUIRE(modulo(a, common).is_zero());
        REQUIRE(modulo(b, common).is_zero());
        REQUIRE(gcd_of(div_down(a, common), div_down(b, common)) == 1);
    }
}

TEST_CASE("Integers are exact beyond 64 bits") {
    constexpr std::int64_t least = std::numeric_limits<std::int64_t>::min();
    CHECK((-Integer(least)).decimal() == "9223372036854775808");
    CHECK((-Integer(least)).small() == std::nullopt);
    CHECK((Integer(least) - 1 + 1).small() == least);
    CHECK(div_down(least, -1).decimal() == "9223372036854775808");
    Integer product = -1;
    for (int i = 0; i < 10; ++i) product *= 1'000'000'007;
    // 1,000,000,007 to the power of ten, by the binomial theorem.
    Integer sum;
    Integer binomial = 1;
    for (int i = 0; i <= 10; ++i) {
        Integer term = binomial;
        for (int j = 0; j < i; ++j) term *= 7;
        for (int j = i; j < 10; ++j) term *= 1'000'000'000;
        sum += term;
        binomial = div_down(binomial * (10 - i), i + 1);
    }
    CHECK(product == -sum);
    CHECK(product.decimal() == "-" + sum.decimal());
    CHECK(Integer().decimal() == "0");
    CHECK(Integer(-5).decimal() == "-5");
}

}  // namespace switchbox::test
