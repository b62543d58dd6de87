// Tests of games on wired puzzles with lit-only play, in which the order matters.
#include "game/new_game.hpp"
#include "game/progress_check.hpp"
#include "game/saved_game.hpp"
#include "game/share_code.hpp"
#include "solve/explanation.hpp"
#include "support/wired_playing.hpp"
#include "types/custom/game/wired_games.hpp"

namespace switchbox::test {

using game::Game;

namespace {

// Lights Out on 2 x 2 lamps, and a switch without a lamp.
const char* const corners =
    "a: a b c\nb: a b d\nc: a c d\nd: b c d\nswitch: a\npress lit\nlayout a b / c d\nstart a=1 d=1\n";

}  // namespace

TEST_CASE(
    "Where only lit lamps may be pressed, a dark one's button is refused, and one without a lamp never") {
    Game game = game_of(corners);
    CHECK(game.machine().order_counts());
    const auto refusal = [&](std::size_t button) {
        return say(game.apply(game::Press{button_of(game, button)}).error().message);
    };
    CHECK(refusal(1) == "The lamp b is dark, and here only a lit lamp can be pressed.");
    CHECK(game.allows(game::Press{button_of(game, 0)}));
    press(game, button_of(game, 4));
    CHECK(refusal(0) == "The lamp a is dark, and here only a lit lamp can be pressed.");
    press(game, button_of(game, 4));
    press(game, button_of(game, 0));
    CHECK(game.allows(game::Press{button_of(game, 1)}));
    REQUIRE(!game.replay(game::Undo{}));
    CHECK(!game.allows(game::Press{button_of(game, 1)}));
    Game dial = game_of("x: x\nstates 3\npress lit\ntarget x=1\n");
    CHECK(say(dial.apply(game::Press{button_of(dial, 0)}).error().message) ==
          "The lamp x is at 0, and here only a lamp that is not at 0 can be pressed.");
    CHECK(std::holds_alternative<solve::NoWay>(dial.verdict()));
    CHECK(!dial.allows(game::Solve{}));
}

TEST_CASE("Hints and solutions keep the order, and are kept with the game") {
    for (const char* const costs : {"", "cost a=5 switch=2\n", "most switch=3\n"}) {
        Game game = game_of(std::string(corners) + costs);
        REQUIRE(std::holds_alternative<solve::InOrder>(game.verdict()));
        const std::size_t fewest = *game.fewest_from_here();
        CHECK(fewest > 1);
        while (!game.is_solved()) {
            const std::size_t before = *game.fewest_from_here();
            REQUIRE(!game.replay(game::Hint{}));
            press(game, *game.hint());
            REQUIRE(*game.fewest_from_here() == before - 1);
        }
        CHECK(game.position().press_count == fewest);
        CHECK(value_of(game::load_game(game::save_game(game))) == game);
        Game solved = game_of(std::string(corners) + costs);
        REQUIRE(!solved.replay(game::Solve{}));
        REQUIRE(solved.position().timeline->plan.size() == fewest);
        REQUIRE(!solved.replay(game::StepTo{fewest}));
        CHECK(solved.is_solved());
        REQUIRE(!solved.replay(game::StepTo{1}));
        CHECK(value_of(game::load_game(game::save_game(solved))) == solved);
        CHECK(value_of(game::parse_share_code(game::share_code(solved.position()))).puzzle ==
              solved.puzzle());
    }
    CHECK(say(solve::verdict_in_short({game_of(std::string(corners) + "cost a=5\n").machine(),
                                       game_of(corners).position().presses, game_of(corners).puzzle().target},
                                      game_of(std::string(corners) + "cost a=5\n").verdict()))
              .find("the cheapest way costs ") != std::string::npos);
}

// Buttons of two-state lamps have period 2, but limits count every press.
TEST_CASE("In lit-only play limits count all presses, and what is undone is free again") {
    Game game = game_of("a: a b\nswitch: a\nother: b\npress lit\nmost switch=5\nstart a=1 b=1\n");
    CHECK(game.machine().press_states() == 6);
    press(game, button_of(game, 1), 5);
    CHECK(say(game.apply(game::Press{button_of(game, 1)}).error().message) ==
          "Button switch may be pressed at most 5 times.");
    CHECK(game.fewest_from_here() == 1);  // button b
    press(game, button_of(game, 2));
    CHECK(game.is_solved());
    Game stuck = game_of("a: a\nswitch: a b\nmost switch=1\npress lit\nstart b=1\n");
    press(stuck, button_of(stuck, 1));
    CHECK(stuck.fewest_from_here() == 1);
    press(stuck, button_of(stuck, 0));
    CHECK(stuck.is_solved());
    Game spent = game_of("a: a\nA: a\nmost A=1\npress lit\nstart a=0\ntarget a=1\n");
    REQUIRE(spent.fewest_from_here() == 1);
    press(spent, button_of(spent, 1));
    press(spent, button_of(spent, 0));
    CHECK(!spent.fewest_from_here().has_value());
    REQUIRE(!spent.replay(game::Undo{}));
    CHECK(spent.is_solved());
    CHECK(say(game::as_brought(puzzle_of("a: a\nmost a=255\npress lit\n")).error().message)
              .find("limits up to 254 are counted") != std::string::npos);
}

TEST_CASE("Whether presses so far are part of a cheapest way is asked of what they cost") {
    Game game = game_of("a: a\nA: a b\nB: b\npress lit\ncost a=1 A=5 B=1\nstart a=1 b=1\n");
    press(game, button_of(game, 2));
    CHECK(game::right_so_far(game).answer == game::Progress::yes);
    REQUIRE(!game.replay(game::Undo{}));
    press(game, button_of(game, 1));  // one press solves it, and costs 5
    CHECK(game.is_solved());
    CHECK(game::right_so_far(game).answer == game::Progress::no);
}

TEST_CASE("New games in lit-only play begin where the target can be reached") {
    for (const char* const more :
         {"", "most a=1 switch=1\n", "target a=1 b=*\ntarget c=1 d=1\n", "states 3 b=4\n"}) {
        const auto choice = value_of(game::as_brought(puzzle_of(std::string(corners) + more))).machine;
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            const auto puzzle = game::new_puzzle(game::NewGame{choice, seed});
            REQUIRE(puzzle);
            const Game game(game::opening(*puzzle));
            CHECK(!game.is_solved());
            REQUIRE(game.fewest_from_here().has_value());
        }
    }
}

}  // namespace switchbox::test
