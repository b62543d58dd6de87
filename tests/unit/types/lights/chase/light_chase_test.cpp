// Tests of light chasing, on every surface: it solves exactly the boards that elimination over all
// lamps solves.
#include "types/lights/chase/light_chase.hpp"

#include <algorithm>
#include <memory>

#include "algebra/residue_polynomial.hpp"
#include "support/matrices.hpp"
#include "support/support.hpp"
#include "types/lights/chase/stripes.hpp"
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
using machine::Surface;
using solve::LightChase;
using solve::StripedGrid;
using solve::TorusChase;

namespace {

std::size_t overlap(const Residues& a, const Residues& b) {
    std::size_t both = 0;
    for (std::size_t i = 0; i < a.size(); ++i) both += a[i] & b[i];
    return both;
}

std::unique_ptr<const solve::Chase> chase_of(std::size_t rows, std::size_t columns, Surface surface) {
    if (surface == Surface::torus) return std::make_unique<TorusChase>(rows, columns);
    return std::make_unique<LightChase>(rows, columns, surface);
}

// Returns Lights Out on the surface.
LinearMachine chased_machine(std::size_t rows, std::size_t columns, Surface surface) {
    Rule rule = *machine::rule_of(choice("lights-out"));
    rule.surface = surface;
    rule.shape = {static_cast<int>(rows), static_cast<int>(columns)};
    return {rule, Picture::filled(rule.shape, 0)};
}

// Returns the lamps that these presses change.
Residues lamps_changed_by(const StripedGrid& presses, Surface surface) {
    const LinearMachine machine = chased_machine(presses.rows(), presses.columns(), surface);
    return machine.picture({machine.lamps(), presses.entries()}).cells;
}

void check_chase(std::size_t rows, std::size_t columns, Surface surface, Random& random) {
    CAPTURE(rows);
    CAPTURE(columns);
    const Factorization whole(solve::matrix_of(chased_machine(rows, columns, surface)), 2);
    const auto made = chase_of(rows, columns, surface);
    const solve::Chase& chase = *made;
    REQUIRE(chase.nullity() == rows * columns - whole.rank());
    ZeroOneMatrix patterns{rows * columns, {}};
    for (std::size_t index = 0; index < chase.nullity(); ++index) {
        const StripedGrid pattern = chase.quiet(index);
        REQUIRE(is_zero(lamps_changed_by(pattern, surface)));
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
        const Residues change = i % 2 == 0 ? drawn : lamps_changed_by({rows, columns, drawn}, surface);
        const StripedGrid lamps(rows, columns, change);
        const std::optional<StripedGrid> presses = chase.solve(lamps);
        const std::optional<StripedGrid> obstacle = chase.obstacle(lamps);
        REQUIRE(presses.has_value() == whole.solve(change).solvable);
        REQUIRE(presses.has_value() != obstacle.has_value());
        if (presses) REQUIRE(lamps_changed_by(*presses, surface) == change);
        if (presses) REQUIRE(presses->entries() == whole.solve(change).x);
        if (!obstacle) continue;
        REQUIRE(is_zero(lamps_changed_by(*obstacle, surface)));
        REQUIRE(overlap(obstacle->entries(), change) % 2 == 1);
    }
}

void check_large(std::size_t rows, std::size_t columns, Surface surface, Random& random) {
    CAPTURE(rows);
    CAPTURE(columns);
    const auto made = chase_of(rows, columns, surface);
    const solve::Chase& chase = *made;
    const Residues all(rows * columns, 1);
    // Sutner's theorem: all lamps can be lit.
    CHECK(lamps_changed_by(*chase.solve({rows, columns, all}), surface) == all);
    const StripedGrid drawn(rows, columns, random_residues(random, rows * columns, 2));
    const Residues reached = lamps_changed_by(drawn, surface);
    CHECK(lamps_changed_by(*chase.solve({rows, columns, reached}), surface) == reached);
    CHECK_FALSE(chase.obstacle({rows, columns, reached}).has_value());
    if (chase.nullity() == 0) return;
    const StripedGrid quiet = chase.quiet(chase.nullity() - 1);
    CHECK(quiet.ones() > 0);
    CHECK(is_zero(lamps_changed_by(quiet, surface)));
    // A single lamp of a quiet pattern cannot be changed alone.
    const Residues pattern = quiet.entries();
    Residues one(pattern.size());
    one[static_cast<std::size_t>(std::find(pattern.begin(), pattern.end(), 1) - pattern.begin())] = 1;
    const StripedGrid lamp(rows, columns, one);
    CHECK_FALSE(chase.solve(lamp).has_value());
    const std::optional<StripedGrid> obstacle = chase.obstacle(lamp);
    REQUIRE(obstacle.has_value());
    CHECK(is_zero(lamps_changed_by(*obstacle, surface)));
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
        for (std::size_t columns = 1; columns <= 9; ++columns)
            check_chase(rows, columns, Surface::plane, random);
    }
    for (const ChaseShape shape : {ChaseShape{2, 70}, {70, 3}, {19, 19}, {16, 33}})
        check_chase(shape.rows, shape.columns, Surface::plane, random);
}

