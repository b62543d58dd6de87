#include "game/new_game.hpp"
#include "game/saved_game.hpp"
#include "game/sentences.hpp"
#include "support/playing.hpp"
#include "support/solving.hpp"
#include "types/lights/large/fewest_search.hpp"
#include "types/lights/model/linear_machine.hpp"

namespace switchbox::test {

using game::Game;
using machine::MachineChoice;
using machine::Picture;
using solve::Several;

namespace {

// More work than any search here needs.
constexpr std::uint64_t ample_budget = std::uint64_t{1} << 40U;

// Returns a machine with 2^18 pictures.
MachineChoice many_pictures() { return choice_of("lights-out~3x6~lit"); }

Game new_game(const MachineChoice& which, std::uint64_t seed) {
    Game game = paper_game();
    play_on(game, game::NewGame{which, seed});
    return game;
}

// Returns the game rebuilt by replaying its saved text.
Game loaded(const Game& game) { return value_of(game::load_game(game::save_game(game))); }

std::string phrase(std::size_t presses) {
    return std::to_string(presses) + (presses == 1 ? " press" : " presses");
}

std::size_t fewest_of(const Game& game) { return game.fewest_from_here().value(); }

// Returns any action on the same machine.
game::Action action_here(Random& random, const Game& game) {
    game::Action action = random_action(random, game);
    while (std::holds_alternative<game::NewGame>(action) || std::holds_alternative<game::Open>(action)) {
        action = random_action(random, game);
    }
    return action;
}

void play_and_search(Game& game, Random& random, std::uint64_t budget) {
    for (int n = 0; n < 60; ++n) {
        const game::Action action = action_here(random, game);
        if (game.allows(action)) play_on(game, action);
        if (random.below(4) == 0) search_on(game, budget);
    }
}

}  // namespace

TEST_CASE("Too many solutions to compare at once are told as far as they are known, and searched in slices") {
    Game game = new_game(many_solutions(), 1);
    CHECK(solve::linear_in(game.solver())->nullity() == 26U);
    REQUIRE(game.search().is_long());
    REQUIRE_FALSE(game.search().is_complete());
    CHECK_FALSE(is_proved_fewest(game.verdict()));
    CHECK(solutions_of(game.verdict()).decimal() == "67108864");
    const std::size_t first_found = fewest_of(game);
    CHECK(game::outlook(game) == "At most " + std::to_string(first_found) + " presses to go.");

    double progress = game.search().progress();
    search_on(game, 1U << 22U);
    CHECK(game.search().progress() > progress);
    CHECK(game.search().progress() < 1);
    CHECK(fewest_of(game) <= first_found);
    const Game before = game;
    while (!game.search().is_complete()) {
        progress = game.search().progress();
        search_on(game, 1U << 25U);
        REQUIRE(game.search().progress() > progress);
    }
    CHECK(game.search().progress() == 1);
    CHECK(game.search().is_long());
    CHECK(is_proved_fewest(game.verdict()));
    CHECK(fewest_of(game) <= first_found);
    CHECK(game::outlook(game) == std::to_string(fewest_of(game)) + " presses to go.");
    CHECK(machine_of(game.puzzle().machine, game.puzzle().start).picture(*presses_of(game.verdict())) ==
          game.puzzle().target);
    // A search is no move: it changes neither the saved game nor the undo stack.
    CHECK(game == before);
    CHECK(game.log() == before.log());

    // Following the solution keeps the proof.
    const std::vector<std::size_t> plan = solve::plan_of(game.verdict());
    Game pressed = game;
    for (std::size_t i = 0; i < plan.size(); ++i) {
        play_on(pressed, game::Press{plan[i]});
        REQUIRE(is_proved_fewest(pressed.verdict()));
        REQUIRE(fewest_of(pressed) == plan.size() - i - 1);
        if (i + 1 < plan.size()) REQUIRE(pressed.search().is_long());
    }
    CHECK(pressed.is_solved());

    for (std::size_t left = 1; left <= plan.size(); ++left) {
        CHECK(play_on(pressed, "undo") == "Undone. " + phrase(left) + " to go.");
        REQUIRE(is_proved_fewest(pressed.verdict()));
    }
    CHECK(pressed.position() == game.position());

    // The timeline keeps the proof too, forwards and backwards.
    Game stepped = game;
    play_on(stepped, "solve");
    CHECK(is_proved_fewest(stepped.verdict()));
    for (const std::size_t step : {std::size_t{1}, std::size_t{4}, plan.size() - 1, plan.size(),
                                   std::size_t{2}, std::size_t{0}, std::size_t{3}}) {
        play_on(stepped, game::StepTo{step});
        CHECK(is_proved_fewest(stepped.verdict()));
        CHECK(fewest_of(stepped) == plan.size() - step);
    }
    play_on(stepped, "dismiss");
    CHECK(is_proved_fewest(stepped.verdict()));

    // Another button leaves the solution, and undo returns to it.
    Random random(1);
    Game strayed = game;
    std::size_t other = 0;
    while ((*presses_of(game.verdict()))[other] != 0) ++other;
    play_on(strayed, game::Press{other});
    CHECK_FALSE(is_proved_fewest(strayed.verdict()));
    CHECK_FALSE(strayed.search().is_complete());
    for (int n = 0; n < 12; ++n) {
        play_on(strayed, game::Press{draw(random, plan.size())});
        CHECK(strayed.fewest_from_here());
    }
    while (strayed.position().press_count > 0) play_on(strayed, "undo");
    CHECK(is_proved_fewest(strayed.verdict()));
    CHECK(fewest_of(strayed) == plan.size());
    // Games compare equal even if their searches differ.
    CHECK(value_of(game::load_game(game::save_game(strayed))) == strayed);

    // Hints and Solve log the found solution, so a replay needs no search.
    Game hinted = game;
    play_on(hinted, "hint");
    play_on(hinted, "hint");
    play_on(hinted, "undo");
    CHECK(is_proved_fewest(hinted.verdict()));
    hinted = game;
    for (int n = 0; n < 3; ++n) play_on(hinted, "hint");
    const std::vector<game::Action> hints{game::Hint{plan[0]}, game::Hint{plan[1]}, game::Hint{plan[2]}};
    CHECK(std::vector<game::Action>(hinted.log().end() - 3, hinted.log().end()) == hints);
    CHECK(loaded(hinted) == hinted);
    CHECK_FALSE(loaded(hinted).search().is_complete());
    play_on(hinted, "solve");
    CHECK(hinted.log().back() ==
          game::Action{game::Solve{std::vector<std::size_t>(plan.begin() + 2, plan.end())}});
    CHECK(loaded(hinted) == hinted);
    CHECK_FALSE(loaded(hinted).search().is_complete());
}

TEST_CASE("Hints and solutions asked for before the search is done are recorded as what was shown") {
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        Game game = new_game(many_solutions(), seed);
        const std::vector<std::size_t> first = solve::plan_of(game.verdict());
        play_on(game, "hint");
        CHECK(game.hint() == first.front());
        CHECK(game.log().back() == game::Action{game::Hint{first.front()}});
        play_on(game, "hint");
        REQUIRE(game.hint());
        CHECK(game.log().back() == game::Action{game::Hint{game.hint()}});
        play_on(game, "solve");
        const std::vector<std::size_t> plan = game.position().timeline->plan;
        CHECK(game.log().back() == game::Action{game::Solve{plan}});
        // On the timeline the plan determines the hint.
        play_on(game, "step 2");
        play_on(game, "hint");
        CHECK(game.log().back() == game::Action{game::Hint{plan[2]}});
        // Asks for a solution in the middle of another one.
        play_on(game, "solve");
        CHECK(game.log().back() == game::Action{game::Solve{game.position().timeline->plan}});
        CHECK(loaded(game) == game);
        play_on(game, game::StepTo{game.position().timeline->plan.size()});
        CHECK(game.is_solved());
        CHECK(loaded(game) == game);
    }
}

