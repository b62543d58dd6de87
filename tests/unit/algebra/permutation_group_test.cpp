// Tests of permutation groups by the Schreier-Sims algorithm.
#include <set>

#include "algebra/permutation.hpp"
#include "support/support.hpp"
#include "support/wirings.hpp"
#include "types/cube/model/facets.hpp"

namespace switchbox::test {

using algebra::Permutation;
using algebra::PermutationGroup;

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
