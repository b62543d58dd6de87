// Tests of the sound and vibration cues of actions.
#include "game/sentences.hpp"
#include "support/playing.hpp"

namespace switchbox::test {

using game::CueKind;
using game::FeedbackEvent;
using game::Game;

namespace {

FeedbackEvent cue(Game& game, const char* text) {
    const game::Action action = value_of(game::parse_action(text));
    const bool was_solved = game.is_solved();
    REQUIRE(game.apply(action));
    return game::cue_after(action, game, was_solved);
}

}  // namespace

TEST_CASE("A press, what takes it back, and an answer that shows are told apart") {
    Game game = paper_game();
    CHECK(cue(game, "press 3").kind == CueKind::press);
    CHECK(cue(game, "press 3").kind == CueKind::release);
    CHECK(cue(game, "undo").kind == CueKind::release);
    CHECK(cue(game, "redo").kind == CueKind::press);
    CHECK(cue(game, "restart").kind == CueKind::release);
    CHECK(cue(game, "hint").kind == CueKind::hint);
    CHECK(cue(game, "dismiss").kind == CueKind::none);
    CHECK(cue(game, "solve 5 6 7 9").kind == CueKind::hint);
    CHECK(cue(game, "step 2").kind == CueKind::press);
    CHECK(cue(game, "step 0").kind == CueKind::release);
    CHECK(cue(game, "paint start 1 0").kind == CueKind::press);
    CHECK(cue(game, "new merlin 3").kind == CueKind::none);
}

TEST_CASE("Reaching the target is a cue of its own, however it is reached, and being there is none") {
    Game game = paper_game();
    for (const char* press : {"press 5", "press 6", "press 7"})
        CHECK(cue(game, press).kind == CueKind::press);
    CHECK(cue(game, "press 9") == FeedbackEvent{CueKind::solved, 1});
    CHECK(cue(game, "undo").kind == CueKind::release);
    CHECK(cue(game, "hint").kind == CueKind::hint);
    CHECK(cue(game, "hint").kind == CueKind::solved);
    CHECK(cue(game, "press 1").kind == CueKind::press);
    Game shown = paper_game();
    cue(shown, "solve 5 6 7 9");
    CHECK(cue(shown, "step 4").kind == CueKind::solved);
}

TEST_CASE("A cue knows the share of the lamps that are right") {
    Game game = paper_game();  // 100/110/001 towards 111/101/111
    CHECK(cue(game, "hint").right == doctest::Approx(3 / 9.0));
    CHECK(cue(game, "press 5").right == doctest::Approx(6 / 9.0));  // 110/001/011
}

TEST_CASE("An answer is right or refused, and that nothing leads there ends the game") {
    int impossible = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        CAPTURE(seed);
        Game game = new_ghaly_game(4, seed, game::NewGameMode::question);
        const bool is_possible = !solve::is_impossible(game.verdict());
        impossible += is_possible ? 0 : 1;
        CHECK(cue(game, is_possible ? "answer impossible" : "answer possible").kind == CueKind::refused);
        CHECK(cue(game, "undo").kind == CueKind::release);
        CHECK(cue(game, is_possible ? "answer possible" : "answer impossible").kind ==
              (is_possible ? CueKind::hint : CueKind::solved));
    }
    CHECK(impossible > 0);
    CHECK(impossible < 12);
}

}  // namespace switchbox::test
