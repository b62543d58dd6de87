// Tests of the help that a player has used: it is counted for each attempt and reported on a solved board.
#include <doctest/doctest.h>

#include "game/game.hpp"
#include "game/progress_check.hpp"
#include "game/saved_game.hpp"
#include "game/sentences.hpp"
#include "support/playing.hpp"
#include "support/support.hpp"

namespace switchbox::test {
namespace {

std::string end_of(game::Game game, std::initializer_list<const char*> actions) {
    std::string last;
    for (const char* action : actions) last = play_on(game, action);
    return last;
}

}  // namespace

TEST_CASE("who wins without help is told the presses alone") {
    CHECK(end_of(paper_game(), {"press 5", "press 6", "press 7", "press 9"}) ==
          "Solved in 4 presses, the fewest possible.");
}

TEST_CASE("hints are counted, and a shown solution is said to be one") {
    CHECK(end_of(paper_game(), {"hint", "press 5", "press 6", "press 7", "press 9"}) ==
          "Solved in 4 presses, the fewest possible. With 1 hint.");
    CHECK(end_of(paper_game(), {"hint", "hint", "press 6", "press 7", "press 9"}) ==
          "Solved in 4 presses, the fewest possible. With 2 hints.");
    CHECK(end_of(paper_game(), {"hint", "solve", "step 4"}) ==
          "Step 4 of 4. Solved in 4 presses, the fewest possible. Shown by Solve.");
    CHECK(end_of(paper_game(), {"solve", "dismiss", "press 1", "press 1", "press 5", "press 6", "press 7",
                                "press 9"}) == "Solved in 6 presses; the minimum is 4. Shown by Solve.");
}

TEST_CASE("another try and another puzzle begin without help, and undo brings back what there was") {
    game::Game game = paper_game();
    play_on(game, "hint");
    CHECK(game.help().hints == 1);
    play_on(game, "press 5");
    play_on(game, "restart");
    CHECK(game.help() == game::Help{});
    play_on(game, "solve");
    CHECK(game.help().solution);
    play_on(game, "undo");
    CHECK(game.help().solution);
    play_on(game, "undo");
    CHECK(game.help().hints == 1);
    CHECK_FALSE(game.help().solution);
    play_on(game, "redo");
    CHECK(game.help().solution);
    play_on(game, "paint target 1 0");
    CHECK(game.help() == game::Help{});
    play_on(game, "undo");
    CHECK(game.help().solution);
}

TEST_CASE("a saved game knows the help that was had") {
    game::Game game = paper_game();
    play_on(game, "hint");
    play_on(game, "press 5");
    const auto loaded = game::load_game(game::save_game(game));
    REQUIRE(static_cast<bool>(loaded));
    CHECK(loaded->help().hints == 1);
}

TEST_CASE("par is the fewest presses from the start, wherever the player is") {
    game::Game game = paper_game();
    CHECK(game::par(game) == 4);
    CHECK(game::next_above_par(game) == 5);
    play_on(game, "press 1");
    CHECK(game::par(game) == 4);
}

TEST_CASE("a result is words for others, with the link") {
    game::Game game = paper_game();
    for (const char* action : {"press 5", "press 6", "press 7", "press 9"}) play_on(game, action);
    CHECK(say(game::result_words(game, "https://example.org/#code")) ==
          "Switchbox, Merlin: Solved in 4 presses, the fewest possible. https://example.org/#code");
}

}  // namespace switchbox::test
