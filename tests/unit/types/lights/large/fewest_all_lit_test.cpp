// Tests of the fewest presses that light all lamps, and of other solutions of such boards, by all methods.
#include "types/lights/large/fewest_all_lit.hpp"

#include <algorithm>
#include <bit>
#include <limits>
#include <numeric>

#include "sampling.hpp"
#include "support/support.hpp"
#include "types/lights/chase/light_chase.hpp"
#include "types/lights/large/gray_split.hpp"
#include "types/lights/large/parity_split.hpp"
#include "types/lights/solve/coset.hpp"

namespace switchbox::test {

using algebra::CyclicGenerator;
using algebra::Residues;
using solve::AllLit;
using solve::CosetSearch;
using solve::FewestMethod;
using solve::LightChase;
using solve::ParitySplit;

namespace {

std::size_t count_presses(const Residues& x) { return std::accumulate(x.begin(), x.end(), std::size_t{0}); }

void add(Residues& x, const Residues& y) {
    for (std::size_t i = 0; i < x.size(); ++i) x[i] ^= y[i];
}

// Returns the least weight of a coset of at most about 2^16 members, by enumeration.
std::size_t least_weight(Residues x, const std::vector<CyclicGenerator>& quiet) {
    std::size_t least = count_presses(x);
    for (std::size_t step = 1; step < std::size_t{1} << quiet.size(); ++step) {
        add(x, quiet[static_cast<std::size_t>(std::countr_zero(step))].vector);
        least = std::min(least, count_presses(x));
    }
    return least;
}

// Returns whether `other` is in the coset x + quiet: elimination reduces the difference to 0.
bool is_member(const Residues& x, const std::vector<CyclicGenerator>& quiet, Residues other) {
    add(other, x);
    std::vector<Residues> rows;
    for (const CyclicGenerator& each : quiet) rows.push_back(each.vector);
    for (std::size_t at = 0; at < other.size(); ++at) {
        const auto pivot =
            std::find_if(rows.begin(), rows.end(), [at](const Residues& row) { return row[at] != 0; });
        if (pivot == rows.end()) continue;
        const Residues taken = *pivot;
        rows.erase(pivot);
        for (Residues& row : rows) {
            if (row[at] != 0) add(row, taken);
        }
        if (other[at] != 0) add(other, taken);
    }
    return count_presses(other) == 0;
}

// Advances the split to its end and checks its bounds.
void check_bounds(ParitySplit& split, std::size_t least) {
    std::size_t bound = split.bound();
    CHECK(bound <= least);
    while (!split.is_finished()) {
        split.advance();
        CHECK(split.bound() >= bound);
        CHECK(split.bound() <= least);
        CHECK(split.best_weight() >= least);
        bound = split.bound();
    }
    CHECK(bound == least);
    CHECK(split.best_weight() == least);
    CHECK(count_presses(split.best()) == least);
}

// Random coset with four classes of `entries` each. In most cases half of the generators are 0 in one class
// and half in another, which makes them split.
struct SplitCoset {
    Residues x;
    std::vector<CyclicGenerator> quiet;
    std::vector<std::uint8_t> class_of;

