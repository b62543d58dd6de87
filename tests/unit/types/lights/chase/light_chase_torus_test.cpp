// Tests of light chasing on a torus: it solves exactly the boards that elimination over all lamps solves.
#include <algorithm>

#include "algebra/residue_polynomial.hpp"
#include "support/matrices.hpp"
#include "support/support.hpp"
#include "types/lights/chase/light_chase.hpp"
#include "types/lights/model/linear_machine.hpp"
#include "types/lights/solve/linear_solver.hpp"
#include "types/lights/solve/nullities.hpp"

namespace switchbox::test {

using algebra::Residues;
using machine::LinearMachine;
using machine::Picture;
using machine::Rule;
using solve::StripedGrid;
using solve::TorusChase;

namespace {

Rule torus_of(std::size_t rows, std::size_t columns) {
    Rule rule = *machine::rule_of(choice("torus"));
    rule.shape = {static_cast<int>(rows), static_cast<int>(columns)};
    return rule;
}

// Returns the lamps that these presses change.
Residues pressed_round(const StripedGrid& presses) {
    const Rule rule = torus_of(presses.rows(), presses.columns());
    const LinearMachine machine(rule, Picture::filled(rule.shape, 0));
    return machine.picture({rule.shape, presses.entries()}).cells;
}

void check_torus(std::size_t rows, std::size_t columns, Random& random) {
    CAPTURE(rows);
    CAPTURE(columns);
    const Rule rule = torus_of(rows, columns);
    const LinearMachine machine(rule, Picture::filled(rule.shape, 0));
    const algebra::Factorization whole(solve::matrix_of(machine), 2);
    const TorusChase chase(rows, columns);
    REQUIRE(chase.nullity() == rows * columns - whole.rank());
    algebra::ZeroOneMatrix patterns{rows * columns, {}};
    for (std::size_t index = 0; index < chase.nullity(); ++index) {
        const StripedGrid pattern = chase.quiet(index);
        REQUIRE(is_zero(pressed_round(pattern)));
        const Residues entries = pattern.entries();
        std::vector<std::size_t>& ones = patterns.columns.emplace_back();
        for (std::size_t i = 0; i < entries.size(); ++i) {
            if (entries[i] != 0) ones.push_back(i);
        }
    }
    REQUIRE(algebra::Factorization(patterns, 2).rank() == chase.nullity());
    for (int i = 0; i < 8; ++i) {
        // Every other board is solvable.
        const Residues drawn = random_residues(random, rows * columns, 2);
        const Residues change = i % 2 == 0 ? drawn : pressed_round({rows, columns, drawn});
        const StripedGrid lamps(rows, columns, change);
        const std::optional<StripedGrid> presses = chase.solve(lamps);
        const std::optional<StripedGrid> obstacle = chase.obstacle(lamps);
        REQUIRE(presses.has_value() == whole.solve(change).solvable);
        REQUIRE(presses.has_value() != obstacle.has_value());
        if (presses) REQUIRE(pressed_round(*presses) == change);
        if (presses) REQUIRE(presses->entries() == whole.solve(change).x);
        if (!obstacle) continue;
        REQUIRE(is_zero(pressed_round(*obstacle)));
        const Residues marked = obstacle->entries();
        int both = 0;
        for (std::size_t lamp = 0; lamp < change.size(); ++lamp) both += marked[lamp] & change[lamp];
        REQUIRE(both % 2 == 1);
    }
}

}  // namespace

TEST_CASE("Chasing the light round agrees with elimination on every torus from 3 x 3 to 12 x 12") {
    Random random(61);
    for (std::size_t rows = 3; rows <= 12; ++rows) {
        for (std::size_t columns = 3; columns <= 12; ++columns) check_torus(rows, columns, random);
    }
    check_torus(3, 70, random);
    check_torus(70, 4, random);
    check_torus(15, 17, random);
    check_torus(20, 20, random);
    check_torus(24, 24, random);
}

// Published: the nullity of the (n+1) x (n+1) torus is 2 a(n) + 4 [n = 2 mod 3]; a(n) is that of the n x n
// plane board.
TEST_CASE("The nullity of n x n tori follows from that of plane boards (A165738)") {
    solve::LightsOutNullities plane;
    for (std::size_t n = 1; n <= 250; ++n) {
        const std::size_t expected = 2 * plane.next() + (n % 3 == 2 ? 4 : 0);
        if (n >= 2) CHECK(TorusChase(n + 1, n + 1).nullity() == expected);
    }
}

TEST_CASE("Large tori are solved") {
    Random random(62);
    const std::pair<std::size_t, std::size_t> shapes[] = {{64, 64},   {65, 128},  {127, 129}, {128, 64},
                                                          {255, 255}, {300, 200}, {501, 500}};
    for (const auto& shape : shapes) {
        const std::size_t rows = shape.first;
        const std::size_t columns = shape.second;
        CAPTURE(rows);
        CAPTURE(columns);
        const TorusChase chase(rows, columns);
        const Residues change = pressed_round({rows, columns, random_residues(random, rows * columns, 2)});
        const std::optional<StripedGrid> presses = chase.solve({rows, columns, change});
        REQUIRE(presses.has_value());
        CHECK(pressed_round(*presses) == change);
        if (chase.nullity() == 0) continue;
        const StripedGrid quiet = chase.quiet(chase.nullity() - 1);
        CHECK(is_zero(pressed_round(quiet)));
        const Residues pattern = quiet.entries();
        Residues one(pattern.size());
        one[static_cast<std::size_t>(std::find(pattern.begin(), pattern.end(), 1) - pattern.begin())] = 1;
        CHECK_FALSE(chase.solve({rows, columns, one}).has_value());
        const std::optional<StripedGrid> obstacle = chase.obstacle({rows, columns, one});
        REQUIRE(obstacle.has_value());
        CHECK(is_zero(pressed_round(*obstacle)));
    }
}

}  // namespace switchbox::test
