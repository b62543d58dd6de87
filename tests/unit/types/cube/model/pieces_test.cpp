#include "types/cube/model/pieces.hpp"

#include <map>
#include <numeric>
#include <set>

#include "support/cubes.hpp"
#include "types/cube/model/cube_machine.hpp"
#include "types/cube/model/pictures.hpp"
#include "types/cube/model/stickers.hpp"

namespace switchbox::test {

using machine::Metric;
using machine::order_of;
using machine::Pieces;
using machine::product;
using machine::solved_pieces;
using machine::Turn;
using machine::Turns;

namespace {

std::string shown(const Pieces& pieces, std::size_t side) {
    return machine::format_stickers(machine::stickers_of(pieces, side));
}

// Returns the number of states at distance 0, 1, 2, ... from the solved cube, for these steps.
std::vector<std::size_t> states_by_distance(const Turns& steps, std::size_t side, std::size_t distances) {
    std::vector<Pieces> layer = {solved_pieces()};
    std::set<std::string> seen = {shown(layer[0], side)};
    std::vector<std::size_t> counts;
    while (counts.size() < distances) {
        counts.push_back(layer.size());
        std::vector<Pieces> next;
        for (const Pieces& pieces : layer) {
            for (const Turn step : steps) {
                const Pieces then = machine::turned(pieces, step);
                if (seen.insert(shown(then, side)).second) next.push_back(then);
            }
        }
        layer = std::move(next);
    }
    return counts;
}

// Returns the turns of U, F and R, which fix the corner at DBL.
Turns steps_of_two(Metric metric) {
    Turns steps;
    for (const Turn step : machine::steps_of(metric)) {
        if (static_cast<std::size_t>(step.face) < 3) steps.push_back(step);
    }
    return steps;
}

std::size_t order_by_turning(const Pieces& pieces) {
    std::size_t order = 1;
    for (Pieces now = pieces; now != solved_pieces(); now = product(now, pieces)) ++order;
    return order;
}

}  // namespace

TEST_CASE("Products of turns have the orders of the books") {
    CHECK(order_of(solved_pieces()) == 1);
    CHECK(order_of(cube_after("R")) == 4);
    CHECK(order_of(cube_after("R U")) == 105);
    CHECK(order_of(cube_after("R U R' U'")) == 6);
    CHECK(order_of(cube_after("R' D' R D")) == 6);
    CHECK(order_of(cube_after("R2 L2 U2 D2 F2 B2")) == 2);
}

TEST_CASE("An order is how often it takes to come round") {
    Random random(21);
    for (int n = 0; n < 200; ++n) {
        const Pieces pieces = random_assembly(random);
        CHECK(order_of(pieces) == order_by_turning(pieces));
    }
}

TEST_CASE("So many states of the cube are at distance 0 to 3") {
    using Counts = std::vector<std::size_t>;
    CHECK(states_by_distance(machine::steps_of(Metric::clockwise), 3, 4) == Counts{1, 6, 33, 180});
    CHECK(states_by_distance(machine::steps_of(Metric::quarter), 3, 4) == Counts{1, 12, 114, 1068});
    CHECK(states_by_distance(machine::steps_of(Metric::face), 3, 4) == Counts{1, 18, 243, 3240});
}

TEST_CASE("So many states of the cube of side 2 are at distance 0 to 5") {
    using Counts = std::vector<std::size_t>;
    CHECK(states_by_distance(steps_of_two(Metric::clockwise), 2, 6) == Counts{1, 3, 9, 27, 78, 216});
    CHECK(states_by_distance(steps_of_two(Metric::quarter), 2, 6) == Counts{1, 6, 27, 120, 534, 2256});
    CHECK(states_by_distance(steps_of_two(Metric::face), 2, 6) == Counts{1, 9, 54, 321, 1847, 9992});
}

TEST_CASE("The superflip flips every edge where it stands, and commutes with every turn") {
    Pieces superflip = solved_pieces();
    superflip.flip.fill(1);
    CHECK(cube_after("U R2 F B R B2 R U2 L B2 R U' D' R2 F R' L B2 U2 F2") == superflip);
    CHECK(machine::inverse(superflip) == superflip);
    for (const machine::Turn turn : machine::steps_of(Metric::face))
        CHECK(machine::turned(superflip, turn) == product(machine::turn_of(turn), superflip));
}

TEST_CASE("Cubes make a group") {
    Random random(22);
    for (int n = 0; n < 300; ++n) {
        const Pieces a = random_assembly(random);
        const Pieces b = random_assembly(random);
        const Pieces c = random_assembly(random);
        CHECK(product(product(a, b), c) == product(a, product(b, c)));
        CHECK(product(a, solved_pieces()) == a);
        CHECK(product(solved_pieces(), a) == a);
        CHECK(product(a, machine::inverse(a)) == solved_pieces());
        CHECK(product(machine::inverse(a), a) == solved_pieces());
        CHECK(machine::inverse(product(a, b)) == product(machine::inverse(b), machine::inverse(a)));
    }
}

TEST_CASE("Turns one after another are one product, and their inverse undoes them") {
    Random random(23);
    for (int n = 0; n < 200; ++n) {
        const Pieces start = random_assembly(random);
        const Turns some = random_turns(random, draw(random, 30));
        const Pieces then = machine::turned(start, some);
        CHECK(then == product(start, machine::turned(solved_pieces(), some)));
        CHECK(machine::turned(then, machine::inverse(some)) == start);
    }
    for (std::size_t i = 0; i < machine::turn_count; ++i) {
        const Turn turn = machine::turn_at(i);
        CHECK(machine::turn_of(turn) ==
              machine::turned(solved_pieces(), Turns(turn.quarters, {turn.face, 1})));
    }
}

TEST_CASE("No turn changes the three sums") {
    Random random(24);
    for (int n = 0; n < 300; ++n) {
        const Pieces start = random_assembly(random);
        for (std::size_t i = 0; i < machine::turn_count; ++i) {
            CHECK(sums_of(machine::turned(start, machine::turn_at(i))) == sums_of(start));
        }
    }
}

TEST_CASE("One assembly in twelve has each value of the three sums") {
    Random random(25);
    std::map<std::string, int> counts;
    for (int n = 0; n < 12000; ++n) {
        const machine::CubeSums sums = sums_of(random_assembly(random));
        ++counts[std::to_string(sums.twist) + std::to_string(sums.flip) + std::to_string(sums.parity)];
    }
    CHECK(counts.size() == 12);
    for (const auto& entry : counts) {
        CAPTURE(entry.first);
        CHECK(entry.second > 850);
        CHECK(entry.second < 1150);
    }
}

TEST_CASE("A seed gives the same cube and the same turns on every platform") {
    CHECK(shown(machine::random_pieces(1), 3) == "BBDBULUFFRUBLRLFFUBDDLFDDRLBDDBDUURLUDRRLBFRLRULFBUFFR");
    CHECK(shown(machine::random_corners(1), 2) == "DUDDLRRBRFLUUFDLFBLFBRUB");
    CHECK(shown(machine::random_corners(2), 2) == "RULBRFURFUULLFDFBDLBRDDB");
    CHECK(machine::format_turns(machine::random_turns({3}, 8, 1)) == "R' F2 L D' R L' D R");
    CHECK(machine::format_turns(machine::random_turns({2, Metric::quarter}, 8, 1)) == "F' U' F' R' U F R' F");
}

TEST_CASE("A seed's cube of side 2 holds the corner at DBL, and can be solved") {
    std::set<int> twisted;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        const Pieces pieces = machine::random_corners(seed);
        CHECK(pieces.corner[6] == 6);
        CHECK(pieces.twist[6] == 0);
        CHECK(pieces.edge == solved_pieces().edge);
        CHECK(pieces.flip == solved_pieces().flip);
        CHECK(sums_of(pieces).twist == 0);
        for (int corner = 0; corner < 8; ++corner)
            if (pieces.twist[static_cast<std::size_t>(corner)] != 0) twisted.insert(corner);
    }
    CHECK(twisted == std::set<int>{0, 1, 2, 3, 4, 5, 7});
}

