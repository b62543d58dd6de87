#include "game/new_game.hpp"

#include <algorithm>
#include <set>

#include "game/answer_task.hpp"
#include "game/saved_game.hpp"
#include "game/share_code.hpp"
#include "machine/rule_text.hpp"
#include "solve/explanation.hpp"
#include "support/playing.hpp"
#include "support/solving.hpp"
#include "types/lights/large/fewest_search.hpp"
#include "types/lights/model/linear_machine.hpp"
#include "types/lights/solve/coset.hpp"
#include "types/lights/solve/linear_solver.hpp"

namespace switchbox::test {

using game::Game;
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
            const std::string code = game::share_code(game::opening(puzzle));
            CAPTURE(code);
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
              say(verbatim(solve::readable(power(2, 28)))) + " solutions each)");
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

namespace {

void check_wishes(const char* text, std::size_t most) {
    const MachineChoice which = choice_of(text);
    const Solving solving(which);
    for (std::size_t fewest = 1; fewest <= most; ++fewest) {
        for (std::uint64_t seed = 0; seed < 3; ++seed) {
            CAPTURE(std::string(text));
            CAPTURE(fewest);
            const Puzzle puzzle = value_of(new_puzzle_with(which, seed, fewest));
            const solve::Verdict verdict = solving.verdict(puzzle.start, puzzle.target);
            REQUIRE(puzzle.target == which->default_target());
            REQUIRE(is_proved_fewest(verdict));
            REQUIRE(machine::weight(*presses_of(verdict)) == fewest);
            REQUIRE(value_of(new_puzzle_with(which, seed, fewest)) == puzzle);
        }
    }
}

}  // namespace

TEST_CASE("A request for so many presses is met with three and more states too") {
    check_wishes("merlin~3", 18);
    check_wishes("torus~3x3~4", 8);
    check_wishes("lights-out-2000", 12);
    check_wishes("lights-out~3x3~6", 14);
    check_wishes("quatrainment~9", 16);
}

TEST_CASE("A request for so many presses is met in lit-only play") {
    check_wishes("merlin~lit", 11);
    check_wishes("lights-out~3x3~lit", 5);
    check_wishes("merlin~3~lit", 12);
}

TEST_CASE("A request for so many presses is met where buttons are not lamps, and round holes") {
    check_wishes("subboards", 4);
    check_wishes("own~4x4~2~p~XQ~~~BgA", 5);
}

TEST_CASE("A request that no game can meet is refused in words") {
    const auto message = [](const char* text, std::size_t fewest) {
        return message_of(new_puzzle_with(choice_of(text), 1, fewest));
    };
    CHECK(message("merlin", 10) == "fewest 10: no game of this machine needs more than 9 presses");
    CHECK(message("merlin~3", 19) == "fewest 19: no game of this machine needs more than 18 presses");
    CHECK(message("subboards", 14) == "fewest 14: no game of this machine needs more than 13 presses");
    CHECK(message("own~3x3~2~p~XQ~~~CA", 9) == "fewest 9: no game of this machine needs more than 8 presses");
    CHECK(message("lights-out~4x4", 8) == "fewest 8: no game of this machine needs more than 7 presses");
    CHECK(message("lights-out", 16) ==
          "fewest 16: no such game was found in 2000 tries; try a smaller number");
    CHECK(message("torus~20x20", 3) ==
          "fewest 3: the fewest presses of this machine take too long to prove (" +
              say(verbatim(solve::readable(power(2, 32)))) + " solutions each)");
    CHECK(message("neighbours~lit", 1) == "there is no game: no allowed press leads to the target");
    CHECK(message("lights-out~6x6~lit", 1) ==
          "fewest 1: Lit-only play with 2 states is solved on boards of up to 25 lamps, by searching all "
          "their pictures. This one has 36.");
}

TEST_CASE("A game so rare that no try finds it is listed") {
    // 2 x 2 with 7 states: two buttons change one lamp each, the others none. So two of 49 pictures need 11
    // presses.
    const MachineChoice which = choice_of("own~2x2~7~p~Ao");
    const Solving solving(which);
    for (const std::uint64_t seed : {1, 2, 720}) {
        const Puzzle puzzle = value_of(new_puzzle_with(which, seed, 11));
        CHECK(solve::count_presses(solving.verdict(puzzle.start, puzzle.target)) == 11);
        CHECK(value_of(new_puzzle_with(which, seed, 11)) == puzzle);
    }
    CHECK(message_of(new_puzzle_with(which, 1, 13)) ==
          "fewest 13: no game of this machine needs more than 12 presses");
}

TEST_CASE("A game that is listed differs from the target by what presses change, on the first lamp too") {
    machine::Rule rule;
    rule.shape = {2, 2};
    rule.states = 7;
    rule.inner = *machine::parse_stencil("010/000/000", "stencil");  // the lamp above
    const MachineChoice which = *machine::choose_own(rule);
    const Solving solving(which);
    const Puzzle puzzle = value_of(new_puzzle_with(which, 1, 12));
    CHECK(puzzle.start[0] == (puzzle.target[0] + 1) % 7);
    CHECK(puzzle.start[1] == (puzzle.target[1] + 1) % 7);
    CHECK(solve::count_presses(solving.verdict(puzzle.start, puzzle.target)) == 12);
}

