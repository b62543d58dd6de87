// Tests of the wires' paths through the cells of Ghaly's machine (Joyner, section 3.3; docs/theory.md,
// section 1).
#include <algorithm>

#include "support/wirings.hpp"
#include "types/ghaly/model/ghaly_machine.hpp"

namespace switchbox::test {

using machine::Edge;
using machine::Path;
using machine::PressGrid;
using machine::Wiring;
using machine::wiring_of;

namespace {

void check_ends(const PressGrid& presses) {
    const auto size = static_cast<std::size_t>(presses.shape.rows);
    const Wiring wiring = wiring_of(presses);
    std::vector<std::size_t> passages(presses.size());
    for (std::size_t i = 0; i < 2 * size; ++i) {
        const Path path = transmitter_path(presses, i);
        const bool starts_left = i < size;
        REQUIRE(path.front().from == (starts_left ? Edge::left : Edge::bottom));
        REQUIRE(path.front().cell == (starts_left ? i * size : (size - 1) * size + i - size));
        const bool ends_on_top = path.back().to == Edge::top;
        REQUIRE((ends_on_top || path.back().to == Edge::right));
        const std::size_t end = path.back().cell;
        REQUIRE((ends_on_top ? end / size == 0 : end % size == size - 1));
        REQUIRE(wiring.exit_of[i] == (ends_on_top ? end % size : size + end / size));
        for (const machine::Leg& leg : path) {
            ++passages[leg.cell];
            // Reason for |pi(i) - i| <= N: the wire stays in the rows, or columns, on one side of its own.
            REQUIRE((starts_left ? leg.cell / size <= i : leg.cell % size >= i - size));
        }
    }
    REQUIRE(std::count(passages.begin(), passages.end(), 2U) == static_cast<std::ptrdiff_t>(presses.size()));
}

// Checks that each cell of the path is adjacent to the last one across the edge where the wire left it.
void check_connected(const Path& path, std::size_t size) {
    for (std::size_t i = 1; i < path.size(); ++i) {
        const std::size_t before = path[i - 1].cell;
        const std::size_t here = path[i].cell;
        switch (path[i - 1].to) {
            case Edge::left:
                REQUIRE((here + 1 == before && path[i].from == Edge::right && before % size != 0));
                break;
            case Edge::right:
                REQUIRE((here == before + 1 && path[i].from == Edge::left && here % size != 0));
                break;
            case Edge::top:
                REQUIRE((here + size == before && path[i].from == Edge::bottom));
                break;
            case Edge::bottom:
                REQUIRE((here == before + size && path[i].from == Edge::top));
                break;
        }
    }
}

void check_generators(const PressGrid& presses) {
    const auto size = static_cast<std::size_t>(presses.shape.rows);
    std::vector<std::uint8_t> shown(presses.size(), 255);
    for (std::size_t j = 0; j < 2 * size; ++j) {
        const Path path = generator_path(presses, j);
        REQUIRE(path.front().from == (j < size ? Edge::top : Edge::right));
        REQUIRE(path.front().cell == (j < size ? j : (j - size) * size + size - 1));
        check_connected(path, size);
        for (const machine::Leg& leg : path) {
            if (leg.to == Edge::bottom) shown[leg.cell] = static_cast<std::uint8_t>(j);
        }
    }
    REQUIRE(shown == wiring_of(presses).shown);
}

void check_paths(const PressGrid& presses) {
    const auto size = static_cast<std::size_t>(presses.shape.rows);
    check_ends(presses);
    for (std::size_t i = 0; i < 2 * size; ++i) check_connected(transmitter_path(presses, i), size);
    check_generators(presses);
}

}  // namespace

TEST_CASE("A wire turns in a cell as section 3.3 draws it") {
    CHECK(machine::transmitter_turn(false, Edge::left) == Edge::top);
    CHECK(machine::transmitter_turn(false, Edge::bottom) == Edge::right);
    CHECK(machine::transmitter_turn(true, Edge::left) == Edge::right);
    CHECK(machine::transmitter_turn(true, Edge::bottom) == Edge::top);
    CHECK(machine::generator_turn(false, Edge::top) == Edge::bottom);
    CHECK(machine::generator_turn(false, Edge::right) == Edge::left);
    CHECK(machine::generator_turn(true, Edge::top) == Edge::left);
    CHECK(machine::generator_turn(true, Edge::right) == Edge::bottom);
}

TEST_CASE("The paths of the wires lead where the sweep says, through every cell twice") {
    for (const std::size_t size : {2U, 3U}) {
        for (std::size_t bits = 0; bits < boards_of(size); ++bits) check_paths(board(bits, size));
    }
    Random random(6);
    for (int n = 0; n < 300; ++n) check_paths(random_grid<PressGrid>(random, square(4), 2));
    for (int n = 0; n < 40; ++n) check_paths(random_grid<PressGrid>(random, square(8), 2));
    for (int n = 0; n < 2; ++n) check_paths(random_grid<PressGrid>(random, square(64), 2));
}

}  // namespace switchbox::test
