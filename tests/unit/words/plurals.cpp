#include "i18n/plural.hpp"
#include "support/support.hpp"

namespace switchbox::test {
namespace {

using i18n::plural_form;

constexpr std::string_view polish = "n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2";

}  // namespace

TEST_CASE("Plural rules of gettext are worked out as in C") {
    for (std::uint64_t n = 0; n < 3000; ++n) {
        CHECK(plural_form("n != 1", n) == (n != 1 ? 1U : 0U));
        CHECK(plural_form("0", n) == 0U);
        CHECK(plural_form("n>1", n) == (n > 1 ? 1U : 0U));
        CHECK(plural_form("!n", n) == (n == 0 ? 1U : 0U));
        const std::uint64_t slavic = n == 1                                                          ? 0
                                     : n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 10 || n % 100 >= 20) ? 1
                                                                                                     : 2;
        REQUIRE(plural_form(polish, n) == slavic);
        const std::uint64_t irish = n == 1 ? 0 : n == 2 ? 1 : n < 7 ? 2 : n < 11 ? 3 : 4;
        REQUIRE(plural_form("n==1 ? 0 : n==2 ? 1 : n<7 ? 2 : n<11 ? 3 : 4", n) == irish);
    }
    CHECK(plural_form("1 || n % n", 3) == 1U);
    CHECK(plural_form("( ( n ) )", 7) == 7U);
}

TEST_CASE("A plural rule that cannot be worked out is none") {
    for (const char* rule : {"", "n n", "n %", "(n", "n)", "n ? 1", "n ? 1 : ", "m", "n = 1", "1 & 1",
                             "n % 0", "99999999999", "-1"}) {
        CAPTURE(rule);
        CHECK_FALSE(plural_form(rule, 1).has_value());
    }
    CHECK_FALSE(plural_form(std::string(100000, '('), 1).has_value());
    CHECK_FALSE(plural_form(std::string(100000, '!') + "n", 1).has_value());
    std::string choices;
    for (int i = 0; i < 100000; ++i) choices += "n ? 1 : ";
    CHECK_FALSE(plural_form(choices + "0", 0).has_value());
}

TEST_CASE("Every operator of a plural rule is that of C, and binds as there") {
    for (std::uint64_t n = 0; n <= 6; ++n) {
        const auto comes_to = [n](const char* rule, std::uint64_t value) {
            CAPTURE(rule);
            CHECK(plural_form(rule, n) == value);
        };
        comes_to("n", n);
        comes_to("n < 3", n < 3 ? 1 : 0);
        comes_to("n <= 3", n <= 3 ? 1 : 0);
        comes_to("n > 3", n > 3 ? 1 : 0);
        comes_to("n >= 3", n >= 3 ? 1 : 0);
        comes_to("n == 3", n == 3 ? 1 : 0);
        comes_to("n != 3", n != 3 ? 1 : 0);
        comes_to("n % 3", n % 3);
        comes_to("20 % 12 % 5", 3);
        comes_to("!n", n == 0 ? 1 : 0);
        comes_to("!!n", n == 0 ? 0 : 1);
        comes_to("n || 0", n == 0 ? 0 : 1);
        comes_to("0 || n", n == 0 ? 0 : 1);
        comes_to("n && 2", n == 0 ? 0 : 1);
        comes_to("2 && n", n == 0 ? 0 : 1);
        comes_to("n && n == 3 || n == 5", n == 3 || n == 5 ? 1 : 0);
        comes_to("n == 5 || n == 3 && n", n == 3 || n == 5 ? 1 : 0);
        comes_to("n < 3 == 1", n < 3 ? 1 : 0);
        comes_to("n % 2 < 1", n % 2 == 0 ? 1 : 0);
        comes_to("!n % 2", n == 0 ? 1 : 0);
        comes_to("n ? 7 : 9", n == 0 ? 9 : 7);
        comes_to("n == 0 ? 4 : n == 1 ? 5 : 6", n == 0 ? 4 : n == 1 ? 5 : 6);
        comes_to("n ? n == 1 ? 4 : 5 : 6", n == 0 ? 6 : n == 1 ? 4 : 5);
        comes_to(" ( n ? 1 : 2 ) % 2 ", n == 0 ? 0 : 1);
    }
    CHECK(plural_form("90", 0) == 90U);
    CHECK(plural_form("0019", 0) == 19U);
}

TEST_CASE("A plural rule's numbers and parentheses have bounds") {
    CHECK(plural_form("4294967295", 0) == 4294967295U);
    CHECK(plural_form("42949672959", 0) == 42949672959U);
    CHECK_FALSE(plural_form("42949672960", 0));
    CHECK_FALSE(plural_form("429496729590", 0));
    for (const char* rule : {"n ? : 1", "n == != 1", "n < > 1", "n <= >= 1", "/", ":", "1/",
                             "1:", "n ? 1 : 2 :", "&& n", "n &&"})
        CHECK_FALSE(plural_form(rule, 1));
    const auto nested = [](std::size_t depth) {
        return plural_form(std::string(depth, '(') + "n" + std::string(depth, ')'), 3);
    };
    CHECK(nested(49) == 3U);
    CHECK_FALSE(nested(50));
    const auto negated = [](std::size_t times) { return plural_form(std::string(times, '!') + "n", 3); };
    CHECK(negated(48) == 1U);
    CHECK(negated(49) == 0U);
    CHECK_FALSE(negated(50));
    // The longest chain that is allowed.
    std::string many = "n";
    for (int i = 0; i < 200; ++i) many += " || (!n)";
    CHECK(plural_form(many, 0) == 1U);
}

TEST_CASE("Damaged plural rules neither crash nor hang") {
    Random random(11);
    for (int i = 0; i < 20000; ++i) {
        std::string rule(polish);
        for (std::size_t n = draw(random, 4) + 1; n > 0; --n) rule = damaged(rule, random);
        (void)plural_form(rule, draw(random, 200));
    }
}

}  // namespace switchbox::test
