// Tests of searches that are dropped after any of their steps: the game is unchanged, and a new search has
// the same result.
#include <limits>

#include "faults.hpp"
#include "game/answer_task.hpp"
#include "game/new_game.hpp"
#include "machine/rule_text.hpp"
#include "support/cube_playing.hpp"
#include "support/playing.hpp"
#include "support/sampling.hpp"
#include "types/ghaly/model/ghaly_choice.hpp"
#include "types/lights/model/linear_machine.hpp"

namespace switchbox::test {

using game::AnswerTask;
using game::Game;

namespace {

constexpr std::size_t all_steps = std::numeric_limits<std::size_t>::max();

// Makes at most `steps` steps and returns the number made.
std::size_t make_steps(solve::Task& work, std::size_t steps, std::uint64_t budget = 0) {
    std::size_t made = 0;
    for (; made < steps && !work.is_finished(); ++made) work.advance(budget);
    return made;
}

// Question, with a slice size that gives a moderate number of slices.
struct Asked {
    std::string name;
    Game (*begin)();
    std::uint64_t slice;
    game::SearchRequest question = {};
};

Game begun(const machine::MachineChoice& which, std::uint64_t seed) {
    return Game(game::opening(value_of(game::new_puzzle(which, seed))));
}

// Returns a game whose target picture was made by random presses.
Game ghaly_picture() {
    Random random(2);
    const machine::MachineChoice ghaly = machine::choose_ghaly(random_codes(random, 20));
    game::Position to_match = game::opening({ghaly, ghaly->default_start(), {}});
    to_match.puzzle.target =
        ghaly->make_machine(to_match.puzzle.start)->picture(random_presses(random, ghaly));
    return Game(to_match);
}

std::vector<Asked> asked() {
    return {
        {"linear", [] { return begun(many_solutions(), 1); }, 1U << 24U},
        {"lit-only", [] { return begun(choice_of("lights-out~3x6~lit"), 1); }, 1U << 18U},
        {"Ghaly", ghaly_picture, 1U << 20U},
    };
}

std::vector<Asked> asked_of_cubes() {
    return {
        {"cube of side 2", [] { return cube_game({2}, "R U F L"); }, 1U << 28U},
        {"cube", [] { return cube_game({}, "R U F L"); }, 1U << 28U},
        {"cube, proved", [] { return cube_game({}, "R U F L"); }, 1U << 28U, {.proves = true}},
    };
}

// Returns a board large enough for its solver to be built in steps.
machine::MachineChoice slow_board(int states) {
    machine::Rule rule;
    rule.shape = {32, 32};
    rule.states = states;
    rule.inner = value_of(machine::parse_stencil("110/011/100", "stencil"));
    return value_of(machine::choose_own(rule));
}

// Returns the verdict of the complete search.
solve::Verdict answer(const Game& game, const Asked& what) {
    AnswerTask job(game, what.question);
    make_steps(job, all_steps, what.slice);
    return job.found().search.verdict();
}

// Checks each slice: a dropped search leaves no result, and the game learns the result of a stopped one.
void check_dropped(const Asked& what, Faults& faults) {
    CAPTURE(what.name);
    const Game whole = what.begin();
    AnswerTask reference(whole, what.question);
    const std::size_t slices = make_steps(reference, all_steps, what.slice);
    REQUIRE(slices >= 3);
    const solve::Verdict found = reference.found().search.verdict();
    for (std::size_t slice = 0; slice <= slices; ++slice) {
        CAPTURE(slice);
        Game game = what.begin();
        const solve::Verdict before = game.verdict();
        const std::uint64_t revision = game.revision();
        {
            AnswerTask dropped(game, what.question);
            make_steps(dropped, slice, what.slice);
        }
        const bool as_before = game.revision() == revision && game.verdict() == before;
        faults.note(as_before && game == what.begin() && answer(game, what) == found);
        {
            AnswerTask stopped(game, what.question);
            make_steps(stopped, slice, what.slice);
            game.learn(stopped.found());
        }
        const solve::Verdict after = answer(game, what);
        faults.note(game == what.begin() && solve::count_presses(after) == solve::count_presses(found));
    }
}

}  // namespace

TEST_CASE("A search that ends after any of its slices leaves the game, and asking again answers the same") {
    Faults faults("searches cancelled");
    for (const Asked& what : asked()) check_dropped(what, faults);
}

TEST_CASE("A search on a cube that ends after any of its slices leaves the game too" *
          doctest::test_suite(long_tests) * doctest::skip(sampled)) {
    Faults faults("searches on cubes cancelled");
    for (const Asked& what : asked_of_cubes()) check_dropped(what, faults);
}

TEST_CASE("A solver dropped after any of its steps leaves the game as it was, and nothing half made behind") {
    Faults faults("solvers cancelled");
    for (const int states : {6, 9}) {
        CAPTURE(states);
        const game::Action fresh = game::NewGame{slow_board(states), 1};
        Game reference = paper_game();
        auto whole = game::solver_task(fresh, reference);
        REQUIRE(whole != nullptr);
        const std::size_t steps = make_steps(*whole, all_steps);
        play_on(reference, fresh);
        const solve::Verdict answer = reference.verdict();
        whole.reset();
        reference = paper_game();
        for (std::size_t step = 0; step < steps; ++step) {
            Game game = paper_game();
            auto dropped = game::solver_task(fresh, game);
            REQUIRE(dropped != nullptr);
            make_steps(*dropped, step);
            dropped.reset();
            bool as_before = game == paper_game() && (game::solver_task(fresh, game) != nullptr);
            if (step % 16 == 0) {
                play_on(game, fresh);
                as_before = as_before && game.verdict() == answer;
            }
            faults.note(as_before);
        }
    }
}

TEST_CASE(
    "A search for a new game dropped after any of its slices leads to the same game when it is asked for "
    "again") {
    Faults faults("new games cancelled");
    struct Wish {
        std::string text;
        std::uint64_t slice;
    };
    for (const Wish& one :
         {Wish{"new torus~3x3~4 1 8", 1U << 11U}, Wish{"new lights-out~19x19 2 110", 1U << 14U},
          Wish{"new lights-out~4x5~lit 1 6", 1U << 20U}, Wish{"new ghaly 5 6 picture", 1U << 14U}}) {
        CAPTURE(one.text);
        const game::Action action = value_of(game::parse_action(one.text));
        const auto& requested = std::get<game::NewGame>(action);
        const auto whole = game::search_for(requested);
        const std::size_t slices = make_steps(*whole, all_steps, one.slice);
        REQUIRE(slices >= 2);
        Game reference = paper_game();
        const bool begins = bool(reference.begin(requested, *whole));
        for (std::size_t slice = 0; slice < slices; ++slice) {
            const auto dropped = game::search_for(requested);
            make_steps(*dropped, slice, one.slice);
            const auto again = game::search_for(requested);
            static_cast<void>(game::finish(*again));
            Game game = paper_game();
            faults.note(bool(game.begin(requested, *again)) == begins &&
                        game.position() == reference.position());
        }
    }
}

}  // namespace switchbox::test
