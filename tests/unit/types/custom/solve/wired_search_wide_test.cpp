// Tests of wired puzzles with far more buttons than lamps: most press combinations leave the lamps unchanged.
#include <algorithm>
#include <set>

#include "algebra/residues.hpp"
#include "support/support.hpp"
#include "types/custom/solve/cheapest_search.hpp"
#include "types/custom/solve/wired_search.hpp"

namespace switchbox::test {

using algebra::Residues;
using machine::WiredPuzzle;
using solve::WiredSearch;

namespace {

WiredPuzzle wide_puzzle(Random& random, std::size_t buttons) {
    WiredPuzzle puzzle;
    for (const int states : {2, 3, 4, 6, 8, 9, 6, 2})
        puzzle.lamps.push_back({std::to_string(puzzle.lamps.size()), states, 1});
    for (std::size_t i = 0; i < buttons; ++i) {
        machine::WiredButton& button = puzzle.buttons.emplace_back();
        button.name = std::to_string(i);
        for (std::size_t lamp = i % 3; lamp < puzzle.lamps.size(); lamp += 1 + draw(random, 4))
            button.effects.push_back({lamp, 1});
    }
    puzzle.targets.emplace_back(puzzle.lamps.size(), std::uint8_t{0});
    return puzzle;
}

bool turns_off(const WiredPuzzle& puzzle, const std::vector<std::uint32_t>& presses) {
    const std::vector<std::uint8_t> after = machine::states_after(puzzle, {presses.begin(), presses.end()});
    return std::all_of(after.begin(), after.end(), [](int state) { return state == 0; });
}

// Returns a random vector in which some entries are 0.
Residues random_vector(Random& random, const Residues& moduli) {
    Residues vector;
    for (const std::size_t modulus : moduli)
        vector.push_back(draw(random, 3) == 0 ? std::uint8_t{0}
                                              : static_cast<std::uint8_t>(draw(random, modulus)));
    return vector;
}

// Returns the sums of each member with 0 to choices - 1 times the vector.
std::set<Residues> with_multiples(const std::set<Residues>& sums, const Residues& vector, int choices,
                                  const Residues& moduli) {
    std::set<Residues> all;
    for (Residues sum : sums) {
        for (int times = 0; times < choices; ++times) {
            all.insert(sum);
            for (std::size_t j = 0; j < sum.size(); ++j)
                sum[j] = static_cast<std::uint8_t>((sum[j] + vector[j]) % moduli[j]);
        }
    }
    return all;
}

std::set<Residues> span_of(const std::vector<Residues>& generators, const Residues& moduli) {
    std::set<Residues> span{Residues(moduli.size())};
    const int most = *std::max_element(moduli.begin(), moduli.end());
    for (const Residues& generator : generators) span = with_multiples(span, generator, most, moduli);
    return span;
}

}  // namespace

// A unit of work is about a nanosecond, and cubic work in the buttons would take 10^9 units.
TEST_CASE("A thousand buttons on eight lamps of several numbers of states are solved") {
    Random random(2026);
    const WiredPuzzle puzzle = wide_puzzle(random, 1000);
    WiredSearch search(puzzle);
    search.advance(10'000'000);
    REQUIRE(search.verdict().presses);
    CHECK(turns_off(puzzle, *search.verdict().presses));
}

TEST_CASE("An echelon form of many vectors has each of their sums once") {
    Random random(2027);
    const std::vector<int> exponents = {1, 3, 1, 2};
    for (const int prime : {2, 3}) {
        Residues moduli;
        for (const int exponent : exponents)
            moduli.push_back(static_cast<std::uint8_t>(algebra::prime_power(prime, exponent)));
        for (int i = 0; i < 60; ++i) {
            std::vector<Residues> generators(draw(random, 9));
            for (Residues& generator : generators) generator = random_vector(random, moduli);
            std::set<Residues> sums{Residues(moduli.size())};
            std::size_t count = 1;
            for (const auto& [pivot, choices, vector] : solve::cyclic_echelon(generators, exponents, prime)) {
                CHECK(std::count(vector.begin(), vector.begin() + static_cast<int>(pivot), 0) ==
                      static_cast<int>(pivot));
                CHECK(vector[pivot] * choices == moduli[pivot]);
                count *= static_cast<std::size_t>(choices);
                sums = with_multiples(sums, vector, choices, moduli);
            }
            CHECK(sums.size() == count);
            for (const Residues& generator : generators)
                CHECK(with_multiples(sums, generator, 2, moduli) == sums);
            CHECK(count == span_of(generators, moduli).size());
        }
    }
}

}  // namespace switchbox::test