TEST_CASE(
    "The search for a game is as far as its tries or its work are, half of it where games can be listed") {
    const auto search_of = [](const char* machine, std::size_t fewest) {
        return game::search_for({choice_of(machine), 1, fewest, game::NewGameMode::solvable});
    };
    const auto many = search_of("lights-out~19x19", 300);
    CHECK(many->progress() == 0);
    many->advance(1);
    CHECK(many->progress() == 1 / 2000.0);  // one try is done: the planted presses turned out too few at once

    const MachineChoice board = choice_of("torus~5x5~5");
    const auto machine = board->make_machine(board->default_target());
    const solve::Solver solver(*machine);
    const solve::LinearSolver& linear = *solve::linear_in(solver);
    const double compared =
        solve::CosetSearch(linear.from_presses(machine->no_presses()), linear.quiet(), 5).whole_work();
    REQUIRE(compared > (1U << 31U) / 2000.0);
    const auto few = search_of("torus~5x5~5", 3);
    few->advance(1);
    REQUIRE_FALSE(few->is_finished());
    CHECK(few->progress() == (16 * 25 * 9 + compared) / (1U << 31U));

    const auto none = search_of("neighbours~lit", 1);
    CHECK(none->is_finished());
    CHECK(none->progress() == 1);

    const auto listed = search_of("own~2x2~7~p~Ao", 13);
    for (int tries = 0; tries <= 2000; ++tries) {
        CHECK(listed->progress() == tries / 2000.0 / 2);
        listed->advance(1U << 30U);
    }
    CHECK(listed->progress() == 0.5);
    listed->advance(1);
    CHECK(listed->progress() > 0.5);
    CHECK(listed->progress() < 1);
    listed->advance(1U << 30U);
    CHECK(listed->progress() == 1);
    CHECK(listed->is_finished());
}

TEST_CASE("In lit-only play a request is refused exactly beyond the farthest picture") {
    for (const char* text : {"merlin~lit", "lights-out~2x3~lit", "lights-out~2x2~3~lit", "torus~2x3~lit"}) {
        const MachineChoice which = choice_of(text);
        const Solving solving(which);
        const machine::Picture target = which->default_target();
        std::size_t farthest = 0;
        std::size_t pictures = 1;
        for (std::size_t n = 0; n < machine::rule_of(which)->shape.size(); ++n) {
            pictures *= static_cast<std::size_t>(machine::rule_of(which)->states);
        }
        for (std::size_t number = 0; number < pictures; ++number) {
            machine::Picture start = target;
            std::size_t rest = number;
            for (std::uint8_t& lamp : start.cells) {
                lamp = static_cast<std::uint8_t>(rest %
                                                 static_cast<std::size_t>(machine::rule_of(which)->states));
                rest /= static_cast<std::size_t>(machine::rule_of(which)->states);
            }
            const solve::Verdict verdict = solving.verdict(start, target);
            if (presses_of(verdict) != nullptr)
                farthest = std::max(farthest, machine::weight(*presses_of(verdict)));
        }
        const std::string most =
            "no game of this machine needs more than " + std::to_string(farthest) + " presses";
        for (const std::size_t beyond : {farthest + 1, farthest + 2, ~std::size_t{0}}) {
            CHECK(message_of(new_puzzle_with(which, 1, beyond)) ==
                  "fewest " + std::to_string(beyond) + ": " + most);
        }
        CHECK(message_of(new_puzzle_with(which, 1, farthest)).find(most) == std::string::npos);
    }
}

TEST_CASE("A new game with a request is played, saved in words, and undone") {
    Game game = paper_game();
    play_on(game, "press 1");
    const game::Position before = game.position();
    CHECK(play_on(game, "new merlin~lit 42 7") == "New game: Merlin. 7 presses to go.");
    CHECK(game.fewest_from_here() == 7U);
    // The log contains the found game itself, so that a reload does not search.
    CHECK(game.log().back() == game::Action{game::Open{game::share_code(game.position())}});
    CHECK(value_of(game::load_game(game::save_game(game))) == game);
    const game::Action again = value_of(game::parse_action("new merlin~lit 42 7"));
    Game other = paper_game();
    play_on(other, again);
    CHECK(other.position() == game.position());
    play_on(game, "undo");
    CHECK(game.position() == before);
    const Game untouched = game;
    CHECK(message_of(game.apply(game::NewGame{choice("merlin"), 1, 10})) ==
          "fewest 10: no game of this machine needs more than 9 presses");
    CHECK(game == untouched);
}

TEST_CASE("Only a game that is to be solved in so many presses is searched for") {
    const auto is_searched = [](const char* machine, std::optional<std::size_t> fewest,
                                game::NewGameMode quest) {
        return game::search_for({choice_of(machine), 1, fewest, quest}) != nullptr;
    };
    CHECK(is_searched("merlin", 3, game::NewGameMode::solvable));
    CHECK_FALSE(is_searched("merlin", std::nullopt, game::NewGameMode::solvable));
    CHECK_FALSE(is_searched("merlin", 3, game::NewGameMode::question));
    CHECK_FALSE(is_searched("ghaly", 3, game::NewGameMode::solvable));
    CHECK(is_searched("ghaly", 3, game::NewGameMode::picture));
    CHECK_FALSE(is_searched("merlin", 3, game::NewGameMode::picture));
}

TEST_CASE("A request for no presses at all is a solved game") {
    Game game = paper_game();
    CHECK(play_on(game, "new merlin 1 0") == "New game: Merlin. Solved: nothing to press.");
}

}  // namespace switchbox::test
