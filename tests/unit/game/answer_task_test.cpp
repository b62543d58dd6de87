// Tests of long searches as jobs: slices, progress, results that the game learns, and jobs dropped after any
// of their steps.
#include "game/answer_task.hpp"

#include <limits>

#include "base/random.hpp"
#include "faults.hpp"
#include "game/new_game.hpp"
#include "game/share_code.hpp"
#include "machine/rule_text.hpp"
#include "sampling.hpp"
#include "support/cube_playing.hpp"
#include "support/playing.hpp"
#include "support/solving.hpp"
#include "types/ghaly/model/ghaly_choice.hpp"
#include "types/lights/large/fewest_search.hpp"
#include "types/lights/model/linear_machine.hpp"
#include "types/lights/solve/linear_solver.hpp"

namespace switchbox::test {

using game::AnswerTask;
using game::Game;
using game::Puzzle;

namespace {

constexpr std::uint64_t large_slice = 1U << 20U;

// Returns a game with 2^26 solutions, too many to compare in one go.
Game long_game() {
    Game game = paper_game();
    play_on(game, game::NewGame{many_solutions(), 1});
    return game;
}

// Returns the number of presses of the best solution found.
std::size_t best(const solve::Search& search) {
    return machine::weight(*solve::presses_of(search.verdict()));
}

}  // namespace

TEST_CASE("a job that is done in slices finds what one that is not interrupted finds") {
    Game game = long_game();
    REQUIRE_FALSE(game.search().is_complete());
    AnswerTask sliced(game, {});
    AnswerTask whole(game, {});
    whole.advance(~std::uint64_t{0} >> 1U);
    REQUIRE(whole.is_finished());
    double before = sliced.progress();
    while (!sliced.is_finished()) {
        sliced.advance(large_slice);
        CHECK(sliced.progress() >= before);
        before = sliced.progress();
    }
    CHECK(sliced.progress() == 1);
    CHECK(best(sliced.found().search) == best(whole.found().search));
}

TEST_CASE("a game knows nothing of a job until it learns, and then all that was found") {
    Game game = long_game();
    const std::uint64_t revision = game.revision();
    const std::size_t first = best(game.search());
    AnswerTask job(game, {});
    job.advance(~std::uint64_t{0} >> 1U);
    CHECK(game.revision() == revision);
    CHECK_FALSE(game.search().is_complete());
    CHECK(best(game.search()) == first);
    game.learn(job.found());
    CHECK(game.revision() != revision);
    CHECK(game.search().is_complete());
    CHECK(best(game.search()) == best(job.found().search));
}

TEST_CASE("what was found about another board is not learned") {
    Game game = long_game();
    AnswerTask job(game, {});
    job.advance(~std::uint64_t{0} >> 1U);
    REQUIRE_FALSE(game.replay(game::Press{0}));
    const std::uint64_t revision = game.revision();
    game.learn(job.found());
    CHECK(game.revision() == revision);
}

TEST_CASE("there is news where a shorter solution was found, and at the end, and nothing twice") {
    Game game = long_game();
    AnswerTask job(game, {});
    CHECK_FALSE(job.news().has_value());
    std::size_t told = best(game.search());
    while (!job.is_finished()) {
        job.advance(large_slice);
        const auto news = job.news();
        const bool shorter = best(job.found().search) < told;
        CHECK(news.has_value() == (shorter || job.is_finished()));
        if (!news) continue;
        game.learn(*news);
        told = best(game.search());
        CHECK(told == best(job.found().search));
    }
    CHECK(game.search().is_complete());
}

TEST_CASE("a job keeps its question") {
    const Game game = long_game();
    CHECK_FALSE(AnswerTask(game, {}).question().then.has_value());
    const AnswerTask job(game, {game::Solve{}, true});
    CHECK(job.question().then == game::Action{game::Solve{}});
    CHECK(job.question().plays);
}

namespace {

machine::MachineChoice large_board() {
    machine::Rule rule;
    rule.shape = {40, 40};
    rule.states = 6;
    rule.inner = *machine::parse_stencil("110/011/100", "stencil");
    return *machine::choose_own(rule);
}

}  // namespace

TEST_CASE("the solver of a large board is made in steps before the action that leads there") {
    Game game = paper_game();
    Game other = paper_game();
    const game::Action fresh = game::NewGame{large_board(), 1};
    auto job = game::solver_task(fresh, game);
    REQUIRE(job != nullptr);
    int steps = 0;
    double before = job->progress();
    CHECK(before == 0);
    for (; !job->is_finished(); ++steps) {
        job->advance(0);
        CHECK(job->progress() >= before);
        before = job->progress();
    }
    CHECK(steps > 100);
    CHECK(job->progress() == 1);
    // The finished job keeps the solver in the cache; then the game does.
    CHECK_FALSE((game::solver_task(fresh, game) != nullptr));
    play_on(game, fresh);
    job.reset();
    CHECK_FALSE((game::solver_task(fresh, other) != nullptr));
    play_on(other, fresh);
    CHECK(solve::linear_in(other.solver()) == solve::linear_in(game.solver()));
}

TEST_CASE("a solver that is made in steps is the one that is made at once") {
    for (const int states : {2, 4, 6, 9}) {
        CAPTURE(states);
        machine::Rule rule;
        rule.shape = {33, 32};
        rule.states = states;
        rule.inner = *machine::parse_stencil("110/011/100", "stencil");
        const machine::LinearMachine board(rule, machine::uniform(rule, 0));
        solve::LinearSolver stepwise(board, algebra::in_steps);
        CHECK_FALSE(stepwise.is_ready());
        double before = stepwise.progress();
        CHECK(before == 0);
        for (; !stepwise.is_ready(); stepwise.advance()) {
            REQUIRE(stepwise.progress() >= before);
            REQUIRE(stepwise.progress() <= 1);
            before = stepwise.progress();
        }
        CHECK(before > 0.5);
        CHECK(stepwise.progress() == 1);
        const solve::LinearSolver whole(board);
        CHECK(stepwise.rank() == whole.rank());
        CHECK(stepwise.quiet() == whole.quiet());
        Random random(7);
        for (int i = 0; i < 20; ++i) {
            algebra::Residues b(stepwise.equations().rows());
            for (std::uint8_t& entry : b) entry = static_cast<std::uint8_t>(random.below(states));
            const algebra::ResidueSolution one = stepwise.equations().solve(b);
            const algebra::ResidueSolution other = whole.equations().solve(b);
            CHECK(one.solvable == other.solvable);
            CHECK(one.x == other.x);
            CHECK(one.certificate == other.certificate);
        }
    }
}

TEST_CASE("only an action that leads to a large board that is not made yet has a solver to wait for") {
    Game game = paper_game();
    const game::Action fresh = game::NewGame{large_board(), 1};
    CHECK_FALSE((game::solver_task(game::Press{0}, game) != nullptr));
    CHECK_FALSE((game::solver_task(game::Undo{}, game) != nullptr));
    CHECK_FALSE((game::solver_task(game::NewGame{many_solutions(), 1}, game) != nullptr));
    CHECK_FALSE((game::solver_task(game::Open{"no link"}, game) != nullptr));
    // A question that the machine cannot pose is refused once the solver is known.
    const game::NewGame question{.machine = large_board(), .seed = 1, .quest = game::NewGameMode::question};
    auto job = game::solver_task(question, game);
    REQUIRE(job != nullptr);
    CHECK_FALSE(job->is_finished());
    while (!job->is_finished()) job->advance(0);
    const machine::MachineChoice choice = large_board();
    const auto board = choice->make_machine(choice->uniform(0));
    const auto solver = solve::known_solver(*machine::linear_in(*board));
    REQUIRE(solver != nullptr);
    CHECK(game.allows(question) == !solver->equations().is_onto());
    play_on(game, fresh);
    job.reset();
    CHECK_FALSE((game::solver_task(game::NewGame{large_board(), 2}, game) != nullptr));
    const std::string code = game::share_code(game.position());
    // A solver that nothing keeps is built again: for a link, for Undo and for Redo.
    play_on(game, game::Undo{});
    CHECK((game::solver_task(game::Open{code}, game) != nullptr));
    CHECK((game::solver_task(game::Redo{}, game) != nullptr));
    play_on(game, game::Redo{});
    play_on(game, game::NewGame{many_solutions(), 1});
    CHECK((game::solver_task(game::Undo{}, game) != nullptr));
}

namespace {

struct Looked {
    std::unique_ptr<game::GameSearch> search;
    int steps = 0;
};

Looked look_for(const game::NewGame& requested, std::uint64_t budget) {
    auto search = game::search_for(requested);
    REQUIRE(search != nullptr);
    int steps = 0;
    double before = 0;
    for (; !search->is_finished(); ++steps) {
        CHECK(search->progress() >= before);
        before = search->progress();
        CHECK(before <= 1);
        search->advance(budget);
    }
    return {std::move(search), steps};
}

}  // namespace

TEST_CASE("a game with so many presses is the same however its search is cut") {
    for (const char* text :
         {"merlin 3 5", "torus~3x3~4 1 8", "lights-out~19x19 2 110", "merlin~lit 42 7", "lights-out~4x4 1 8",
          "merlin 1 10", "lights-out~2x3~lit 1 99", "ghaly 5 6 picture", "ghaly 5 9 picture"}) {
        CAPTURE(std::string(text));
        const game::Action action = value_of(game::parse_action("new " + std::string(text)));
        const auto& requested = std::get<game::NewGame>(action);
        const Looked fine = look_for(requested, 1);
        const Looked coarse = look_for(requested, 1U << 30U);
        CHECK(fine.steps >= coarse.steps);
        const Result<Puzzle> whole = game::new_puzzle(requested);
        for (const Result<Puzzle>& found : {fine.search->result(), coarse.search->result()}) {
            REQUIRE(bool(found) == bool(whole));
            if (whole) CHECK(*found == *whole);
            if (!whole) CHECK(found.error() == whole.error());
        }
        Game applied = paper_game();
        Game begun = paper_game();
        const auto outcome = applied.apply(requested);
        const auto other = begun.begin(requested, *fine.search);
        REQUIRE(bool(outcome) == bool(other));
        CHECK(applied.position() == begun.position());
        CHECK(applied.log() == begun.log());
        if (outcome) CHECK(say(outcome->sentence) == say(other->sentence));
        if (!outcome) CHECK(begun == paper_game());
    }
}

TEST_CASE("the search for a game in lit-only play is made in slices") {
    const game::NewGame requested{choice_of("lights-out~4x5~lit"), 1, 6};
    const Looked looked = look_for(requested, 1U << 16U);
    CHECK(looked.steps > 100);
    // The result of the search for the game is known from the first press, without a second search.
    Game game = paper_game();
    const auto begun = game.begin(requested, *looked.search);
    CHECK(say(value_of(begun).distance) == "6 presses to go.");
    play_on(game, game::Hint{});
    play_on(game, game::Press{*game.hint()});
    CHECK(game.fewest_from_here() == 5U);
}

TEST_CASE("only a game with a wished number of presses is looked for") {
    CHECK(game::search_for({choice("merlin"), 1}) == nullptr);
    CHECK(game::search_for({choice("lights-out"), 1, std::nullopt, game::NewGameMode::question}) == nullptr);
    CHECK(game::search_for({choice("ghaly", 4, 4), 1, 12}) == nullptr);
    CHECK(game::search_for({choice("ghaly", 4, 4), 1, std::nullopt, game::NewGameMode::picture}) == nullptr);
}

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
