#include "base/natural.hpp"

#include <algorithm>
#include <array>

#include "support/support.hpp"

namespace switchbox::test {

namespace {

Natural natural(std::uint64_t value) {
    Natural n;
    for (int shift = 48; shift >= 0; shift -= 16) {
        n.multiply_add(65536, static_cast<std::uint32_t>((value >> static_cast<unsigned>(shift)) & 0xFFFFU));
    }
    return n;
}

Natural natural(const std::string& decimal) {
    Natural n;
    for (const char digit : decimal) n.multiply_add(10, static_cast<std::uint32_t>(digit - '0'));
    return n;
}

std::uint64_t any_size(Random& random) { return random.next() >> random.below(64); }

}  // namespace

TEST_CASE("Known powers are written in full") {
    CHECK(power(2, 64).decimal() == "18446744073709551616");
    CHECK(power(10, 30).decimal() == "1" + std::string(30, '0'));
    CHECK(power(9, 100).decimal() ==
          "265613988875874769338781322035779626829233452653394495974574961739092490901302182994384699044001");
    CHECK(power(7, 0).decimal() == "1");
    CHECK(power(0, 0).decimal() == "1");
    CHECK(power(0, 5).decimal() == "0");
    CHECK(power(1, 1000).decimal() == "1");
}

TEST_CASE("Zeros inside a number are not lost") {
    for (const std::string decimal :
         {"0", "9", "999999999", "1000000000", "1000000001", "1000000000000000000", "4294967296000000000",
          "5000000000000000000000000001"}) {
        CHECK(natural(decimal).decimal() == decimal);
    }
    Random random(1);
    for (std::size_t length = 1; length < 100; ++length) {
        std::string decimal(length, '0');
        for (char& digit : decimal)
            digit = random.below(2) == 0 ? '0' : static_cast<char>('0' + random.below(10));
        decimal[0] = '7';
        CHECK(natural(decimal).decimal() == decimal);
    }
}

TEST_CASE("Numbers are rounded, not cut, to their first digits") {
    const auto rounded = [](const Natural& number, std::size_t digits) {
        const auto [lead, exponent] = number.rounded(digits);
        return lead + " e" + std::to_string(exponent);
    };
    CHECK(rounded(power(7, 20), 3) == "798 e16");  // 79,792,266,297,612,001
    CHECK(rounded(power(7, 20), 4) == "7979 e16");
    CHECK(rounded(99'949, 3) == "999 e4");
    CHECK(rounded(99'950, 3) == "100 e5");
    CHECK(rounded(1'005, 3) == "101 e3");
    CHECK(rounded(1'004, 3) == "100 e3");
    CHECK(rounded(42, 3) == "420 e1");
    CHECK(rounded(0, 2) == "00 e0");
}

TEST_CASE("Small naturals behave like the machine's own numbers") {
    Random random(2);
    for (int n = 0; n < 2000; ++n) {
        const std::uint64_t a = any_size(random);
        const std::uint64_t b = any_size(random);
        REQUIRE(natural(a).decimal() == std::to_string(a));
        REQUIRE((natural(a) <=> natural(b)) == (a <=> b));
        REQUIRE((natural(a) == natural(b)) == (a == b));
        Natural difference = natural(std::max(a, b));
        difference.subtract(natural(std::min(a, b)));
        REQUIRE(difference == natural(std::max(a, b) - std::min(a, b)));
    }
}

TEST_CASE("Subtraction borrows across the limbs and leaves no leading zeros") {
    Natural n = power(10, 30);
    n.subtract(1);
    CHECK(n.decimal() == std::string(30, '9'));
    n = power(2, 96);
    n.subtract(power(2, 95));
    CHECK(n == power(2, 95));
    n.subtract(n);
    CHECK(n.is_zero());
    CHECK(n == Natural());
    CHECK(n.decimal() == "0");
}

TEST_CASE("Addition carries across the limbs and into a new one, and undoes subtraction") {
    Natural n = power(2, 96);
    n.subtract(1);
    n.add(1);
    CHECK(n == power(2, 96));
    n.add(n);
    CHECK(n == power(2, 97));
    n.add(Natural());
    CHECK(n == power(2, 97));
    Natural zero;
    zero.add(Natural());
    CHECK(zero.is_zero());
    Random random(3);
    for (int i = 0; i < 2000; ++i) {
        const std::uint64_t a = any_size(random) >> 1U;
        const std::uint64_t b = any_size(random) >> 1U;
        Natural sum = natural(a);
        sum.add(natural(b));
        REQUIRE(sum == natural(a + b));
        Natural large = power(3, static_cast<std::size_t>(a % 150));
        large.add(sum);
        large.subtract(power(3, static_cast<std::size_t>(a % 150)));
        REQUIRE(large == sum);
    }
}

TEST_CASE("Naturals are ordered by size") {
    const std::array<Natural, 7> ascending{
        0, 1, 4294967295U, power(2, 32), power(2, 64), power(10, 30), power(9, 100)};
    for (std::size_t i = 0; i < ascending.size(); ++i) {
        for (std::size_t j = 0; j < ascending.size(); ++j)
            CHECK((ascending[i] <=> ascending[j]) == (i <=> j));
    }
}

TEST_CASE("Multiplying by zero leaves only the summand") {
    Natural n = power(9, 100);
    n.multiply_add(0, 5);
    CHECK(n.decimal() == "5");
    n.multiply_add(0, 0);
    CHECK(n.is_zero());
}

}  // namespace switchbox::test