TEST_CASE("A short search's answers are named in the log too, for another version may choose others") {
    Game game = new_game(choice("lights-out"), 3);
    CHECK_FALSE(game.search().is_long());
    CHECK(game.search().is_complete());
    const std::vector<std::size_t> plan = solve::plan_of(game.verdict());
    play_on(game, "hint");
    play_on(game, "solve");
    const std::vector<game::Action> answers{game::Hint{plan.front()}, game::Solve{plan}};
    CHECK(std::vector<game::Action>(game.log().end() - 2, game.log().end()) == answers);
}

TEST_CASE("Stepping back along the best solution found so far tells as much as stepping on did") {
    Game game = new_game(many_solutions(), 2);
    search_on(game, 1U << 22U);
    REQUIRE_FALSE(game.search().is_complete());
    const double progress = game.search().progress();
    play_on(game, "solve");
    const std::size_t presses = game.position().timeline->plan.size();
    REQUIRE(presses >= 10);
    for (const std::size_t step : {9U, 3U, 9U, 8U, 7U, 6U, 5U, 4U, 3U, 2U, 1U, 0U}) {
        play_on(game, game::StepTo{step});
        CHECK(fewest_of(game) == presses - step);
        CHECK_FALSE(is_proved_fewest(game.verdict()));
    }
    // The search resumes from its former progress.
    CHECK(game.search().progress() == progress);
}

