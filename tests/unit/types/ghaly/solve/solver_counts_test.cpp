// Tests of the presses that solvable Ghaly machines need, from nothing pressed and from any board
// (docs/theory.md, "How many presses they need").
#include <algorithm>
#include <array>
#include <bit>

#include "support/counting.hpp"
#include "support/ghaly_classes.hpp"
#include "types/ghaly/solve/solver.hpp"

namespace switchbox::test {

using machine::PressGrid;
using solve::GhalySolver;

namespace {

// Returns the number of classes that need N^2 - d presses, by d, by the specification's formula.
Histogram classes_by_saved(std::size_t size) {
    const std::size_t others = size - 1;
    Histogram table{{0, 1}};
    table[1] += size - 1;
    for (std::size_t a = 2; a <= others; ++a) table[a] += binomial(others, a);
    for (std::size_t m = 1; m + 2 <= size; ++m) {
        table[m + 1] += binomial(others, m) * (size - 1);
        for (std::size_t a = 2; a <= others; ++a) table[m + a] += binomial(others, m) * binomial(others, a);
    }
    table[size + 1] += size - 2;
    table[size] += 2;
    for (std::size_t a = 2; a <= others; ++a) {
        const std::size_t longer = binomial(size - 2, a) + binomial(others, a + 1);
        table[others + a + 1] += longer;
        table[others + a] += size * binomial(others, a) - longer;
    }
    for (std::size_t k = 4; k <= others; ++k) table[others + k] += binomial(others, k) * (k - 3);
    for (auto row = table.begin(); row != table.end();) row = row->second == 0 ? table.erase(row) : ++row;
    return table;
}

}  // namespace

TEST_CASE("The classes by the fewest presses that they need") {
    Random random(1);
    for (std::size_t size = 2; size <= 8; ++size) {
        Histogram found;
        for (const ClassParts& parts : all_solvable_parts(size)) {
            const GhalySolver solver(random_machine(random, class_with(size, parts)));
            ++found[size * size - solver.fewest()];
        }
        CHECK(found == classes_by_saved(size));
        if (size == 4) {
            CHECK(found == Histogram{{0, 1}, {1, 3}, {2, 12}, {3, 19}, {4, 14}, {5, 15}, {6, 6}});
        }
        CHECK(found.rbegin()->first == 2 * size - 2);
    }
}

TEST_CASE("From any board of the paper's size to the nearest solution, for every class") {
    Random random(2);
    const std::vector<ClassParts> classes = all_solvable_parts(4);
    Histogram worst;
    std::size_t presses = 0;
    for (const ClassParts& parts : classes) {
        const GhalySolver solver(random_machine(random, class_with(4, parts)));
        std::vector<std::size_t> boards;
        for (const PressGrid& one : solver.all(100)) {
            boards.push_back(0);
            for (std::size_t i = 0; i < 16; ++i) boards.back() |= std::size_t{one[i]} << i;
        }
        std::size_t farthest = 0;
        for (std::size_t now = 0; now < boards_of(4); ++now) {
            std::size_t least = 16;
            for (const std::size_t solved : boards) {
                least = std::min(least, static_cast<std::size_t>(std::popcount(solved ^ now)));
            }
            presses += least;
            farthest = std::max(farthest, least);
            if ((now + static_cast<std::size_t>(parts.rho)) % 101 != 0) continue;
            const PressGrid from = board(now, 4);
            REQUIRE(differing(*solver.nearest(from), from) == least);
        }
        ++worst[farthest];
    }
    CHECK(worst == Histogram{{11, 3}, {12, 3}, {13, 5}, {14, 12}, {15, 13}, {16, 34}});
    const double mean = static_cast<double>(presses) / static_cast<double>(boards_of(4) * classes.size());
    CHECK(mean == doctest::Approx(7.50).epsilon(0.0005));
}

}  // namespace switchbox::test
