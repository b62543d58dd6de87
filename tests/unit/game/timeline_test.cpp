#include "support/playing.hpp"

namespace switchbox::test {

using game::Game;
using game::Timeline;

namespace {

Game solving() {
    Game game = paper_game();
    play_on(game, "solve");
    return game;
}

}  // namespace

TEST_CASE("Stepping through the paper's solution shows its pictures, forwards and backwards") {
    Game game = solving();
    CHECK(game.position().timeline == Timeline{{4, 5, 6, 8}, 0});
    CHECK(game.remaining_plan() == presses("000/011/101"));
    CHECK(game.picture() == picture("100/110/001"));
    const std::vector<machine::Picture> shown{picture("100/110/001"), picture("110/001/011"),
                                              picture("111/000/010"), picture("111/110/100"),
                                              picture("111/101/111")};
    for (const std::size_t step : {1, 2, 3, 4, 3, 2, 1, 0, 4, 0, 2, 2}) {
        play_on(game, game::StepTo{step});
        CHECK(game.picture() == shown[step]);
        CHECK(game.position().press_count == step);
        CHECK(game.position().timeline->step == step);
        CHECK(machine::weight(game.remaining_plan()) == 4 - step);
        CHECK(game.fewest_from_here() == 4 - step);
    }
}

TEST_CASE("A planned button, pressed by hand in any order, is a step of the solution") {
    Game game = solving();
    play_on(game, "press 9");
    CHECK(game.position().timeline == Timeline{{8, 4, 5, 6}, 1});
    play_on(game, "press 6");
    CHECK(game.position().timeline == Timeline{{8, 5, 4, 6}, 2});
    CHECK(game.remaining_plan() == presses("000/010/100"));
    play_on(game, "step 4");
    CHECK(game.is_solved());
    play_on(game, "step 1");
    CHECK(game.position().presses == presses("000/000/001"));
}

TEST_CASE("Any other button takes the game over") {
    Game game = solving();
    play_on(game, "step 2");
    play_on(game, "press 1");
    CHECK_FALSE(game.position().timeline);
    CHECK(game.position().presses == presses("100/011/000"));
    CHECK(machine::weight(game.remaining_plan()) == 0);
    CHECK_FALSE(game.allows(game::StepTo{1}));

    Game again = solving();
    play_on(again, "step 2");
    play_on(again, "press 5");  // planned, but pressed already
    CHECK_FALSE(again.position().timeline);
    CHECK(again.position().presses == presses("000/001/000"));
}

TEST_CASE("On the timeline a hint marks the next planned button, and pressing it goes on") {
    Game game = solving();
    play_on(game, "step 1");
    play_on(game, "hint");
    CHECK(game.hint() == 5U);
    play_on(game, "hint");
    CHECK(game.hint() == 6U);
    CHECK(game.position().timeline->step == 2);
    play_on(game, "press 7");
    CHECK(game.position().timeline->step == 3);
    play_on(game, "hint");
    CHECK(play_on(game, "hint") == "Solved in 4 presses, the fewest possible. Solution shown.");
    CHECK(game.position().timeline->step == 4);
    CHECK_FALSE(game.hint());
}

TEST_CASE("On a board with several solutions the hint keeps to the plan that is being stepped through") {
    const machine::MachineChoice which = choice("lights-out");
    Game game(game::opening({which, which->default_start(), which->default_target()}));
    play_on(game, "solve");
    const std::vector<std::size_t> plan = game.position().timeline->plan;
    REQUIRE(plan.size() == 15);
    for (std::size_t step = 0; step < plan.size(); ++step) {
        CHECK(game.position().timeline == Timeline{plan, step});
        play_on(game, "hint");
        REQUIRE(game.hint() == plan[step]);
        play_on(game, game::Press{plan[step]});
    }
    CHECK(game.is_solved());
}

TEST_CASE("Behind the last step of a plan that leads elsewhere, a hint is worked out anew") {
    game::Position position = paper_game().position();
    position.timeline = Timeline{{0, 0}, 2};
    Game game(position);
    play_on(game, "hint");
    CHECK(game.hint() == 4U);
}

TEST_CASE("Dismissing the timeline leaves the lamps as they are, and can be undone") {
    Game game = solving();
    play_on(game, "step 3");
    play_on(game, "dismiss");
    CHECK_FALSE(game.position().timeline);
    CHECK(game.picture() == picture("111/110/100"));
    CHECK_FALSE(game.allows(game::Dismiss{}));
    play_on(game, "undo");
    CHECK(game.position().timeline->step == 3);
    play_on(game, "step 4");
    CHECK(game.is_solved());
}

TEST_CASE("Undo takes a whole solution back, and redo brings it again where it stood") {
    Game game = solving();
    play_on(game, "step 3");
    play_on(game, "undo");
    CHECK(game.position() == game::opening(paper_puzzle()));
    play_on(game, "redo");
    CHECK(game.picture() == picture("111/110/100"));
    CHECK(game.position().timeline->step == 3);
}

TEST_CASE("Undoing a press on the timeline brings the plan back") {
    Game game = solving();
    play_on(game, "press 9");
    play_on(game, "press 1");
    play_on(game, "undo");
    CHECK(game.position().timeline == Timeline{{8, 4, 5, 6}, 1});
    play_on(game, "undo");
    CHECK(game.position().timeline == Timeline{{4, 5, 6, 8}, 0});
    CHECK(game.position().press_count == 0);
    play_on(game, "redo");
    CHECK(game.position().timeline == Timeline{{8, 4, 5, 6}, 1});
}

TEST_CASE("Solving again from the middle plans only what is left") {
    Game game = solving();
    play_on(game, "step 2");
    play_on(game, "solve");
    CHECK(game.position().timeline == Timeline{{6, 8}, 0});
    CHECK(game.position().press_count == 2);
    play_on(game, "step 2");
    CHECK(game.is_solved());
    CHECK(game.position().press_count == 4);
}

TEST_CASE("Of a plan of up to 4096 presses a later one may come first") {
    for (const std::size_t length : {4096, 4097}) {
        game::Position position = game::opening(paper_puzzle());
        std::vector<std::size_t> plan(length);
        plan.back() = 1;
        position.timeline = game::Timeline{game::Plan(plan), 0};
        Game game(position);
        play_on(game, "press 2");
        REQUIRE(game.position().timeline.has_value() == (length == 4096));
        if (length == 4096) CHECK(game.position().timeline->step == 1);
    }
}

}  // namespace switchbox::test
