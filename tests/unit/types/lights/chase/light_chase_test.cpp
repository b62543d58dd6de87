// Tests of light chasing, on the plane and on a torus: it solves exactly the boards that elimination over all
// lamps solves.
#include "types/lights/chase/light_chase.hpp"

#include <algorithm>

#include "algebra/residue_polynomial.hpp"
#include "support/matrices.hpp"
#include "support/support.hpp"
#include "types/lights/model/linear_machine.hpp"
#include "types/lights/solve/linear_solver.hpp"
#include "types/lights/solve/nullities.hpp"

namespace switchbox::test {

using algebra::Factorization;
using algebra::Residues;
using algebra::ZeroOneMatrix;
using machine::LinearMachine;
using machine::Picture;
using machine::Rule;
using solve::LightChase;
using solve::StripedGrid;
using solve::TorusChase;

namespace {

std::size_t overlap(const Residues& a, const Residues& b) {
    std::size_t both = 0;
    for (std::size_t i = 0; i < a.size(); ++i) both += a[i] & b[i];
    return both;
}

// Board of the chase: plane, or a torus.
template <class Chase>
LinearMachine chased_machine(std::size_t rows, std::size_t columns) {
    Rule rule = *machine::rule_of(choice(std::is_same_v<Chase, TorusChase> ? "torus" : "lights-out"));
    rule.shape = {static_cast<int>(rows), static_cast<int>(columns)};
    return {rule, Picture::filled(rule.shape, 0)};
}

// Returns the lamps that these presses change.
template <class Chase>
Residues lamps_changed_by(const StripedGrid& presses) {
    const LinearMachine machine = chased_machine<Chase>(presses.rows(), presses.columns());
    return machine.picture({machine.lamps(), presses.entries()}).cells;
}

template <class Chase>
void check_chase(std::size_t rows, std::size_t columns, Random& random) {
    CAPTURE(rows);
    CAPTURE(columns);
    const Factorization whole(solve::matrix_of(chased_machine<Chase>(rows, columns)), 2);
    const Chase chase(rows, columns);
    REQUIRE(chase.nullity() == rows * columns - whole.rank());
    ZeroOneMatrix patterns{rows * columns, {}};
    for (std::size_t index = 0; index < chase.nullity(); ++index) {
        const StripedGrid pattern = chase.quiet(index);
        REQUIRE(is_zero(lamps_changed_by<Chase>(pattern)));
        const Residues entries = pattern.entries();
        std::vector<std::size_t>& ones = patterns.columns.emplace_back();
        for (std::size_t i = 0; i < entries.size(); ++i) {
            if (entries[i] != 0) ones.push_back(i);
        }
    }
    REQUIRE(Factorization(patterns, 2).rank() == chase.nullity());
    for (int i = 0; i < 12; ++i) {
        // Every other board is solvable.
        const Residues drawn = random_residues(random, rows * columns, 2);
        const Residues change = i % 2 == 0 ? drawn : lamps_changed_by<Chase>({rows, columns, drawn});
        const StripedGrid lamps(rows, columns, change);
        const std::optional<StripedGrid> presses = chase.solve(lamps);
        const std::optional<StripedGrid> obstacle = chase.obstacle(lamps);
        REQUIRE(presses.has_value() == whole.solve(change).solvable);
        REQUIRE(presses.has_value() != obstacle.has_value());
        if (presses) REQUIRE(lamps_changed_by<Chase>(*presses) == change);
        if (presses) REQUIRE(presses->entries() == whole.solve(change).x);
        if (!obstacle) continue;
        REQUIRE(is_zero(lamps_changed_by<Chase>(*obstacle)));
        REQUIRE(overlap(obstacle->entries(), change) % 2 == 1);
    }
}

template <class Chase>
void check_large(std::size_t rows, std::size_t columns, Random& random) {
    CAPTURE(rows);
    CAPTURE(columns);
    const Chase chase(rows, columns);
    const Residues all(rows * columns, 1);
    // Sutner's theorem: all lamps can be lit.
    CHECK(lamps_changed_by<Chase>(*chase.solve({rows, columns, all})) == all);
    const StripedGrid drawn(rows, columns, random_residues(random, rows * columns, 2));
    const Residues reached = lamps_changed_by<Chase>(drawn);
    CHECK(lamps_changed_by<Chase>(*chase.solve({rows, columns, reached})) == reached);
    CHECK_FALSE(chase.obstacle({rows, columns, reached}).has_value());
    if (chase.nullity() == 0) return;
    const StripedGrid quiet = chase.quiet(chase.nullity() - 1);
    CHECK(quiet.ones() > 0);
    CHECK(is_zero(lamps_changed_by<Chase>(quiet)));
    // A single lamp of a quiet pattern cannot be changed alone.
    const Residues pattern = quiet.entries();
    Residues one(pattern.size());
    one[static_cast<std::size_t>(std::find(pattern.begin(), pattern.end(), 1) - pattern.begin())] = 1;
    const StripedGrid lamp(rows, columns, one);
    CHECK_FALSE(chase.solve(lamp).has_value());
    const std::optional<StripedGrid> obstacle = chase.obstacle(lamp);
    REQUIRE(obstacle.has_value());
    CHECK(is_zero(lamps_changed_by<Chase>(*obstacle)));
    CHECK(overlap(obstacle->entries(), one) == 1);
}

struct ChaseShape {
    std::size_t rows;
    std::size_t columns;
};

}  // namespace

TEST_CASE("Chasing the light agrees with elimination on every board to 9 x 9, rectangles too") {
    Random random(31);
    for (std::size_t rows = 1; rows <= 9; ++rows) {
        for (std::size_t columns = 1; columns <= 9; ++columns) check_chase<LightChase>(rows, columns, random);
    }
    for (const ChaseShape shape : {ChaseShape{2, 70}, {70, 3}, {19, 19}, {16, 33}})
        check_chase<LightChase>(shape.rows, shape.columns, random);
}

TEST_CASE("Chasing the light round agrees with elimination on every torus from 3 x 3 to 12 x 12") {
    Random random(61);
    for (std::size_t rows = 3; rows <= 12; ++rows) {
        for (std::size_t columns = 3; columns <= 12; ++columns)
            check_chase<TorusChase>(rows, columns, random);
    }
    for (const ChaseShape shape : {ChaseShape{3, 70}, {70, 4}, {15, 17}, {20, 20}, {24, 24}})
        check_chase<TorusChase>(shape.rows, shape.columns, random);
}

TEST_CASE("A striped board's zeros and ones come back from its words, and its rows' from plain words") {
    Random random(32);
    for (const std::size_t columns : {1U, 2U, 63U, 64U, 65U, 128U, 130U, 191U}) {
        CAPTURE(columns);
        const Residues entries = random_residues(random, 3 * columns, 2);
        const StripedGrid grid(3, columns, entries);
        CHECK(grid.entries() == entries);
        CHECK(grid.ones() == static_cast<std::size_t>(std::count(entries.begin(), entries.end(), 1)));
        for (std::size_t row = 0; row < 3; ++row) {
            const auto from_top = entries.begin() + static_cast<std::ptrdiff_t>((2 - row) * columns);
            const Residues of_row(from_top, from_top + static_cast<std::ptrdiff_t>(columns));
            const solve::BitWords words =
                solve::to_bit_words(of_row, grid.words_in_row(), [](std::size_t i) { return i; });
            const solve::BitWords striped(grid.row(row), grid.row(row) + grid.words_in_row());
            CHECK(grid.striped(words) == striped);
            CHECK(grid.plain(striped) == words);
        }
    }
}

TEST_CASE("Large boards, rectangles too, and large tori are solved, and those that cannot be have a proof") {
    Random random(33);
    for (const ChaseShape shape : {ChaseShape{64, 64},
                                   {95, 95},
                                   {127, 127},
                                   {128, 128},
                                   {191, 191},
                                   {100, 255},
                                   {255, 100},
                                   {300, 61},
                                   {61, 300},
                                   {399, 399},
                                   {500, 500},
                                   {2, 1000},
                                   {1000, 1}})
        check_large<LightChase>(shape.rows, shape.columns, random);
    for (const ChaseShape shape :
         {ChaseShape{64, 64}, {65, 128}, {127, 129}, {128, 64}, {255, 255}, {300, 200}, {501, 500}})
        check_large<TorusChase>(shape.rows, shape.columns, random);
}

TEST_CASE("The nullity of n x n boards is that of the table") {
    solve::LightsOutNullities nullities;
    for (std::size_t n = 1; n <= 250; ++n) CHECK(LightChase(n, n).nullity() == nullities.next());
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

}  // namespace switchbox::test
