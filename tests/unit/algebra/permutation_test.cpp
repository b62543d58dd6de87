#include "algebra/permutation.hpp"

#include <algorithm>

#include "support/wirings.hpp"

namespace switchbox::test {

using algebra::Permutation;
using Cycles = std::vector<std::vector<std::size_t>>;

namespace {

// Returns the number of swaps of neighbours that bubble sort needs, which is minimal.
std::size_t swaps_to_sort(Permutation p) {
    std::size_t swaps = 0;
    for (std::size_t sorted = 0; sorted + 1 < p.size();) {
        if (p[sorted] < p[sorted + 1]) {
            ++sorted;
            continue;
        }
        std::swap(p[sorted], p[sorted + 1]);
        ++swaps;
        sorted = 0;
    }
    return swaps;
}

}  // namespace

TEST_CASE("The identity, the inverse and the product of permutations are what they should be") {
    CHECK(algebra::identity(4) == Permutation{0, 1, 2, 3});
    CHECK(algebra::identity(0).empty());
    CHECK(algebra::inverse({1, 2, 3, 0}) == Permutation{3, 0, 1, 2});
    // Left to right: 0 -> 1 by the first, then 1 -> 2 by the second.
    CHECK(algebra::product({1, 0, 2}, {0, 2, 1}) == Permutation{2, 0, 1});
    CHECK(algebra::product({0, 2, 1}, {1, 0, 2}) == Permutation{1, 2, 0});
}

TEST_CASE("Products of permutations act from left to right, as in Example 20 of Joyner's paper") {
    // (a1 a2)(a1 a2 a3 ... ak) = (a1 a3 ... ak) and (a1 a2)(a1 a3)(a1 a2) = (a2 a3)
    CHECK(algebra::product(cycles("(1 2)", 5), cycles("(1 2 3 4 5)", 5)) == cycles("(1 3 4 5)", 5));
    const Permutation swap = cycles("(1 2)", 3);
    CHECK(algebra::product(algebra::product(swap, cycles("(1 3)", 3)), swap) == cycles("(2 3)", 3));
    CHECK(algebra::product(cycles("(7 8)(3 4)", 8), cycles("(3 4 6)(5 7 8)", 8)) == cycles("(3 6)(5 7)", 8));
}

TEST_CASE("What is no permutation is told apart") {
    CHECK(algebra::is_permutation({}));
    CHECK(algebra::is_permutation({2, 0, 1}));
    CHECK_FALSE(algebra::is_permutation({0, 0, 1}));
    CHECK_FALSE(algebra::is_permutation({0, 1, 3}));
    CHECK_FALSE(algebra::is_permutation({1}));
}

TEST_CASE("Permutations form a group, of any size up to 256") {
    Random random(1);
    for (const std::size_t size : {1U, 2U, 8U, 127U, 128U, 256U}) {
        CAPTURE(size);
        const Permutation one = algebra::identity(size);
        CHECK(algebra::is_permutation(one));
        for (int n = 0; n < 20; ++n) {
            const Permutation a = random_permutation(random, size);
            const Permutation b = random_permutation(random, size);
            const Permutation c = random_permutation(random, size);
            CHECK(algebra::is_permutation(a));
            CHECK(algebra::product(a, algebra::inverse(a)) == one);
            CHECK(algebra::product(algebra::inverse(a), a) == one);
            CHECK(algebra::product(a, one) == a);
            CHECK(algebra::product(one, a) == a);
            const Permutation ab = algebra::product(a, b);
            CHECK(algebra::is_permutation(ab));
            CHECK(algebra::product(ab, c) == algebra::product(a, algebra::product(b, c)));
            CHECK(algebra::inverse(ab) == algebra::product(algebra::inverse(b), algebra::inverse(a)));
        }
    }
}

TEST_CASE("Inversions are the swaps of neighbours that sorting takes") {
    Permutation p = algebra::identity(6);
    std::vector<std::size_t> by_inversions(16);
    do {
        REQUIRE(algebra::inversions(p) == swaps_to_sort(p));
        REQUIRE(algebra::inversions(p) == algebra::inversions(algebra::inverse(p)));
        ++by_inversions[algebra::inversions(p)];
    } while (std::next_permutation(p.begin(), p.end()));
    // Mahonian numbers.
    CHECK(by_inversions ==
          std::vector<std::size_t>{1, 5, 14, 29, 49, 71, 90, 101, 101, 90, 71, 49, 29, 14, 5, 1});
    CHECK(algebra::inversions(reversal(256)) == 256 * 255 / 2);
    CHECK(algebra::inversions({}) == 0);
}

TEST_CASE("Cycles begin with their smallest member and come in the order of those") {
    CHECK(algebra::cycles(algebra::identity(5)).empty());
    CHECK(algebra::cycles({}).empty());
    CHECK(algebra::cycles({3, 4, 2, 0, 1}) == Cycles{{0, 3}, {1, 4}});
    CHECK(algebra::cycles({0, 2, 3, 1}) == Cycles{{1, 2, 3}});
}

TEST_CASE("The cycles of a permutation are disjoint, and each member goes to the next") {
    Random random(2);
    for (int n = 0; n < 300; ++n) {
        const std::size_t size = 1 + draw(random, 256);
        const Permutation p = random_permutation(random, size);
        Permutation rebuilt = algebra::identity(size);
        std::vector<bool> seen(size);
        std::size_t last = 0;
        for (const auto& cycle : algebra::cycles(p)) {
            REQUIRE(cycle.size() >= 2);
            REQUIRE(*std::min_element(cycle.begin(), cycle.end()) == cycle[0]);
            REQUIRE((cycle[0] > last || !seen[last]));
            last = cycle[0];
            for (std::size_t i = 0; i < cycle.size(); ++i) {
                REQUIRE_FALSE(seen[cycle[i]]);
                seen[cycle[i]] = true;
                rebuilt[cycle[i]] = static_cast<std::uint8_t>(cycle[(i + 1) % cycle.size()]);
            }
        }
        REQUIRE(rebuilt == p);
    }
}

}  // namespace switchbox::test
