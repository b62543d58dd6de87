// The fewest presses that light all lamps, and of other solutions of such boards, by all methods there are.
#include "solve/large/fewest_all_lit.hpp"

#include <numeric>

#include "solve/chase/light_chase.hpp"
#include "solve/large/parity_split.hpp"
#include "solve/linear/coset.hpp"
#include "support/sampling.hpp"
#include "support/support.hpp"

namespace switchbox::test {

using algebra::Residues;
using solve::AllLit;
using solve::CosetSearch;
using solve::FewestMethod;
using solve::LightChase;
using solve::ParitySplit;

namespace {

std::size_t count_presses(const Residues& x) { return std::accumulate(x.begin(), x.end(), std::size_t{0}); }

// Row and column modulo 2, the unequal ones first.
std::vector<std::uint8_t> classes_of(std::size_t n) {
    std::vector<std::uint8_t> classes;
    for (std::size_t cell = 0; cell < n * n; ++cell) {
        const bool row = cell / n % 2 != 0;
        const bool column = cell % n % 2 != 0;
        classes.push_back(row == column ? (row ? 3 : 2) : (row ? 1 : 0));
    }
    return classes;
}

}  // namespace

TEST_CASE("all methods that reach a board find the same fewest presses, and they light all lamps") {
    const std::size_t most = sampled ? 10 : 20;  // patterns
    for (std::size_t n = 1; n <= 60; ++n) {
        const AllLit board(n);
        std::optional<std::size_t> fewest;
        for (const FewestMethod method : solve::fewest_methods) {
            if (method != FewestMethod::parity_split && board.nullity() > most) continue;
            const auto presses = board.fewest(method);
            CHECK(presses.has_value() == (n % 2 != 0 || method != FewestMethod::parity_split));
            if (!presses) continue;
            CAPTURE(n);
            CHECK(solve::lights_all(n, *presses));
            CHECK(count_presses(*presses) == fewest.value_or(count_presses(*presses)));
            fewest = count_presses(*presses);
        }
    }
}

TEST_CASE("what no method proves is not answered") {
    CHECK_FALSE(AllLit(126).fewest(FewestMethod::parity_split));  // n is even
    CHECK_FALSE(AllLit(126).fewest(FewestMethod::coset_search));  // 2^56 solutions
    CHECK_FALSE(AllLit(126).fewest(FewestMethod::gray_code));
}

TEST_CASE("presses that leave a lamp dark do not light all") {
    Residues presses = *AllLit(7).fewest(FewestMethod::coset_search);
    CHECK(solve::lights_all(7, presses));
    presses[24] ^= 1;
    CHECK_FALSE(solve::lights_all(7, presses));
}

TEST_CASE(
    "the parity split finds the shortest solution of any board with odd sides, and its bound only rises") {
    algebra::Random random(5);
    for (const std::size_t n : {5U, 9U, 11U, 17U, 19U, 23U}) {
        const LightChase chase(n, n);
        for (int i = 0; i < (sampled ? 2 : 8); ++i) {
            const Residues x = random_residues(random, n * n, 2);
            CosetSearch search(x, solve::quiet_patterns(chase), 2);
            while (!search.is_finished()) search.advance(to_the_end);
            auto split = ParitySplit::of(x, solve::quiet_patterns(chase), classes_of(n));
            REQUIRE(split);
            CHECK(split->best().empty());
            std::size_t bound = split->bound();
            while (!split->is_finished()) {
                split->advance();
                CHECK(split->bound() >= bound);
                CHECK(split->bound() <= count_presses(search.best()));
                bound = split->bound();
            }
            CHECK(count_presses(split->best()) == count_presses(search.best()));
        }
    }
}

TEST_CASE("classes that do not split the solutions are refused") {
    const LightChase chase(9, 9);
    std::vector<std::uint8_t> rows;
    for (std::size_t cell = 0; cell < 81; ++cell) rows.push_back(static_cast<std::uint8_t>(cell / 9 % 4));
    CHECK_FALSE(ParitySplit::of(Residues(81, 1), solve::quiet_patterns(chase), rows));
}

}  // namespace switchbox::test
