#include "game/new_game.hpp"

#include <set>

#include "game/share_code.hpp"
#include "solve/explanation.hpp"
#include "support/solving.hpp"

namespace switchbox::test {

using game::new_puzzle;
using game::new_puzzle_with;
using game::Puzzle;
using machine::MachineChoice;
using machine::Picture;

TEST_CASE("A new puzzle can be solved and is not solved yet") {
    for (const MachineChoice& which : linear_choices()) {
        const Solving solver(which);
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            const Puzzle puzzle = value_of(new_puzzle(which, seed));
            REQUIRE(puzzle.machine == which);
            REQUIRE(puzzle.target == which->default_target());
            REQUIRE(puzzle.start != puzzle.target);
            REQUIRE(presses_of(solver.verdict(puzzle.start, puzzle.target)) != nullptr);
        }
    }
}

TEST_CASE("The same seed gives the same puzzle, on every platform too") {
    const auto code = [](const MachineChoice& which, std::uint64_t seed) {
        return game::share_code(game::opening(*new_puzzle(which, seed)));
    };
    for (const MachineChoice& which : some_choices()) CHECK(code(which, 5) == code(which, 5));
    // Computed by an independent program.
    CHECK(code(choice("merlin"), 1) == "2.merlin.GA.8c0m1");
    CHECK(code(choice("merlin"), 42) == "2.merlin.2Q.hn816");
    CHECK(code(choice("lights-out", 4, 7), 7) == "2.lights-out~4x7.hg8jg.aeexw");
}

TEST_CASE("A day's seed is its date as a number") {
    CHECK(game::daily_seed({2026, 11, 21}) == 20261121);
    CHECK(game::daily_seed({2027, 1, 2}) == 20270102);
}

TEST_CASE("Different seeds give different puzzles") {
    std::set<std::vector<std::uint8_t>> starts;
    for (std::uint64_t seed = 0; seed < 100; ++seed)
        starts.insert(value_of(new_puzzle(choice("quatrainment"), seed)).start.cells);
    CHECK(starts.size() > 95);
}

TEST_CASE("New puzzles are spread evenly over all that can be solved") {
    std::vector<std::size_t> fewest(10, 0);
    const MachineChoice merlin = choice("merlin");
    const Solving solver(merlin);
    constexpr std::uint64_t puzzles = 5110;
    for (std::uint64_t seed = 0; seed < puzzles; ++seed) {
        const Puzzle puzzle = value_of(new_puzzle(merlin, seed));
        ++fewest[machine::weight(*presses_of(solver.verdict(puzzle.start, puzzle.target)))];
    }
    // Each of the 511 press grids is drawn about ten times: expected 10 times 9 choose d, within six standard
    // deviations.
    const std::vector<std::size_t> expected{0, 90, 360, 840, 1260, 1260, 840, 360, 90, 10};
    for (std::size_t d = 0; d < 10; ++d) {
        CAPTURE(d);
        const double difference = static_cast<double>(fewest[d]) - static_cast<double>(expected[d]);
        CHECK(difference * difference <= 36.0 * static_cast<double>(expected[d]));
    }
}

TEST_CASE("A new puzzle takes exactly as many presses as were asked for") {
    struct Wish {
        MachineChoice which;
        std::size_t most;
    };
    for (const auto& [which, most] : {Wish{choice("merlin"), 9}, Wish{choice("quatrainment"), 16},
                                      Wish{choice("lights-out", 4, 4), 6}, Wish{choice("lights-out"), 11}}) {
        const Solving solver(which);
        for (std::size_t d = 1; d <= most; ++d) {
            for (std::uint64_t seed = 0; seed < 5; ++seed) {
                CAPTURE(d);
                const Puzzle puzzle = value_of(new_puzzle_with(which, seed, d));
                const solve::Verdict verdict = solver.verdict(puzzle.start, puzzle.target);
                REQUIRE(is_proved_fewest(verdict));
                REQUIRE(machine::weight(*presses_of(verdict)) == d);
                REQUIRE(value_of(new_puzzle_with(which, seed, d)) == puzzle);
            }
        }
    }
}

TEST_CASE("A request for more presses than any puzzle takes is refused with the reason") {
    CHECK(message_of(new_puzzle_with(choice("merlin"), 1, 10)) ==
          "fewest 10: no game of this machine needs more than 9 presses");
    CHECK(message_of(new_puzzle_with(choice("lights-out", 4, 4), 1, 8)) ==
          "fewest 8: no game of this machine needs more than 7 presses");
}

TEST_CASE(
    "On a machine where the fewest presses cannot be proved, a request for them is refused with the reason") {
    // Nullity 28.
    CHECK(message_of(new_puzzle_with(choice("lights-out", 64, 64), 1, 3)) ==
          "fewest 3: the fewest presses of this machine take too long to prove (" +
              say(tell({}, solve::readable(power(2, 28)))) + " solutions each)");
}

TEST_CASE(
    "Puzzles of two machines are two, with the same pictures too, and so are those with other pictures") {
    const Picture dark = Picture::filled({3, 3}, 0);
    const Picture lit = Picture::filled({3, 3}, 1);
    const Puzzle puzzle{choice("merlin"), dark, lit};
    CHECK(puzzle == Puzzle{choice("merlin"), dark, lit});
    CHECK_FALSE(puzzle == Puzzle{choice("lights-out", 3, 3), dark, lit});
    CHECK_FALSE(puzzle == Puzzle{choice("merlin"), lit, lit});
    CHECK_FALSE(puzzle == Puzzle{choice("merlin"), dark, dark});
}

TEST_CASE("A random start can always reach its target") {
    Random random(1);
    for (const MachineChoice& which : linear_choices()) {
        const Solving solver(which);
        const Picture target = random_picture(random, which);
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const Picture start = game::random_start(which, target, seed);
            REQUIRE(presses_of(solver.verdict(start, target)) != nullptr);
            REQUIRE(game::random_start(which, target, seed) == start);
        }
    }
}

TEST_CASE("A problem with a new game that is known beforehand is the one that making it would meet") {
    int problems = 0;
    for (const machine::MachineChoice& which : some_choices()) {
        for (const game::NewGameMode quest :
             {game::NewGameMode::solvable, game::NewGameMode::question, game::NewGameMode::picture}) {
            for (const auto fewest : {std::optional<std::size_t>{}, std::optional<std::size_t>{1},
                                      std::optional<std::size_t>{1000}}) {
                const game::NewGame requested{which, 5, fewest, quest};
                CAPTURE(game::format_action(requested));
                const auto problem = game::problem_with_new_game(requested);
                const auto made = game::new_puzzle(requested);
                if (problem) {
                    REQUIRE(message_of(made) == problem->message);
                    ++problems;
                } else if (!fewest) {
                    REQUIRE(message_of(made).empty());
                }
            }
        }
    }
    CHECK(problems > 50);
}

}  // namespace switchbox::test