TEST_CASE(
    "What was found on a board where buttons were pressed holds on the way from there, with five states "
    "too") {
    Game game = new_game(choice_of("torus~20x20~5"), 1);
    const auto all_but = [&game](std::size_t button) {
        for (int times = 0; times < 4; ++times) play_on(game, game::Press{button});
    };
    all_but(0);
    all_but(1);
    search_on(game, 1U << 22U);
    REQUIRE_FALSE(game.search().is_complete());
    machine::PressGrid left = *solve::presses_of(game.verdict());
    const double progress = game.search().progress();
    REQUIRE(progress > 0);
    for (const std::size_t button : {0U, 1U, 2U, 3U, 4U, 5U, 6U, 7U}) {
        for (; left[button] > 0; --left[button]) {
            CAPTURE(button);
            CHECK(*solve::presses_of(game.verdict()) == left);
            play_on(game, game::Press{button});
        }
    }
    CHECK(*solve::presses_of(game.verdict()) == left);
    CHECK(game.position().presses[0] != 4);
}

TEST_CASE("A lit-only game too large to search at once has no answer before it is searched") {
    Game game = new_game(many_pictures(), 1);
    REQUIRE(game.search().is_long());
    REQUIRE_FALSE(game.search().is_complete());
    CHECK(std::holds_alternative<solve::Undecided>(game.verdict()));
    const std::string reason = "Not solved yet: ask for a hint or the solution.";
    CHECK(message_of(game.apply(game::Hint{})) == reason);
    CHECK(message_of(game.apply(game::Solve{})) == reason);
    search_on(game, 1);
    CHECK(game.search().progress() < 1);
    CHECK_FALSE(game.allows(game::Hint{}));
    search_on(game, ample_budget);
    REQUIRE(game.search().is_complete());
    CHECK(game.search().farthest().has_value());
    REQUIRE(std::holds_alternative<solve::InOrder>(game.verdict()));
    CHECK(game.allows(game::Hint{}));

    // One search serves every picture.
    const std::size_t fewest = fewest_of(game);
    for (std::size_t lamp = 0; lamp < game.picture().size(); ++lamp) {
        if (!game.allows(game::Press{lamp})) continue;
        play_on(game, game::Press{lamp});
        REQUIRE(game.search().is_complete());
        REQUIRE(fewest_of(game) + 1 >= fewest);
        REQUIRE(fewest_of(game) <= fewest + game.search().farthest().value());
        play_on(game, "undo");
    }
    // Another target needs another search.
    play_on(game, "paint target 1 1");
    CHECK((std::holds_alternative<solve::Undecided>(game.verdict()) ||
           std::holds_alternative<solve::Impossible>(game.verdict())));
}

TEST_CASE("What was found in a long lit-only search is played again without it") {
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        Game game = new_game(many_pictures(), seed);
        search_on(game, ample_budget);
        const std::vector<std::size_t> plan = solve::plan_of(game.verdict());
        REQUIRE(plan.size() > 4);
        play_on(game, "hint");
        play_on(game, "hint");
        CHECK(game.log().back() == game::Action{game::Hint{plan[1]}});
        Game again = loaded(game);
        CHECK(again == game);
        CHECK_FALSE(again.search().is_complete());
        // A repeated hint may press the marked button, although no verdict is known yet.
        play_on(again, "hint");
        CHECK(again.position().presses[plan[1]] != game.position().presses[plan[1]]);

        play_on(game, "solve");
        again = loaded(game);
        CHECK(again == game);
        CHECK_FALSE(again.search().is_complete());
        // The plan is known, so it can be stepped through, also hint by hint.
        for (std::size_t left = again.position().timeline->plan.size(); left > 0; --left) {
            if (!again.hint()) play_on(again, "hint");
            play_on(again, "hint");
        }
        CHECK(again.is_solved());
        CHECK(loaded(again) == again);
    }
}

