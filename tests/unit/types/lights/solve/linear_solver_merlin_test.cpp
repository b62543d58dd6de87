#include <array>
#include <queue>

#include "support/sampling.hpp"
#include "support/solving.hpp"
#include "types/lights/model/linear_machine.hpp"
#include "types/lights/solve/linear_solver.hpp"

namespace switchbox::test {

using machine::LinearMachine;
using machine::Picture;
using machine::PressGrid;
using solve::LinearSolver;
using solve::Unique;
using solve::Verdict;

namespace {

constexpr machine::Shape merlin_shape{3, 3};
constexpr std::uint32_t merlin_pictures = 512;

// Arnold & Blaszak, table 1, entered again by hand: bit i of entry e is set if button e + 1 changes lamp i +
// 1.
std::uint32_t lamps(std::initializer_list<unsigned> numbers) {
    std::uint32_t bits = 0;
    for (const unsigned number : numbers) bits |= 1U << (number - 1);
    return bits;
}
const std::array<std::uint32_t, 9>& table() {
    static const std::array<std::uint32_t, 9> effects{
        lamps({1, 2, 4, 5}), lamps({1, 2, 3}),       lamps({2, 3, 5, 6}),
        lamps({1, 4, 7}),    lamps({2, 4, 5, 6, 8}), lamps({3, 6, 9}),
        lamps({4, 5, 7, 8}), lamps({7, 8, 9}),       lamps({5, 6, 8, 9})};
    return effects;
}

// Returns the fewest presses from the dark board to each picture, by breadth-first search over pictures.
std::vector<std::size_t> fewest_by_search() {
    constexpr std::size_t unseen = 99;
    std::vector<std::size_t> fewest(merlin_pictures, unseen);
    std::queue<std::uint32_t> waiting({0U});
    fewest[0] = 0;
    for (; !waiting.empty(); waiting.pop()) {
        const std::uint32_t here = waiting.front();
        for (const std::uint32_t effect : table()) {
            if (fewest[here ^ effect] != unseen) continue;
            fewest[here ^ effect] = fewest[here] + 1;
            waiting.push(here ^ effect);
        }
    }
    return fewest;
}

std::uint32_t played(std::uint32_t picture, const PressGrid& grid) {
    for (std::size_t button = 0; button < grid.size(); ++button) {
        if (grid[button] == 1) picture ^= table().at(button);
    }
    return picture;
}

}  // namespace

TEST_CASE("From every start to every target Merlin has one solution, as short as a search finds") {
    const Solving solver(choice("merlin"));
    const std::vector<std::size_t> fewest = fewest_by_search();
    for (std::uint32_t start = 0; start < merlin_pictures; ++start) {
        const auto from = from_bits<Picture>(start, merlin_shape);
        for (std::uint32_t target = sampled ? start % 7 : 0; target < merlin_pictures;
             target += sampled ? 7 : 1) {
            CAPTURE(start);
            CAPTURE(target);
            const Verdict verdict = solver.verdict(from, from_bits<Picture>(target, merlin_shape));
            const auto* unique = std::get_if<Unique>(&verdict);
            REQUIRE(unique != nullptr);
            REQUIRE(played(start, unique->presses) == target);
            REQUIRE(machine::weight(unique->presses) == fewest[start ^ target]);
        }
    }
}

TEST_CASE("After the presses of the solution Merlin's machine shows the target") {
    const Solving solver(choice("merlin"));
    const Picture goal = choice("merlin")->default_target();
    for (std::uint32_t start = 0; start < merlin_pictures; ++start) {
        const LinearMachine merlin = machine_of(choice("merlin"), from_bits<Picture>(start, merlin_shape));
        const Verdict verdict = solver.verdict(merlin.start(), goal);
        REQUIRE(merlin.picture(*presses_of(verdict)) == goal);
    }
}

TEST_CASE("Merlin's matrix has full rank and the inverse of Arnold & Blaszak's page 14") {
    const LinearSolver solver(machine_of(choice("merlin")));
    CHECK(solver.rank() == 9);
    CHECK(solver.nullity() == 0U);
    CHECK(reachable(solver).decimal() == "512");
    CHECK(solver.is_invertible());
    CHECK(quiet_patterns(solver).empty());
    const auto rows = golden("merlin_inverse.txt");
    REQUIRE(rows.size() == 9);
    for (std::size_t i = 0; i < 9; ++i) {
        for (std::size_t j = 0; j < 9; ++j) CHECK(solver.inverse_row(i)[j] == rows[i].at(j));
    }
}

TEST_CASE("The paper's start is solved by buttons 5, 6, 7 and 9") {
    const game::Puzzle paper = paper_puzzle();
    const Solving solver(paper.machine);
    const Verdict verdict = solver.verdict(paper.start, paper.target);
    CHECK(verdict == Verdict{Unique{presses("000/011/101")}});
    CHECK(name_of(verdict) == "unique");
    CHECK(is_proved_fewest(verdict));
    CHECK(solutions_of(verdict).decimal() == "1");
}

}  // namespace switchbox::test
