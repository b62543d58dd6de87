#include "base/random.hpp"

#include <array>

#include "support/support.hpp"

namespace switchbox::test {

TEST_CASE("A seed gives the published stream of SplitMix64 on every platform") {
    Random zero(0);
    CHECK(zero.next() == 0xE220A8397B1DCDAFULL);
    Random random(1234567);
    for (const std::uint64_t expected :
         {6457827717110365317ULL, 3203168211198807973ULL, 9817491932198370423ULL, 4593380528125082431ULL,
          16408922859458223821ULL}) {
        CHECK(random.next() == expected);
    }
}

TEST_CASE("A draw stays below its bound") {
    Random random(1);
    for (const std::uint64_t bound :
         {1ULL, 2ULL, 3ULL, 9ULL, 512ULL, 1ULL << 32U, (1ULL << 63U) + 1, ~0ULL}) {
        for (int n = 0; n < 500; ++n) REQUIRE(random.below(bound) < bound);
    }
}

TEST_CASE("Draws are spread evenly") {
    constexpr std::size_t per_value = 1000;
    for (const std::size_t bound : {2, 3, 7, 10, 64}) {
        Random random(bound);
        std::vector<std::size_t> drawn(bound, 0);
        for (std::size_t n = 0; n < bound * per_value; ++n) ++drawn[draw(random, bound)];
        // The bound is five standard deviations of a binomial count.
        for (const std::size_t times : drawn) {
            CHECK(times > per_value - 160);
            CHECK(times < per_value + 160);
        }
    }
}

TEST_CASE("A bound just past half the range does not favour small numbers") {
    constexpr std::uint64_t bound = 3ULL << 62U;
    Random random(5);
    std::array<int, 3> thirds{};
    for (int n = 0; n < 3000; ++n) ++thirds.at(static_cast<std::size_t>(random.below(bound) >> 62U));
    for (const int times : thirds) {
        CHECK(times > 870);
        CHECK(times < 1130);
    }
}

}  // namespace switchbox::test
