// Tests of action outcomes: status message, and flags for the user interface.
#include "game/action.hpp"
#include "game/share_code.hpp"
#include "support/playing.hpp"
#include "types/ghaly/model/ghaly_choice.hpp"

namespace switchbox::test {

using game::Game;
using game::Outcome;

namespace {

Outcome outcome(Game& game, const game::Action& action) { return value_of(game.apply(action)); }
Outcome outcome(Game& game, const char* action) {
    return outcome(game, value_of(game::parse_action(action)));
}

}  // namespace

TEST_CASE("A press names its button, and a step the button of the last one done") {
    Game game = paper_game();
    CHECK(outcome(game, "press 3").pressed == 2U);
    CHECK_FALSE(outcome(game, "undo").pressed);
    CHECK_FALSE(outcome(game, "redo").pressed);
    CHECK_FALSE(outcome(game, "restart").pressed);
    CHECK_FALSE(outcome(game, "solve 5 6 7 9").pressed);
    CHECK(outcome(game, "step 3").pressed == 6U);
    CHECK(outcome(game, "step 2").pressed == 5U);
    CHECK_FALSE(outcome(game, "step 0").pressed);
    CHECK(outcome(game, "press 9").pressed == 8U);
    CHECK(outcome(game, "step 2").pressed == 4U);  // 9 is the first step now
}

TEST_CASE("Whatever sets the puzzle begins anew, and a new game alone is one") {
    for (const char* action : {"new merlin 3", "new ghaly 3 picture", "open 1.merlin.mI.94.jA.3.txsm9",
                               "paint start 1 0", "paint target 1 0", "target 111/111/111"}) {
        CAPTURE(action);
        Game game = paper_game();
        const Outcome done = outcome(game, action);
        CHECK(done.begins_anew);
        CHECK(done.is_new_game == std::string_view(action).starts_with("new"));
        CHECK(done.is_other_game == (done.is_new_game || std::string_view(action).starts_with("open")));
        CHECK_FALSE(outcome(game, "undo").begins_anew);
        CHECK_FALSE(outcome(game, "redo").begins_anew);
    }
    Game game = paper_game();
    for (const char* action : {"press 1", "hint", "solve", "step 1", "dismiss", "restart"}) {
        CAPTURE(action);
        const Outcome done = outcome(game, action);
        CHECK_FALSE(done.begins_anew);
        CHECK_FALSE(done.is_new_game);
        CHECK_FALSE(done.is_other_game);
    }
    Random random(1);
    Game ghaly = new_ghaly_game(3, 1);
    CHECK(outcome(ghaly, game::SetCodes{machine::choose_ghaly(random_codes(random, 3))}).begins_anew);
}

TEST_CASE("An outcome says whether a solution is followed, whether an answer shows and what takes it off") {
    Game game = paper_game();
    Outcome done = outcome(game, "hint");
    CHECK(done.shows_answer);
    CHECK_FALSE(done.follows_solution);
    done = outcome(game, "dismiss");
    CHECK(done.dismisses);
    CHECK_FALSE(done.shows_answer);
    for (const char* action : {"solve", "step 1", "step 4", "step 2"}) {
        CAPTURE(action);
        done = outcome(game, action);
        CHECK(done.follows_solution);
        CHECK(done.shows_answer);
        CHECK_FALSE(done.dismisses);
    }
    done = outcome(game, "press 7");  // the next press of the solution, by hand
    CHECK_FALSE(done.follows_solution);
    CHECK(done.shows_answer);
    done = outcome(game, "press 1");
    CHECK_FALSE(done.shows_answer);
    done = outcome(game, "undo");
    CHECK(done.shows_answer);
    CHECK_FALSE(done.dismisses);
}

TEST_CASE("The sentence of an outcome is the one for the player") {
    Game game = paper_game();
    const game::Outcome pressed = outcome(game, "press 5");
    CHECK(pressed.sentence == "Pressed 5.");
    CHECK(pressed.distance == "3 presses to go.");
}

}  // namespace switchbox::test
