// Tests of the lightest sums, against enumeration.
#include "types/lights/large/parity_split.hpp"

#include <algorithm>
#include <bit>
#include <map>

#include "sampling.hpp"
#include "support/support.hpp"

namespace switchbox::test {

using solve::LightestSums;
using solve::SignedEntry;

namespace {

std::vector<SignedEntry> random_entries(Random& random, std::size_t count, std::size_t generators) {
    std::vector<SignedEntry> entries(count);
    for (SignedEntry& each : entries) {
        each = {random.below(std::uint64_t{1} << generators), random.below(2) != 0};
    }
    return entries;
}

// Returns every sum by its weight.
std::map<std::size_t, std::vector<std::uint64_t>> all_sums(const std::vector<SignedEntry>& entries,
                                                           std::size_t generators) {
    std::map<std::size_t, std::vector<std::uint64_t>> sums;
    for (std::uint64_t sum = 0; sum < std::uint64_t{1} << generators; ++sum) {
        std::size_t weight = 0;
        for (const SignedEntry& each : entries) {
            weight += (std::popcount(each.pattern & sum) % 2 != 0) != each.is_one ? 1 : 0;
        }
        sums[weight].push_back(sum);
    }
    return sums;
}

void check_sums(const std::vector<SignedEntry>& entries, std::size_t generators, std::size_t room) {
    const auto expected = all_sums(entries, generators);
    const LightestSums found = *lightest_sums(entries, generators, room);
    REQUIRE(!found.by_excess.empty());
    CHECK(found.least == expected.begin()->first);
    std::size_t listed = 0;
    for (std::size_t excess = 0; excess < found.by_excess.size(); ++excess) {
        std::vector<std::uint64_t> sums = found.by_excess[excess];
        std::sort(sums.begin(), sums.end());
        const auto same = expected.find(found.least + excess);
        CHECK(sums == (same == expected.end() ? std::vector<std::uint64_t>() : same->second));
        listed += sums.size();
    }
    CHECK(found.is_whole == (listed == std::uint64_t{1} << generators));
    CHECK((listed <= room || found.by_excess.size() == 1));
}

}  // namespace

TEST_CASE("the lightest sums are those that counting finds, in one block and in several") {
    Random random(7);
    const std::size_t most = sampled ? 16 : 18;  // a block contains the sums of 15 generators
    for (std::size_t generators = 0; generators <= most; ++generators) {
        for (const std::size_t room : {std::size_t{1}, std::size_t{100}, std::size_t{1} << 17U}) {
            check_sums(random_entries(random, 1 + draw(random, 60), generators), generators, room);
        }
    }
}

TEST_CASE("sorting sums asks every few blocks whether to go on, and is given up if not") {
    Random random(8);
    constexpr std::size_t generators = 26;  // 2^11 blocks
    const auto entries = random_entries(random, 40, generators);
    int questions = 0;
    CHECK(lightest_sums(entries, generators, 1, [&] { return ++questions > 0; }));
    CHECK(questions >= 4);
    for (int last = 1; last <= questions; ++last) {
        int asked = 0;
        CHECK_FALSE(lightest_sums(entries, generators, 1, [&] { return ++asked < last; }));
        CHECK(asked == last);
    }
}

TEST_CASE("no entries are one empty sum for each choice") {
    const LightestSums found = *solve::lightest_sums({}, 2, 10);
    CHECK(found.least == 0);
    CHECK(found.by_excess == std::vector<std::vector<std::uint64_t>>{{0, 1, 2, 3}});
}

}  // namespace switchbox::test
