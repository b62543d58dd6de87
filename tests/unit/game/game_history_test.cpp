#include "support/playing.hpp"

namespace switchbox::test {

using game::Action;
using game::Game;
using game::Redo;
using game::Undo;

namespace {

Game replayed(const Game& game) {
    Game again(game.origin());
    for (const Action& action : game.log()) play_on(again, action);
    return again;
}

void repeat(Game& game, const Action& action) {
    while (game.allows(action)) play_on(game, action);
}

}  // namespace

TEST_CASE("Undoing everything gives the origin, and redoing everything the end") {
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        Random random(seed);
        Game game = paper_game();
        play_at_random(game, random, 3000);
        repeat(game, Redo{});
        const game::Position end = game.position();
        for (int round = 0; round < 2; ++round) {
            repeat(game, Undo{});
            REQUIRE(game.position() == game.origin());
            repeat(game, Redo{});
            REQUIRE(game.position() == end);
        }
    }
}

TEST_CASE("Undo remembers a thousand presses one by one") {
    Random random(1);
    Game game = paper_game();
    std::vector<game::Position> passed{game.position()};
    for (int n = 0; n < 1000; ++n) {
        play_on(game, game::Press{draw(random, 9)});
        passed.push_back(game.position());
    }
    for (std::size_t i = passed.size(); i-- > 1;) {
        REQUIRE(game.position() == passed[i]);
        play_on(game, Undo{});
    }
    for (const game::Position& position : passed) {
        REQUIRE(game.position() == position);
        if (game.allows(Redo{})) play_on(game, Redo{});
    }
}

TEST_CASE("Undo crosses Restart, New game and Open") {
    Game game = paper_game();
    play_on(game, "press 2");
    const game::Position strayed = game.position();
    for (const char* action :
         {"restart", "new lights-out~4x4 7", "new merlin 3", "open 1.merlin.mI.94.jA.3.txsm9"}) {
        CAPTURE(action);
        play_on(game, action);
        const game::Position there = game.position();
        CHECK(there != strayed);
        play_on(game, "undo");
        CHECK(game.position() == strayed);
        CHECK(game.picture() == picture("011/110/001"));
        play_on(game, "redo");
        CHECK(game.position() == there);
        play_on(game, "undo");
    }
}

TEST_CASE("Something new after an undo takes the redo away") {
    Game game = paper_game();
    play_on(game, "press 2");
    play_on(game, "undo");
    CHECK(game.allows(Redo{}));
    play_on(game, "press 3");
    CHECK_FALSE(game.allows(Redo{}));
}

TEST_CASE("Replaying the log from the origin gives an equal game") {
    for (std::uint64_t seed = 11; seed <= 15; ++seed) {
        Random random(seed);
        Game game = paper_game();
        for (int part = 0; part < 4; ++part) {
            play_at_random(game, random, 300);
            const Game again = replayed(game);
            REQUIRE(again == game);
            REQUIRE(again.log() == game.log());
            REQUIRE(again.picture() == game.picture());
            REQUIRE(again.verdict() == game.verdict());
        }
    }
}

TEST_CASE("A refused action leaves the game as it was, an allowed one does what the pictures say") {
    Random random(21);
    Game game = paper_game();
    for (int n = 0; n < 1500; ++n) {
        const Action action = random_action(random, game);
        const Game before = game;
        const bool allowed = game.allows(action);
        const auto done = game.apply(action);
        if (done || !is_searched_for(action)) REQUIRE(static_cast<bool>(done) == allowed);
        if (!done) {
            REQUIRE(game == before);
            REQUIRE(game.log() == before.log());
        }
        const game::Position& now = game.position();
        const auto machine = now.puzzle.machine->make_machine(now.puzzle.start);
        REQUIRE(game.picture() == machine->picture(now.presses));
        for (const auto& [lamp, shown] : {std::pair{game.machine().lamp_sites(), game.picture().cells},
                                          std::pair{game.machine().button_sites(), now.presses.cells}}) {
            for (std::size_t cell = 0; cell < shown.size(); ++cell)
                REQUIRE((lamp.has(cell) || shown[cell] == 0));
        }
        REQUIRE(game.is_solved() == (game.fewest_from_here() == 0U));
        if (game.hint()) REQUIRE(*game.hint() < game.machine().buttons().size());
        if (now.timeline) {
            const auto last = sum(now.presses, game.remaining_plan(), game.machine().press_states());
            REQUIRE(game.machine().picture(last) == now.puzzle.target);
        }
    }
}

TEST_CASE("Games are values: a copy goes its own way") {
    Game game = paper_game();
    play_on(game, "press 5");
    const Game copy = game;
    CHECK(copy == game);
    play_on(game, "press 6");
    CHECK_FALSE(copy == game);
    CHECK(copy.picture() == picture("110/001/011"));
    play_on(game, "undo");
    CHECK_FALSE(copy == game);  // the copy has nothing to redo
}

TEST_CASE("Many steps along a timeline take one place in the log") {
    Game game = paper_game();
    play_on(game, "solve");
    for (int round = 0; round < 100; ++round) {
        play_on(game, "step 4");
        play_on(game, "step 1");
    }
    CHECK(game.log() == std::vector<Action>{game::Solve{{4, 5, 6, 8}}, game::StepTo{1}});
    CHECK(replayed(game) == game);
}

}  // namespace switchbox::test
