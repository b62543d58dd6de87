#include "support/playing.hpp"
#include "types/lights/model/linear_machine.hpp"

namespace switchbox::test {

using game::Game;
using machine::Picture;
using solve::Unique;

TEST_CASE("Pressing as in Arnold & Blaszak's figures 4 to 7 shows their pictures") {
    Game game = paper_game();
    play_on(game, "press 1");
    CHECK(game.picture() == picture("010/000/001"));
    play_on(game, "press 1");
    CHECK(game.picture() == picture("100/110/001"));
    play_on(game, "press 1");
    CHECK(game.picture() == picture("010/000/001"));
    CHECK(game.position().press_count == 3);
    play_on(game, "restart");
    CHECK(game.picture() == picture("100/110/001"));
    CHECK(game.position().press_count == 0);

    play_on(game, "press 1");
    play_on(game, "press 6");
    CHECK(game.picture() == picture("011/001/000"));
    play_on(game, "press 5");
    CHECK(game.picture() == picture("001/110/010"));

    play_on(game, "restart");
    play_on(game, "press 6");
    play_on(game, "press 5");
    CHECK(game.picture() == picture("111/000/010"));
    play_on(game, "press 1");
    CHECK(game.picture() == picture("001/110/010"));
}

TEST_CASE("The game knows its verdict and the presses left, wherever the player strays") {
    Game game = paper_game();
    CHECK(game.verdict() == solve::Verdict{Unique{presses("000/011/101")}});
    CHECK(game.fewest_from_here() == 4U);
    play_on(game, "press 5");
    CHECK(game.fewest_from_here() == 3U);
    play_on(game, "press 2");
    CHECK(game.fewest_from_here() == 4U);
    CHECK(game.verdict() == solve::Verdict{Unique{presses("010/001/101")}});
    CHECK_FALSE(game.is_solved());
}

TEST_CASE("Each action is answered with one sentence for the player") {
    Game game = paper_game();
    CHECK(play_on(game, "press 2") == "Pressed 2. 5 presses to go.");
    CHECK(play_on(game, "undo") == "Undone. 4 presses to go.");
    CHECK(play_on(game, "redo") == "Redone. 5 presses to go.");
    CHECK(play_on(game, "restart") == "Back at the start. 4 presses to go.");
    CHECK(play_on(game, "hint") == "Hint: press 5.");
    CHECK(play_on(game, "dismiss") == "Marks hidden. 4 presses to go.");
    CHECK(play_on(game, "solve") ==
          "The solution has 4 presses, marked on the board; step through it or play it.");
    CHECK(play_on(game, "step 3") == "Step 3 of 4. 1 press to go.");
    CHECK(play_on(game, "step 4") ==
          "Step 4 of 4. Solved in 4 presses, the fewest possible. Shown by Solve.");
    CHECK(play_on(game, "step 0") == "Step 0 of 4. 4 presses to go.");
    CHECK(play_on(game, "new quatrainment 1").find("New game of Quatrainment. ") == 0);
    CHECK(play_on(game, "open 1.merlin.mI.94.jA.3.txsm9") == "Opened a game of Merlin. 3 presses to go.");
}

TEST_CASE("The last press says how well it was done") {
    Game game = paper_game();
    for (const char* press : {"press 5", "press 6", "press 7"}) play_on(game, press);
    CHECK(play_on(game, "press 9") == "Solved in 4 presses, the fewest possible.");
    CHECK(game.is_solved());
    CHECK(game.fewest_from_here() == 0U);
    play_on(game, "restart");
    for (const char* press : {"press 1", "press 5", "press 6", "press 7", "press 9"}) play_on(game, press);
    CHECK(play_on(game, "press 1") == "Solved in 6 presses; the minimum is 4.");
    CHECK(play_on(game, "press 1") == "Pressed 1. 1 press to go.");

    Game done = merlin_game(picture("111/101/111"));
    CHECK(done.is_solved());
    CHECK(play_on(done, "press 5") == "Pressed 5. 1 press to go.");
    CHECK(play_on(done, "restart") == "Back at the start. Solved: nothing to press.");
}

TEST_CASE("What cannot be done is refused with the reason, and nothing changes") {
    struct Refused {
        std::string action;
        std::string message;
    };
    const auto check = [](Game game, const std::vector<Refused>& table) {
        for (const Refused& refused : table) {
            CAPTURE(refused.action);
            const game::Action action = value_of(game::parse_action(refused.action));
            const Game before = game;
            CHECK_FALSE(game.allows(action));
            CHECK(message_of(game.apply(action)) == refused.message);
            CHECK(game == before);
            CHECK(game.log() == before.log());
        }
    };
    check(paper_game(),
          {{"undo", "There is nothing to undo."},
           {"redo", "There is nothing to redo."},
           {"restart", "The game is already at its start."},
           {"dismiss", "Nothing is marked."},
           {"step 0", "There is no solution to step through: press Solve first."},
           {"press 10", "press 10: the machine has no such button"},
           {"open nonsense", "share code, part 1 (version): 'nonsense' is not a version number"}});
    Game solving = paper_game();
    play_on(solving, "solve");
    check(solving, {{"step 5", "step 5: the solution has 4 presses"}});
    check(merlin_game(picture("111/101/111")), {{"hint", "The board already shows the target."},
                                                {"hint 5", "The board already shows the target."},
                                                {"solve", "The board already shows the target."}});
    const std::string impossible =
        "This target cannot be reached: every press changes an even number of the outlined lamps, but one of "
        "them, an odd number, is wrong.";
    const Game stuck(game::opening({choice("lights-out", 1, 2), picture("10"), picture("00")}));
    CHECK_FALSE(stuck.fewest_from_here());
    check(stuck, {{"hint", impossible}, {"solve", impossible}});
}

TEST_CASE("Following the hints wins in the fewest presses from every start of Merlin") {
    for (std::uint32_t start = 0; start < 512; ++start) {
        for (const bool by_hand : {true, false}) {
            CAPTURE(start);
            CAPTURE(by_hand);
            Game game = merlin_game(from_bits<Picture>(start, {3, 3}));
            const std::size_t fewest = *game.fewest_from_here();
            while (!game.is_solved()) {
                REQUIRE(game.position().press_count < 9);
                if (!game.hint()) play_on(game, game::Hint{});
                REQUIRE(game.hint());
                const std::size_t marked = *game.hint();
                const std::uint8_t before = game.position().presses[marked];
                // The result is the same whether the player presses the marked button or asks for a hint
                // again.
                if (by_hand) {
                    play_on(game, game::Press{marked});
                    REQUIRE_FALSE(game.hint());
                } else {
                    play_on(game, game::Hint{});
                    REQUIRE(game.hint().has_value() == !game.is_solved());
                }
                REQUIRE(game.position().presses[marked] != before);
            }
            REQUIRE(game.position().press_count == fewest);
        }
    }
}

TEST_CASE("A hint follows the present picture and goes away when the board changes") {
    Game game = paper_game();
    play_on(game, "hint");
    CHECK(game.hint() == 4U);
    play_on(game, "press 1");
    CHECK_FALSE(game.hint());
    CHECK(play_on(game, "hint") == "Hint: press 1.");
    play_on(game, "undo");
    CHECK_FALSE(game.hint());
    play_on(game, "hint");
    play_on(game, "redo");
    CHECK_FALSE(game.hint());
    for (const char* action :
         {"solve", "step 1", "dismiss", "restart", "new merlin 1", "open 1.merlin.mI.94.jA.3.txsm9"}) {
        CAPTURE(action);
        play_on(game, "hint");
        play_on(game, action);
        CHECK_FALSE(game.hint());
    }
}

TEST_CASE("On a board with several solutions the hints keep to a shortest one") {
    Random random(1);
    for (int n = 0; n < 30; ++n) {
        const machine::MachineChoice which = choice("lights-out", 4, 4);
        const auto grid = random_grid<machine::PressGrid>(random, machine::rule_of(which)->shape, 2);
        Game game(game::opening({which, machine_of(which).picture(grid), picture("1111/1111/1111/1111")}));
        for (std::size_t left = *game.fewest_from_here(); left > 0; --left) {
            if (!game.hint()) play_on(game, "hint");
            play_on(game, game::Press{*game.hint()});
            REQUIRE(game.fewest_from_here() == left - 1);
        }
        CHECK(game.is_solved());
    }
}

TEST_CASE("Games are the same where all is that the player can see or undo") {
    Game marked = paper_game();
    CHECK(marked == paper_game());
    play_on(marked, "hint");
    Game dismissed = marked;
    play_on(dismissed, "dismiss");
    CHECK_FALSE(marked == dismissed);
    Game undone = paper_game();
    play_on(undone, "press 1");
    play_on(undone, "undo");
    CHECK_FALSE(undone == paper_game());  // there is something to redo
}

}  // namespace switchbox::test