    SplitCoset(Random& random, std::size_t generators, std::size_t entries)
        : x(random_residues(random, 4 * entries, 2)) {
        for (std::size_t i = 0; i < 4 * entries; ++i) class_of.push_back(static_cast<std::uint8_t>(i % 4));
        const auto basis = [&](std::size_t which) {
            std::vector<Residues> rows(generators, Residues(4 * entries));
            for (Residues& row : rows) {
                for (std::size_t i = which; i < row.size(); i += 4)
                    row[i] = static_cast<std::uint8_t>(draw(random, 2));
            }
            return rows;
        };
        const auto third = basis(2);
        const auto fourth = basis(3);
        for (std::size_t which = 0; which < 2; ++which) {
            for (Residues& row : basis(which)) {
                for (const auto& part : {third, fourth}) {
                    for (const Residues& each : part) {
                        if (draw(random, 2) != 0) add(row, each);
                    }
                }
                quiet.push_back({row, 2});
            }
        }
    }
};

// Returns the class of each cell, which is its row and column modulo 2. Classes with unequal parities come
// first.
std::vector<std::uint8_t> classes_of(std::size_t rows, std::size_t columns) {
    std::vector<std::uint8_t> classes;
    for (std::size_t cell = 0; cell < rows * columns; ++cell) {
        const bool row = cell / columns % 2 != 0;
        const bool column = cell % columns % 2 != 0;
        classes.push_back(row == column ? (row ? 3 : 2) : (row ? 1 : 0));
    }
    return classes;
}

}  // namespace

TEST_CASE("all methods that reach a board find the same fewest presses, and they light all lamps") {
    const std::size_t most = sampled ? 10 : 20;  // quiet patterns
    for (std::size_t n = 1; n <= 60; ++n) {
        const AllLit board(n);
        std::optional<std::size_t> fewest;
        for (const FewestMethod method : solve::fewest_methods) {
            const bool splits = method == FewestMethod::parity_split || method == FewestMethod::gray_split;
            if (!splits && board.nullity() > most) continue;
            const auto presses = board.fewest(method);
            REQUIRE(presses.has_value());
            CAPTURE(n);
            CHECK(solve::lights_all(n, *presses));
            CHECK(count_presses(*presses) == fewest.value_or(count_presses(*presses)));
            fewest = count_presses(*presses);
        }
    }
}

TEST_CASE("presses light all lamps where each lamp is changed an odd number of times") {
    for (std::size_t n = 1; n <= 3; ++n) {
        for (std::uint32_t bits = 0; bits < 1U << n * n; ++bits) {
            Residues presses;
            for (std::size_t i = 0; i < n * n; ++i)
                presses.push_back(static_cast<std::uint8_t>(bits >> i & 1U));
            bool are_lit = true;
            for (std::size_t lamp = 0; lamp < n * n; ++lamp) {
                int changes = 0;
                for (std::size_t button = 0; button < n * n; ++button) {
                    const std::size_t rows = std::max(lamp / n, button / n) - std::min(lamp / n, button / n);
                    const std::size_t columns =
                        std::max(lamp % n, button % n) - std::min(lamp % n, button % n);
                    if (rows + columns <= 1) changes += presses[button];
                }
                are_lit = are_lit && changes % 2 == 1;
            }
            REQUIRE(solve::lights_all(n, presses) == are_lit);
        }
    }
}

TEST_CASE("a listener hears of each step's bound and best, which close in on the fewest presses") {
    const AllLit board(39);
    std::vector<std::size_t> bounds;
    std::vector<std::size_t> weights;
    const auto presses = board.fewest(FewestMethod::parity_split, [&](std::size_t bound, std::size_t best) {
        bounds.push_back(bound);
        weights.push_back(best);
        return true;
    });
    REQUIRE(presses);
    REQUIRE(bounds.size() > 1);
    CHECK(std::is_sorted(bounds.begin(), bounds.end()));
    CHECK(std::is_sorted(weights.rbegin(), weights.rend()));
    for (std::size_t i = 0; i + 1 < bounds.size(); ++i) CHECK(bounds[i] < weights[i]);
    CHECK(bounds.back() == weights.back());
    CHECK(weights.back() == count_presses(*presses));
}

TEST_CASE("a search is given up as soon as its listener says so, at any question") {
    struct Question {
        std::size_t n;
        FewestMethod method;
    };
    for (const Question& question : {Question{39, FewestMethod::parity_split},
                                     {62, FewestMethod::coset_search},
                                     {65, FewestMethod::gray_split},
                                     {30, FewestMethod::gray_code}}) {
        CAPTURE(question.n);
        const AllLit board(question.n);
        int questions = 0;
        CHECK(board.fewest(question.method, [&](std::size_t, std::size_t) { return ++questions > 0; }));
        CHECK(questions > 1);
        for (const int last : {1, 2, questions / 2, questions}) {
            int asked = 0;
            CHECK_FALSE(
                board.fewest(question.method, [&](std::size_t, std::size_t) { return ++asked < last; }));
            CHECK(asked == std::max(last, 1));
        }
    }
}

TEST_CASE("a split that is stopped within an excess begins it again, and finds the same") {
    Random random(10);
    std::size_t stops = 0;
    for (int i = 0; i < 20; ++i) {
        const SplitCoset coset(random, 9, 40);
        int asked = 0;
        int last = std::numeric_limits<int>::max();
        auto split = ParitySplit::of(coset.x, coset.quiet, coset.class_of, ParitySplit::most_generators,
                                     [&] { return ++asked < last; });
        if (!split) continue;
        while (!split->is_finished()) {
            last = asked + 1;
            const std::size_t bound = split->bound();
            split->advance();
            if (split->is_stopped()) {
                ++stops;
                CHECK(split->bound() == bound);
            }
            last = std::numeric_limits<int>::max();
            if (!split->is_finished()) split->advance();
            CHECK_FALSE(split->is_stopped());
        }
        CHECK(split->best_weight() == least_weight(coset.x, coset.quiet));
    }
    CHECK(stops > 0);
}

TEST_CASE("what no method proves is not answered") {
    const AllLit board(123);  // 2^80 solutions
    for (const FewestMethod method : solve::fewest_methods) CHECK_FALSE(board.fewest(method));
}

TEST_CASE("the parity split finds the shortest solution of any board, square or not") {
    Random random(5);
    std::size_t looked_at = 0;
    const std::size_t most = sampled ? 12 : 20;  // quiet patterns
    for (std::size_t rows = 1; rows <= 35; ++rows) {
        for (const std::size_t columns : {rows, rows / 2, 2 * rows + 1, std::size_t{11}}) {
            if (columns == 0 || columns > 64) continue;
            const LightChase chase(rows, columns);
            const auto quiet = solve::quiet_patterns(chase);
            if (quiet.empty() || quiet.size() > most) continue;
            ++looked_at;
            CAPTURE(rows);
            CAPTURE(columns);
            for (int i = 0; i < 2; ++i) {
                const Residues x = random_residues(random, rows * columns, 2);
                CosetSearch search(x, quiet, 2);
                search.advance(to_the_end);
                auto split = ParitySplit::of(x, quiet, classes_of(rows, columns));
                REQUIRE(split);
                CHECK(split->best().empty());
                check_bounds(*split, search.weight());
                CHECK(is_member(x, quiet, split->best()));
                const auto other = solve::shortest_by_gray_split(x, quiet, classes_of(rows, columns));
                REQUIRE(other);
                CHECK(count_presses(*other) == search.weight());
                CHECK(is_member(x, quiet, *other));
            }
        }
    }
    CHECK(looked_at > 30);
}

TEST_CASE(
    "in any coset that four classes split, the bound is one at every step, and the least weight at the end") {
    Random random(6);
    std::size_t split_ones = 0;
    for (int i = 0; i < (sampled ? 60 : 400); ++i) {
        const std::size_t generators = draw(random, 5);  // for each class
        const SplitCoset coset(random, generators, 1 + draw(random, 40));
        auto split = ParitySplit::of(coset.x, coset.quiet, coset.class_of);
        const auto other = solve::shortest_by_gray_split(coset.x, coset.quiet, coset.class_of);
        CHECK(split.has_value() == other.has_value());
        if (!split) continue;
        ++split_ones;
        const std::size_t least = least_weight(coset.x, coset.quiet);
        check_bounds(*split, least);
        CHECK(is_member(coset.x, coset.quiet, split->best()));
        CHECK(count_presses(*other) == least);
        CHECK(is_member(coset.x, coset.quiet, *other));
    }
    CHECK(split_ones > 20);
}

// With four words, one for each class, a pair takes three units: half of the words plus one.
TEST_CASE("a split goes on by whole excesses until the budget is spent") {
    Random random(9);
    std::size_t slices = 0;
    for (int i = 0; i < 40; ++i) {
        const SplitCoset coset(random, 1 + draw(random, 4), 10 + draw(random, 30));
        const auto begun = ParitySplit::of(coset.x, coset.quiet, coset.class_of);
        if (!begun) continue;
        ParitySplit stepwise = *begun;
        CHECK(stepwise.work() == 0);
        CHECK(stepwise.best_weight() == std::numeric_limits<std::size_t>::max());
        double before = 0;
        while (!stepwise.is_finished()) {
            const ParitySplit from = stepwise;
            stepwise.advance();
            const double work = stepwise.work() - before;
            before = stepwise.work();
            if (work == 0) continue;
            ParitySplit sliced = from;
            sliced.advance(static_cast<std::uint64_t>(3 * work));
            CHECK(sliced.work() == stepwise.work());
            CHECK(sliced.bound() == stepwise.bound());
            if (stepwise.is_finished()) continue;
            sliced = from;
            sliced.advance(static_cast<std::uint64_t>(3 * work + 3));
            CHECK((sliced.work() > stepwise.work() || sliced.is_finished()));
            ++slices;
        }
    }
    CHECK(slices > 20);
}

// A search that sorts again only when both halves lack choices combines 2.4 million pairs here, and more than
// 10^10 on 95 x 95.
TEST_CASE("a split sorts more choices of one half rather than combine many pairs of the other") {
    const LightChase chase(61, 61);
    const auto x = chase.solve(solve::StripedGrid(61, 61, Residues(std::size_t{61} * 61, 1)));
    REQUIRE(x);
    auto split = ParitySplit::of(x->entries(), solve::quiet_patterns(chase), classes_of(61, 61));
    REQUIRE(split);
    split->advance(std::numeric_limits<std::uint64_t>::max());
    CHECK(split->is_finished());
    CHECK(split->best_weight() == 1629);
    CHECK(split->work() < 1e6);
}

TEST_CASE("the bits in which vectors differ are counted, whatever their length") {
    Random random(8);
    for (std::size_t words = 0; words < 70; ++words) {
        solve::BitWords a;
        solve::BitWords b;
        std::size_t different = 0;
        for (std::size_t i = 0; i < words; ++i) {
            a.push_back(random.next());
            b.push_back(i % 3 == 0 ? ~a.back() : random.next());
            for (std::size_t bit = 0; bit < 64; ++bit) {
                different += solve::bit_at({a.back()}, bit) != solve::bit_at({b.back()}, bit) ? 1 : 0;
            }
        }
        CHECK(solve::bits_apart(a.data(), b.data(), words) == different);
    }
}

TEST_CASE("classes that do not split the solutions are refused") {
    const LightChase chase(9, 9);
    std::vector<std::uint8_t> rows;
    for (std::size_t cell = 0; cell < 81; ++cell) rows.push_back(static_cast<std::uint8_t>(cell / 9 % 4));
    CHECK_FALSE(ParitySplit::of(Residues(81, 1), solve::quiet_patterns(chase), rows));
}

}  // namespace switchbox::test