TEST_CASE("On the cube of side 2 only the twists have a sum") {
    Random random(26);
    std::set<int> twists;
    for (int n = 0; n < 100; ++n) {
        const Pieces pieces = random_assembly(random, 2);
        const machine::CubeSums sums = sums_of(pieces, 2);
        CHECK(sums == machine::CubeSums{sums_of(pieces).twist, 0, 0});
        CHECK(sums_of(pieces, 3) == sums_of(pieces));
        twists.insert(sums.twist);
    }
    CHECK(twists.size() == 3);
}

TEST_CASE("Cycles of pieces are written as Singmaster writes them") {
    const auto written = [](std::string_view text, machine::PieceKind kind) {
        return machine::format_cycles(machine::cycles_of(cube_after(text), kind), kind);
    };
    using machine::PieceKind;
    CHECK(written("R", PieceKind::corner) == "(URF UBR DRB DFR)");
    CHECK(written("R", PieceKind::edge) == "(UR BR DR FR)");
    CHECK(written("R U", PieceKind::corner) == "(URF)+ (UFL ULB UBR DRB DFR)-");
    CHECK(written("R U", PieceKind::edge) == "(UR BR DR FR UF UL UB)");
    CHECK(written("R U R' U'", PieceKind::corner) == "(URF DFR)+ (ULB UBR)-");
    CHECK(written("", PieceKind::corner).empty());
    CHECK(machine::count_moved(cube_after("R")) == 8);
    CHECK(machine::count_moved(cube_after("R U R' U'")) == 7);
    CHECK(machine::count_moved(cube_after("R2 L2 U2 D2 F2 B2")) == 12);
}

TEST_CASE("Cycles have the order and the parity of the permutation") {
    Random random(27);
    for (int n = 0; n < 300; ++n) {
        const Pieces pieces = random_assembly(random);
        std::uint64_t order = 1;
        std::size_t even_cycles = 0;
        for (const machine::PieceKind kind : {machine::PieceKind::corner, machine::PieceKind::edge}) {
            const std::vector<machine::PieceCycle> cycles = machine::cycles_of(pieces, kind);
            even_cycles += machine::count_even_cycles(cycles);
            const std::size_t turns = kind == machine::PieceKind::corner ? 3 : 2;
            for (const machine::PieceCycle& cycle : cycles)
                order = std::lcm(order, cycle.places.size() * (cycle.turn == 0 ? 1 : turns));
        }
        CHECK(order == order_of(pieces));
        CHECK(even_cycles % 2 == static_cast<std::size_t>(sums_of(pieces).parity));
    }
}

}  // namespace switchbox::test