TEST_CASE("Chasing the light round agrees with elimination on every torus from 3 x 3 to 12 x 12") {
    Random random(61);
    for (std::size_t rows = 3; rows <= 12; ++rows) {
        for (std::size_t columns = 3; columns <= 12; ++columns)
            check_chase(rows, columns, Surface::torus, random);
    }
    for (const ChaseShape shape : {ChaseShape{3, 70}, {70, 4}, {15, 17}, {20, 20}, {24, 24}})
        check_chase(shape.rows, shape.columns, Surface::torus, random);
}

TEST_CASE("Chasing the light agrees with elimination on every cylinder of 3 columns or more to 9 x 12") {
    Random random(62);
    for (std::size_t rows = 1; rows <= 9; ++rows) {
        for (std::size_t columns = 3; columns <= 12; ++columns)
            check_chase(rows, columns, Surface::cylinder, random);
    }
    for (const ChaseShape shape : {ChaseShape{2, 70}, {70, 3}, {15, 17}, {20, 20}, {23, 24}})
        check_chase(shape.rows, shape.columns, Surface::cylinder, random);
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

TEST_CASE("Large boards of every surface are solved, and those that cannot be have a proof") {
    Random random(33);
    for (const ChaseShape shape :
         {ChaseShape{64, 64}, {95, 95},  {127, 127}, {128, 128}, {191, 191}, {100, 255}, {255, 100},
          {300, 61},          {61, 300}, {399, 399}, {500, 500}, {2, 1000},  {1000, 1},  {20, 511},
          {20, 512},          {20, 513}, {33, 959},  {33, 960},  {33, 961},  {7, 1025}})
        check_large(shape.rows, shape.columns, Surface::plane, random);
    for (const ChaseShape shape :
         {ChaseShape{64, 64}, {65, 128}, {127, 129}, {128, 64}, {255, 255}, {300, 200}, {501, 500}})
        check_large(shape.rows, shape.columns, Surface::torus, random);
    for (const ChaseShape shape :
         {ChaseShape{64, 64}, {127, 129}, {1, 300}, {300, 3}, {255, 100}, {500, 501}})
        check_large(shape.rows, shape.columns, Surface::cylinder, random);
}

// Presses of more than 4 MB are written past the processor's cache.
TEST_CASE("Half a million words of presses are those of the board's two halves") {
    constexpr std::size_t rows = 66000;
    constexpr std::size_t columns = 500;
    Random random(34);
    StripedGrid board(rows, columns);
    for (std::size_t row = 0; row < rows; ++row) {
        const Residues drawn = random_residues(random, columns, 2);
        solve::stripe_entries(drawn.data(), columns, board.row(row), board.words_in_row());
    }
    const auto half_from = [&](std::size_t first) {
        StripedGrid half(rows / 2, columns);
        std::copy(board.row(first), board.row(first) + rows / 2 * board.words_in_row(), half.row(0));
        return half;
    };
    const solve::RowPair none;
    const StripedGrid whole = solve::chased_rows(none, board, Surface::plane);
    const StripedGrid lower = solve::chased_rows(none, half_from(0), Surface::plane);
    const solve::RowPair middle = solve::chased_to_the_end(none, half_from(0), Surface::plane);
    const StripedGrid upper = solve::chased_rows(middle, half_from(rows / 2), Surface::plane);
    const std::size_t words = rows / 2 * board.words_in_row();
    CHECK(std::equal(lower.row(0), lower.row(0) + words, whole.row(0)));
    CHECK(std::equal(upper.row(0), upper.row(0) + words, whole.row(rows / 2)));
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
