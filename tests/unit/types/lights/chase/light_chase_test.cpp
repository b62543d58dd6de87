// Tests of light chasing: it solves exactly the boards that elimination over all lamps solves.
#include "types/lights/chase/light_chase.hpp"

#include <algorithm>

#include "support/matrices.hpp"
#include "types/lights/solve/nullities.hpp"

namespace switchbox::test {

using algebra::Factorization;
using algebra::Residues;
using algebra::ZeroOneMatrix;
using solve::LightChase;
using solve::StripedGrid;

namespace {

std::size_t overlap(const Residues& a, const Residues& b) {
    std::size_t both = 0;
    for (std::size_t i = 0; i < a.size(); ++i) both += a[i] & b[i];
    return both;
}

void check_shape(std::size_t rows, std::size_t columns, Random& random) {
    const ZeroOneMatrix matrix = plane_matrix(rows, columns);
    const Factorization whole(matrix, 2);
    const LightChase chase(rows, columns);
    CHECK(chase.nullity() == rows * columns - whole.rank());
    ZeroOneMatrix patterns{rows * columns, {}};
    for (std::size_t index = 0; index < chase.nullity(); ++index) {
        const Residues pattern = chase.quiet(index).entries();
        CHECK(is_zero(product(matrix, pattern, 2)));
        std::vector<std::size_t>& ones = patterns.columns.emplace_back();
        for (std::size_t i = 0; i < pattern.size(); ++i) {
            if (pattern[i] != 0) ones.push_back(i);
        }
    }
    CHECK(Factorization(patterns, 2).rank() == chase.nullity());
    for (int i = 0; i < 12; ++i) {
        const Residues change = random_residues(random, rows * columns, 2);
        const StripedGrid lamps(rows, columns, change);
        const std::optional<StripedGrid> presses = chase.solve(lamps);
        const std::optional<StripedGrid> obstacle = chase.obstacle(lamps);
        CHECK(presses.has_value() == whole.solve(change).solvable);
        CHECK(presses.has_value() != obstacle.has_value());
        if (presses) CHECK(product(matrix, presses->entries(), 2) == change);
        if (presses) CHECK(presses->entries() == whole.solve(change).x);
        if (!obstacle) continue;
        CHECK(is_zero(product(matrix, obstacle->entries(), 2)));
        CHECK(overlap(obstacle->entries(), change) % 2 == 1);
    }
}

// Returns the lamps that these presses change.
StripedGrid pressed(const StripedGrid& presses) {
    StripedGrid lamps(presses.rows(), presses.columns());
    const Residues entries = presses.entries();
    Residues change(entries.size());
    const std::size_t columns = presses.columns();
    for (std::size_t button = 0; button < entries.size(); ++button) {
        if (entries[button] == 0) continue;
        change[button] ^= 1;
        if (button >= columns) change[button - columns] ^= 1;
        if (button + columns < change.size()) change[button + columns] ^= 1;
        if (button % columns > 0) change[button - 1] ^= 1;
        if (button % columns + 1 < columns) change[button + 1] ^= 1;
    }
    return {presses.rows(), columns, change};
}

}  // namespace

TEST_CASE("Chasing the light agrees with elimination on every board to 9 x 9, rectangles too") {
    Random random(31);
    for (std::size_t rows = 1; rows <= 9; ++rows) {
        for (std::size_t columns = 1; columns <= 9; ++columns) check_shape(rows, columns, random);
    }
    check_shape(2, 70, random);
    check_shape(70, 3, random);
    check_shape(19, 19, random);
    check_shape(16, 33, random);
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

TEST_CASE("Large boards, rectangles too, are solved, and those that cannot be have a proof") {
    Random random(33);
    const std::pair<std::size_t, std::size_t> shapes[] = {
        {64, 64},  {95, 95},  {127, 127}, {128, 128}, {191, 191}, {100, 255}, {255, 100},
        {300, 61}, {61, 300}, {399, 399}, {500, 500}, {2, 1000},  {1000, 1}};
    for (const auto& shape : shapes) {
        const std::size_t rows = shape.first;
        const std::size_t columns = shape.second;
        CAPTURE(rows);
        CAPTURE(columns);
        const LightChase chase(rows, columns);
        const StripedGrid all(rows, columns, Residues(rows * columns, 1));
        CHECK(pressed(*chase.solve(all)) == all);  // Sutner's theorem: all lamps can be lit
        const StripedGrid reached =
            pressed(StripedGrid(rows, columns, random_residues(random, rows * columns, 2)));
        CHECK(pressed(*chase.solve(reached)) == reached);
        CHECK_FALSE(chase.obstacle(reached).has_value());
        if (chase.nullity() == 0) continue;
        const StripedGrid quiet = chase.quiet(chase.nullity() - 1);
        CHECK(quiet.ones() > 0);
        CHECK(pressed(quiet).ones() == 0);
        // A single lamp of a quiet pattern cannot be changed alone.
        const Residues pattern = quiet.entries();
        Residues one(pattern.size());
        one[static_cast<std::size_t>(std::find(pattern.begin(), pattern.end(), 1) - pattern.begin())] = 1;
        const StripedGrid lamp(rows, columns, one);
        CHECK_FALSE(chase.solve(lamp).has_value());
        const std::optional<StripedGrid> obstacle = chase.obstacle(lamp);
        REQUIRE(obstacle.has_value());
        CHECK(pressed(*obstacle).ones() == 0);
        CHECK(overlap(obstacle->entries(), one) == 1);
    }
}

TEST_CASE("The nullity of n x n boards is that of the table") {
    solve::LightsOutNullities nullities;
    for (std::size_t n = 1; n <= 250; ++n) CHECK(LightChase(n, n).nullity() == nullities.next());
}

}  // namespace switchbox::test
