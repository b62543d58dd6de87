#include "types/cube/solve/coordinates.hpp"

#include <algorithm>

#include "support/cubes.hpp"

namespace switchbox::test {

using machine::Pieces;
using solve::Coordinate;

namespace {

constexpr Coordinate all_coordinates[] = {
    Coordinate::twist,       Coordinate::flip,        Coordinate::slice,       Coordinate::corners,
    Coordinate::outer_edges, Coordinate::slice_edges, Coordinate::placed_slice};

Pieces after_second_phase_turns(Random& random) {
    Pieces pieces = machine::solved_pieces();
    for (int made = 0; made < 40;) {
        const machine::Turn turn = random_turn(random);
        if (!solve::is_of_second_phase(turn)) continue;
        pieces = turned(pieces, turn);
        ++made;
    }
    return pieces;
}

bool keeps_slice(Coordinate coordinate) {
    return coordinate == Coordinate::outer_edges || coordinate == Coordinate::slice_edges;
}

}  // namespace

// Sizes by Kociemba: 3^7 twists, 2^11 flips, C(12, 4) slices, 8! permutations twice, 4!; and 12!/8! placed
// slices.
TEST_CASE("Each coordinate of the cube numbers all that it tells apart, each once") {
    const std::size_t sizes[] = {2187, 2048, 495, 40320, 40320, 24, 11880};
    for (const Coordinate coordinate : all_coordinates) {
        const std::size_t size = solve::size_of(coordinate);
        CHECK(size == sizes[static_cast<std::size_t>(coordinate)]);
        const std::size_t stride = size > 20000 ? 37 : 1;
        for (std::size_t value = 0; value < size; value += stride)
            REQUIRE(value_of(coordinate, pieces_with(coordinate, value)) == value);
        REQUIRE(value_of(coordinate, pieces_with(coordinate, size - 1)) == size - 1);
        CHECK(value_of(coordinate, machine::solved_pieces()) == 0);
    }
}

TEST_CASE("A cube made for a coordinate is one that its pieces can be put together to") {
    for (const Coordinate coordinate : all_coordinates) {
        for (std::size_t value = 0; value < solve::size_of(coordinate); value += 11) {
            Pieces pieces = pieces_with(coordinate, value);
            const machine::CubeSums sums = sums_of(pieces);
            REQUIRE(sums.twist == 0);
            REQUIRE(sums.flip == 0);
            std::sort(pieces.corner.begin(), pieces.corner.end());
            std::sort(pieces.edge.begin(), pieces.edge.end());
            REQUIRE(pieces.corner == machine::solved_pieces().corner);
            REQUIRE(pieces.edge == machine::solved_pieces().edge);
        }
    }
}

// F twists its four corners alternately and flips its four edges; R flips none.
TEST_CASE("Coordinates of cubes after one turn") {
    CHECK(value_of(Coordinate::flip, cube_after("R")) == 0);
    CHECK(value_of(Coordinate::twist, cube_after("U")) == 0);
    CHECK(value_of(Coordinate::slice, cube_after("U D R2 L2")) == 0);
    CHECK(value_of(Coordinate::twist, cube_after("F")) != 0);
    // The edges of F are UF, DF, FR and FL, the 2nd, 6th, 9th and 10th of twelve. The flip coordinate omits
    // the last edge.
    CHECK(value_of(Coordinate::flip, cube_after("F")) == (1U << 9) + (1U << 5) + (1U << 2) + (1U << 1));
}

TEST_CASE("What a turn makes of a coordinate is the same on every cube that has it") {
    Random random(53);
    for (const Coordinate coordinate : all_coordinates) {
        solve::MoveTable table(coordinate);
        CHECK(table.size() == solve::size_of(coordinate));
        table.advance(10);
        CHECK(!table.is_finished());
        table.advance(table.size());
        CHECK(table.is_finished());
        for (int n = 0; n < 100; ++n) {
            const bool second = keeps_slice(coordinate);
            const Pieces pieces = second ? after_second_phase_turns(random)
                                         : turned(machine::solved_pieces(), random_turns(random, 40));
            for (std::size_t turn = 0; turn < machine::turn_count; ++turn) {
                if (second && !solve::is_of_second_phase(machine::turn_at(turn))) continue;
                REQUIRE(table.after(value_of(coordinate, pieces), turn) ==
                        value_of(coordinate, turned(pieces, machine::turn_at(turn))));
            }
        }
    }
}

}  // namespace switchbox::test
