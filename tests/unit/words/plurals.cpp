#include "support/support.hpp"
#include "words/plural.hpp"

namespace switchbox::test {
namespace {

using words::plural_form;

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

TEST_CASE("Damaged plural rules neither crash nor hang") {
    algebra::Random random(11);
    for (int i = 0; i < 20000; ++i) {
        std::string rule(polish);
        for (std::size_t n = draw(random, 4) + 1; n > 0; --n) rule = damaged(rule, random);
        (void)plural_form(rule, draw(random, 200));
    }
}

}  // namespace switchbox::test
