// Tests of permutations, and of permutation groups by the Schreier-Sims algorithm.
#include "algebra/permutation.hpp"

#include <algorithm>
#include <set>

#include "support/support.hpp"
#include "support/wirings.hpp"
#include "types/cube/model/facets.hpp"

namespace switchbox::test {

using Cycles = std::vector<std::vector<std::size_t>>;
using algebra::Permutation;
using algebra::PermutationGroup;

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

namespace {

Permutation cycle(std::size_t points, const std::vector<std::size_t>& places) {
    Permutation made = algebra::identity(points);
    for (std::size_t i = 0; i < places.size(); ++i)
        made[places[i]] = static_cast<std::uint8_t>(places[(i + 1) % places.size()]);
    return made;
}

// Returns all elements of the group, by closure under multiplication.
std::set<Permutation> enumerated(const std::vector<Permutation>& generators) {
    std::set<Permutation> known{algebra::identity(generators[0].size())};
    std::vector<Permutation> waiting(known.begin(), known.end());
    while (!waiting.empty()) {
        const Permutation here = waiting.back();
        waiting.pop_back();
        for (const Permutation& generator : generators) {
            Permutation next = algebra::product(here, generator);
            if (known.insert(next).second) waiting.push_back(std::move(next));
        }
    }
    return known;
}

// Returns the turn as a permutation of the 48 facets that are not centres, numbered from 0.
Permutation facet_turn(std::size_t face) {
    Permutation made = algebra::identity(machine::numbered_facets);
    for (const machine::FacetCycle& each : machine::turn_cycles[face])
        for (std::size_t i = 0; i < each.size(); ++i)
            made[each[i] - 1U] = static_cast<std::uint8_t>(each[(i + 1) % each.size()] - 1);
    return made;
}

}  // namespace

TEST_CASE("Groups that are known by name have their orders") {
    CHECK(PermutationGroup({algebra::identity(5)}).order().decimal() == "1");
    CHECK(PermutationGroup({cycle(7, {0, 1, 2, 3, 4, 5, 6})}).order().decimal() == "7");
    CHECK(PermutationGroup({cycle(8, {0, 1, 2, 3, 4, 5, 6, 7}), cycle(8, {0, 1})}).order().decimal() ==
          "40320");
    const PermutationGroup even({cycle(9, {0, 1, 2}), cycle(9, {2, 3, 4, 5, 6, 7, 8})});
    CHECK(even.order().decimal() == "181440");
    CHECK(even.contains(cycle(9, {3, 7, 5})));
    CHECK(!even.contains(cycle(9, {3, 7})));
    // Dihedral group of the hexagon.
    const Permutation mirror = algebra::product(cycle(6, {1, 5}), cycle(6, {2, 4}));
    CHECK(PermutationGroup({cycle(6, {0, 1, 2, 3, 4, 5}), mirror}).order().decimal() == "12");
    // Mathieu group of degree 11 (Conway and others, ATLAS of Finite Groups).
    const Permutation eleven = cycle(11, {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10});
    const Permutation four = algebra::product(cycle(11, {2, 6, 10, 7}), cycle(11, {3, 9, 4, 5}));
    CHECK(PermutationGroup({eleven, four}).order().decimal() == "7920");
}

TEST_CASE("Random groups are what multiplying on makes of them") {
    Random random(15);
    for (int sample = 0; sample < 60; ++sample) {
        const std::size_t points = 2 + draw(random, 5);
        std::vector<Permutation> generators;
        for (std::size_t i = 0; i <= draw(random, 3); ++i) {
            const Permutation any = random_permutation(random, points);
            generators.push_back(draw(random, 2) == 0 ? any : algebra::product(any, any));
        }
        const std::set<Permutation> all = enumerated(generators);
        const PermutationGroup group(generators);
        CHECK(group.order().decimal() == std::to_string(all.size()));
        for (int i = 0; i < 20; ++i) {
            const Permutation any = random_permutation(random, points);
            CHECK(group.contains(any) == (all.count(any) != 0));
        }
    }
}

TEST_CASE("The turns of the cube generate 43252003274489856000 permutations of its facets") {
    std::vector<Permutation> turns;
    for (std::size_t face = 0; face < machine::cube_faces; ++face) turns.push_back(facet_turn(face));
    const PermutationGroup cube(turns);
    CHECK(cube.order().decimal() == "43252003274489856000");
    Natural product = 1;
    for (const std::size_t length : cube.orbit_lengths())
        product.multiply_add(static_cast<std::uint32_t>(length), 0);
    CHECK(product.decimal() == "43252003274489856000");
    // One twisted corner, one flipped edge, two exchanged edges: their facets are 8 25 19, 5 26 and 7 18.
    CHECK(!cube.contains(cycle(48, {7, 24, 18})));
    CHECK(!cube.contains(cycle(48, {4, 25})));
    CHECK(!cube.contains(algebra::product(cycle(48, {4, 6}), cycle(48, {25, 17}))));
    CHECK(cube.contains(algebra::product(cycle(48, {7, 24, 18}), cycle(48, {5, 10, 16}))));
    CHECK(cube.contains(algebra::product(cycle(48, {4, 25}), cycle(48, {6, 17}))));
    // Cube of side 2 with the corner at DBL fixed.
    const auto face = [&](machine::CubeFace which) { return turns[static_cast<std::size_t>(which)]; };
    std::vector<Permutation> corners;
    for (const auto which : {machine::CubeFace::up, machine::CubeFace::right, machine::CubeFace::front}) {
        Permutation alone = algebra::identity(48);
        for (const machine::CornerFacets::value_type& corner : machine::corner_numbers)
            for (const std::uint8_t number : corner) alone[number - 1U] = face(which)[number - 1U];
        corners.push_back(std::move(alone));
    }
    CHECK(PermutationGroup(corners).order().decimal() == "3674160");
}

}  // namespace switchbox::test
