// Tests of the distribution of distances on the cube (docs/machines.md, "The Rubik's cube"), and of the
// solutions found.
#include "types/cube/solve/corner_table.hpp"

#include <doctest/doctest.h>

#include <set>

#include "sampling.hpp"
#include "support/cubes.hpp"
#include "support/support.hpp"
#include "types/cube/model/cube_machine.hpp"
#include "types/cube/solve/cube_search.hpp"

namespace switchbox::test {
namespace {

using machine::Metric;
using Counts = std::vector<std::uint64_t>;

solve::CornerTable finished_table(Metric metric) {
    solve::CornerTable table(metric);
    while (!table.is_finished()) table.advance(1'000'000);
    return table;
}

// Checks that each of `count` random cubes is solved in at most 22 face turns.
void check_random_cubes(std::uint64_t count) {
    const auto tables = std::make_shared<solve::CubeTables>();
    for (std::uint64_t seed = 0; seed < count; ++seed) {
        const machine::Pieces pieces = machine::random_pieces(seed);
        solve::CubeSearch search({}, machine::stickers_of(pieces, 3), tables, 1);
        while (!search.is_finished()) search.advance(10'000'000);
        REQUIRE(search.best());
        REQUIRE(search.best()->size() <= 22);
        REQUIRE(machine::turned(pieces, *search.best()) == machine::solved_pieces());
    }
}

// Returns the number of states of the cube of side 3 by distance, by enumeration.
Counts counts_to(std::size_t depth, Metric metric) {
    using Key = std::array<std::array<std::uint8_t, machine::cube_edges>, 4>;
    const auto key_of = [](const machine::Pieces& pieces) {
        Key key{};
        std::copy(pieces.corner.begin(), pieces.corner.end(), key[0].begin());
        std::copy(pieces.twist.begin(), pieces.twist.end(), key[1].begin());
        key[2] = pieces.edge;
        key[3] = pieces.flip;
        return key;
    };
    std::vector<machine::Pieces> layer{machine::solved_pieces()};
    std::set<Key> known{key_of(layer[0])};
    Counts counts{1};
    while (counts.size() <= depth) {
        std::vector<machine::Pieces> next;
        for (const machine::Pieces& pieces : layer) {
            for (const machine::Turn turn : machine::steps_of(metric)) {
                const machine::Pieces after = machine::turned(pieces, turn);
                if (known.insert(key_of(after)).second) next.push_back(after);
            }
        }
        counts.push_back(next.size());
        layer = std::move(next);
    }
    return counts;
}

}  // namespace

TEST_CASE("The states of the cube of side 2 by distance, in three metrics") {
    const solve::CornerTable face = finished_table(Metric::face);
    CHECK(face.counts() == Counts{1, 9, 54, 321, 1847, 9992, 50136, 227536, 870072, 1887748, 623800, 2644});
    CHECK(finished_table(Metric::quarter).counts() ==
          Counts{1, 6, 27, 120, 534, 2256, 8969, 33058, 114149, 360508, 930588, 1350852, 782536, 90280, 276});
    CHECK(finished_table(Metric::clockwise).counts() ==
          Counts{1,     3,     9,      27,     78,     216,    583,    1546,   4035,  10320,
                 25824, 62832, 146322, 321876, 635632, 988788, 958176, 450280, 66420, 1192});
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        const machine::Pieces pieces = machine::random_corners(seed);
        const machine::Turns way = face.shortest(pieces);
        CHECK(way.size() == static_cast<std::size_t>(face.distance(pieces)));
        CHECK(machine::corners_alone(machine::turned(pieces, way)) == machine::solved_pieces());
    }
}

TEST_CASE("The first states of the cube of side 3 by distance, in three metrics") {
    CHECK(counts_to(4, Metric::face) == Counts{1, 18, 243, 3240, 43239});
    CHECK(counts_to(4, Metric::quarter) == Counts{1, 12, 114, 1068, 10011});
    CHECK(counts_to(6, Metric::clockwise) == Counts{1, 6, 33, 180, 975, 5286, 28635});
}

TEST_CASE("Any cube that can be solved is solved in 22 face turns or fewer") { check_random_cubes(50); }

TEST_CASE("The states of the cube of side 3 by distance, as far as the table goes" *
          doctest::test_suite(long_tests) * doctest::skip(sampled)) {
    CHECK(counts_to(5, Metric::face) == Counts{1, 18, 243, 3240, 43239, 574908});
    CHECK(counts_to(6, Metric::quarter) == Counts{1, 12, 114, 1068, 10011, 93840, 878880});
    CHECK(counts_to(8, Metric::clockwise) == Counts{1, 6, 33, 180, 975, 5286, 28635, 155040, 839157});
}

TEST_CASE("Two thousand cubes are solved in 22 face turns or fewer" * doctest::test_suite(long_tests) *
          doctest::skip(sampled)) {
    check_random_cubes(2'000);
}

}  // namespace switchbox::test