TEST_CASE("The last hint of a lit-only game is replayed without searching too") {
    Game game = new_game(many_pictures(), 2);
    search_on(game, ample_budget);
    while (!game.is_solved()) play_on(game, "hint");
    CHECK(loaded(game) == game);
    CHECK(loaded(game).is_solved());
}

TEST_CASE("Whatever is played and searched, replaying the saved game gives the same game") {
    struct Kind {
        MachineChoice which;
        std::uint64_t budget;
    };
    for (const auto& [which, budget] :
         {Kind{many_solutions(), 1U << 19U}, Kind{many_pictures(), ample_budget},
          Kind{many_pictures(), 1U << 16U}}) {
        Random random(budget);
        for (std::uint64_t seed = 1; seed <= 4; ++seed) {
            Game game = new_game(which, seed);
            for (int part = 0; part < 3; ++part) {
                play_and_search(game, random, budget);
                const Game again = loaded(game);
                REQUIRE(again == game);
                REQUIRE(again.log() == game.log());
            }
        }
    }
}

TEST_CASE("Copies of a game share a lit-only search, and each learns of its end") {
    Game game = new_game(many_pictures(), 1);
    REQUIRE_FALSE(game.search().is_complete());
    Game copy = game;
    search_on(copy, ample_budget);
    REQUIRE(copy.search().is_complete());
    search_on(game, 1);
    CHECK(game.search().is_complete());
    CHECK(game.verdict() == copy.verdict());
}

TEST_CASE("A search goes on from a press of a shortest solution, and from no other one") {
    const Solving solving(many_solutions());
    const Picture dark = Picture::filled({6, 9}, 0);
    const machine::LinearMachine machine = machine_of(many_solutions(), dark);
    machine::PressGrid grid = machine.no_presses();
    for (const std::size_t button : {3U, 17U, 40U}) machine.press(grid, button);
    solve::Search search = solving.ask(machine.picture(grid), dark);
    REQUIRE_FALSE(search.is_complete());
    const auto one = [&](std::size_t button) {
        machine::PressGrid pressed = machine.no_presses();
        pressed[button] = 1;
        return pressed;
    };
    // Before the search is complete, the rest of the best solution so far remains an upper bound.
    const machine::PressGrid best = *presses_of(search.verdict());
    const auto begun = search.after(one(solve::in_order(best).front()));
    REQUIRE(begun.has_value());
    CHECK_FALSE(begun->is_complete());
    CHECK(begun->is_long());
    CHECK(machine::weight(*presses_of(begun->verdict())) < machine::weight(best));
    CHECK_FALSE(search.after(machine::PressGrid::filled(best.shape, 1)));
    search.finish();
    REQUIRE(search.is_complete());
    const auto& several = std::get<Several>(search.verdict());
    CHECK(machine::weight(several.presses) <= 3);
    for (std::size_t button = 0; button < 54; ++button) {
        const auto after = search.after(one(button));
        REQUIRE(after.has_value() == (several.presses[button] != 0));
        if (!after) continue;
        CHECK(after->is_complete());
        CHECK(after->is_long());
        CHECK(is_proved_fewest(after->verdict()));
        CHECK(machine::weight(*presses_of(after->verdict())) + 1 == machine::weight(several.presses));
    }
}

TEST_CASE("Hints from the best solution found so far come to an end") {
    game::Game game(game::opening(*game::new_puzzle(many_solutions(), 3)));
    REQUIRE_FALSE(game.search().is_complete());
    std::size_t left = *game.fewest_from_here();
    while (!game.is_solved()) {
        REQUIRE(game.allows(game::Hint{}));
        CHECK_FALSE(game.replay(game::Hint{}));
        const std::size_t now = game.is_solved() ? 0 : *game.fewest_from_here();
        REQUIRE((game.hint() ? now <= left : now < left));
        left = now;
    }
}

}  // namespace switchbox::test
