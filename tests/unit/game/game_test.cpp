// Tests of a Game: its state and verdict, editing, and the help that a player has used.
#include "game/game.hpp"

#include "game/progress_check.hpp"
#include "game/saved_game.hpp"
#include "game/sentences.hpp"
#include "game/share_code.hpp"
#include "support/playing.hpp"
#include "support/support.hpp"
#include "types/lights/model/linear_machine.hpp"

namespace switchbox::test {

using game::Game;
using game::SetLamp;
using game::SetPicture;
using game::Side;
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
    CHECK(play_on(game, "solve") == "The solution has 4 presses. Step through it or play it.");
    CHECK(play_on(game, "step 3") == "Step 3 of 4. 1 press to go.");
    CHECK(play_on(game, "step 4") ==
          "Step 4 of 4. Solved in 4 presses, the fewest possible. Solution shown.");
    CHECK(play_on(game, "step 0") == "Step 0 of 4. 4 presses to go.");
    CHECK(play_on(game, "new quatrainment 1").find("New game: Quatrainment. ") == 0);
    CHECK(play_on(game, "open 1.merlin.mI.94.jA.3.txsm9") == "Opened: Merlin. 3 presses to go.");
}

TEST_CASE("The last press says how well it was done") {
    Game game = paper_game();
    for (const char* press : {"press 5", "press 6", "press 7"}) play_on(game, press);
    CHECK(play_on(game, "press 9") == "Solved in 4 presses, the fewest possible.");
    CHECK(game.is_solved());
    CHECK(game.fewest_from_here() == 0U);
    play_on(game, "restart");
    for (const char* press : {"press 1", "press 5", "press 6", "press 7", "press 9"}) play_on(game, press);
    CHECK(play_on(game, "press 1") == "Solved in 6 presses (best possible: 4).");
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
        "This target cannot be reached: every press flips an even number of the outlined lamps. An odd "
        "number "
        "of them is wrong (one), so they can never all come right.";
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

namespace {

Game saved_and_loaded(const Game& game) { return value_of(game::load_game(game::save_game(game))); }

}  // namespace

TEST_CASE("Painting a lamp makes the board as it is now the start, with nothing pressed") {
    Game game = paper_game();
    play_on(game, "press 1");
    play_on(game, "press 5");
    const game::Position before = game.position();
    Picture expected = game.picture();
    REQUIRE(expected[8] == 1);
    expected[8] = 0;
    const std::string sentence = play_on(game, "paint start 9 0");
    CHECK(sentence.find("Lamp 9 set to dark. ") == 0);
    CHECK(game.picture() == expected);
    CHECK(game.position() == game::opening({choice("merlin"), expected, picture("111/101/111")}));
    CHECK(game.verdict() == Game(game.position()).verdict());
    play_on(game, "undo");
    CHECK(game.position() == before);
    play_on(game, "redo");
    CHECK(game.picture() == expected);
    CHECK(game.position().press_count == 0);
    play_on(game, "undo");
    play_on(game, "undo");
    CHECK(game.picture() == picture("010/000/001"));
}

TEST_CASE("Painting the target leaves the board and its presses alone") {
    Game game = paper_game();
    play_on(game, "press 5");
    const game::Position before = game.position();
    const std::string sentence = play_on(game, "paint target 5 1");
    CHECK(sentence == "Target lamp 5 set to lit. 6 presses to go.");
    CHECK(game.puzzle().target == picture("111/111/111"));
    CHECK(game.puzzle().start == before.puzzle.start);
    CHECK(game.position().presses == before.presses);
    CHECK(game.position().press_count == 1);
    CHECK(game.picture() == picture("110/001/011"));
    play_on(game, "undo");
    CHECK(game.position() == before);
}

TEST_CASE("A whole picture becomes the start or the target") {
    Game game = paper_game();
    play_on(game, "press 5");
    CHECK(play_on(game, "start 010/101/010") == "Start changed. 4 presses to go.");
    CHECK(game.position() ==
          game::opening({choice("merlin"), picture("010/101/010"), picture("111/101/111")}));
    CHECK(play_on(game, "target 010/101/010") == "Target changed. Solved: nothing to press.");
    CHECK(game.is_solved());
    CHECK(game.shown(Side::start) == picture("010/101/010"));
    CHECK(game.shown(Side::target) == picture("010/101/010"));
    play_on(game, "undo");
    play_on(game, "undo");
    CHECK(game.position().press_count == 1);
    CHECK(game.puzzle() == paper_puzzle());
}

TEST_CASE("Restart goes back to the start that was painted") {
    Game game = paper_game();
    play_on(game, "press 5");
    play_on(game, "paint start 1 0");
    const game::Position painted = game.position();
    play_on(game, "press 2");
    play_on(game, "restart");
    CHECK(game.position() == painted);
}

TEST_CASE("Editing takes marks and timeline away, for they no longer fit") {
    for (const char* edit :
         {"paint start 1 0", "paint target 1 0", "start 000/000/000", "target 000/000/000"}) {
        Game game = paper_game();
        play_on(game, "solve");
        play_on(game, "step 2");
        play_on(game, "hint");
        play_on(game, edit);
        CAPTURE(edit);
        CHECK_FALSE(game.hint());
        CHECK_FALSE(game.position().timeline);
        play_on(game, "undo");
        CHECK(game.position().timeline->step == 2);
        CHECK(game.puzzle() == paper_puzzle());
    }
}

TEST_CASE("Lamps of more than two states are painted with any of them") {
    const machine::MachineChoice which = choice_of("merlin~5");
    Game game(game::opening({which, which->default_start(), which->default_target()}));
    for (std::size_t lamp = 0; lamp < 9; ++lamp) {
        const auto state = static_cast<std::uint8_t>(lamp % 5);
        const std::string sentence = play_on(game, SetLamp{Side::start, lamp, state});
        CHECK(sentence.find(" set to " + std::to_string(state) + ". ") != std::string::npos);
        CHECK(game.picture()[lamp] == state);
    }
    CHECK(game.picture() == picture("012/340/123"));
    play_on(game, "target 444/444/444");
    CHECK(game.puzzle().target == picture("444/444/444"));
    CHECK(value_of(game::parse_share_code(game::share_code(game.position()))) == game.position());
}

TEST_CASE("Many lamps are painted at once, and taken back at once") {
    Game game = paper_game();
    const machine::Picture before = game.picture();
    const std::string sentence = play_on(game, "paint start 1-3,5,9 1");
    CHECK(sentence.starts_with("5 lamps set to lit."));
    machine::Picture expected = before;
    for (const std::size_t lamp : {0, 1, 2, 4, 8}) expected[lamp] = 1;
    CHECK(game.picture() == expected);
    CHECK(value_of(game::load_game(game::save_game(game))) == game);
    play_on(game, game::Undo{});
    CHECK(game.picture() == before);
    CHECK(play_on(game, "paint target 1-9 0").starts_with("9 target lamps set to dark."));
    CHECK(game.puzzle().target == picture("000/000/000"));
    // Painting one lamp equals clicking it.
    CHECK(value_of(game::parse_action("paint start 4 1")) == game::Action{SetLamp{Side::start, 3, 1}});
}

TEST_CASE("What cannot be painted is refused in words, and nothing changes") {
    Game game = paper_game();
    play_on(game, "press 5");
    const Game before = game;
    const std::vector<std::pair<std::string, std::string>> table{
        {"paint start 10 1", "paint 10: the machine has no such lamp"},
        {"paint target 10 1", "paint 10: the machine has no such lamp"},
        {"paint start 8-10 1", "paint 10: the machine has no such lamp"},
        {"paint start 1-3 2", "paint: state 2 is too large, the machine has states 0 to 1"},
        {"paint target 1-4,6-9 1", "Nothing to change."},
        {"paint start 1 2", "paint: state 2 is too large, the machine has states 0 to 1"},
        {"start 100/110", "start: 2 rows where 3 are needed"},
        {"start 1000/1100/0010", "start, row 1: 4 cells where 3 are needed"},
        {"target 120/000/000", "target, row 1, column 2: 2 is too large, the machine has states 0 to 1"},
        {"target ", "target, row 1: 0 cells where 3 are needed"},
        {"start 110/001/011", "Nothing to change."},
        {"target 111/101/111", "Nothing to change."},
    };
    for (const auto& refused : table) {
        CAPTURE(refused.first);
        const game::Action action = value_of(game::parse_action(refused.first));
        CHECK_FALSE(game.allows(action));
        CHECK(message_of(game.apply(action)) == refused.second);
        CHECK(game == before);
        CHECK(game.log() == before.log());
    }
}

TEST_CASE("Many lamps painted one by one, between presses and marks, are taken back one by one") {
    for (const char* text : {"merlin", "lights-out~4x5", "merlin~5", "merlin~lit", "subboards"}) {
        Random random(7);
        const machine::MachineChoice which = choice_of(text);
        Game game(game::opening({which, which->default_start(), which->default_target()}));
        const auto any_of = [&](const machine::CellMask& sites) {
            const std::vector<std::size_t> cells = sites.cells();
            return cells[draw(random, cells.size())];
        };
        std::vector<game::Position> passed{game.position()};
        for (int n = 0; n < 400; ++n) {
            const Side side = random.below(2) == 0 ? Side::start : Side::target;
            const auto state = static_cast<std::uint8_t>(random.below(2));
            std::vector<game::Action> any(6, SetLamp{side, any_of(game.machine().lamp_sites()), state});
            any.emplace_back(game::Press{any_of(game.machine().button_sites())});
            any.emplace_back(game::Solve{});
            const game::Action& action = any[draw(random, any.size())];
            if (!game.allows(action)) continue;
            play_on(game, action);
            passed.push_back(game.position());
            const auto* painted = std::get_if<SetLamp>(&action);
            if (painted != nullptr) REQUIRE(game.shown(painted->side)[painted->lamp] == painted->state);
            REQUIRE(game.picture() == Game(game.position()).picture());
            REQUIRE(game.verdict() == Game(game.position()).verdict());
        }
        REQUIRE(passed.size() > 200);
        CHECK(saved_and_loaded(game) == game);
        for (std::size_t i = passed.size(); i-- > 1;) {
            REQUIRE(game.position() == passed[i]);
            play_on(game, "undo");
            REQUIRE(game.picture() == Game(game.position()).picture());
        }
        REQUIRE(game.position() == passed[0]);
        for (std::size_t i = 1; i < passed.size(); ++i) {
            play_on(game, "redo");
            REQUIRE(game.position() == passed[i]);
        }
        REQUIRE(game.verdict() == Game(game.position()).verdict());
    }
}

TEST_CASE("An edited game is saved and comes back with what was painted and what undo brings back") {
    Random random(1);
    for (const char* text : {"merlin", "merlin~3", "lights-out~4x4", "subboards", "own~3x3~4~p~XQ~~~CA"}) {
        const machine::MachineChoice which = choice_of(text);
        Game game(game::opening({which, which->default_start(), which->default_target()}));
        const std::vector<std::size_t> lamps = game.machine().lamp_sites().cells();
        const std::vector<std::size_t> buttons = game.machine().button_sites().cells();
        for (int n = 0; n < 40; ++n) {
            const Side side = n % 2 == 0 ? Side::start : Side::target;
            const auto state = static_cast<std::uint8_t>(
                draw(random, static_cast<std::size_t>(machine::rule_of(which)->states)));
            play_on(game, SetLamp{side, lamps[draw(random, lamps.size())], state});
            play_on(game, game::Press{buttons[draw(random, buttons.size())]});
            if (n % 10 != 9) continue;
            const SetPicture set{side, random_picture(random, which)};
            if (game.allows(set)) play_on(game, set);
        }
        Game loaded = saved_and_loaded(game);
        CHECK(loaded == game);
        while (loaded.allows(game::Undo{})) play_on(loaded, game::Undo{});
        CHECK(loaded.position() == game.origin());
    }
}

TEST_CASE("Where the board has a hole, or ends, there is no lamp to paint and no button to press") {
    const machine::MachineChoice which = choice_of("own~3x3~3~p~XQ~~~CA");  // a hole in the middle
    REQUIRE_FALSE(which->lamp_sites().has(4));
    Game game(game::opening({which, which->default_start(), which->default_target()}));
    const auto refused = [&](const char* action) {
        return message_of(game.apply(value_of(game::parse_action(action))));
    };
    CHECK(refused("paint start 5 1").find("5") != std::string::npos);
    CHECK(refused("paint start 10 1").find("10") != std::string::npos);
    CHECK(refused("paint start 9-10 1").find("10") != std::string::npos);
    CHECK(refused("paint start 1 3").find("3") != std::string::npos);
    CHECK(refused("paint start 1-2 3").find("3") != std::string::npos);
    CHECK(refused("press 5") == "press 5: the machine has no such button");
    CHECK(refused("press 10") == "press 10: the machine has no such button");
    CHECK(refused("paint start 9 2").empty());
    CHECK(refused("paint start 4-6 2").empty());
    CHECK(game.picture()[3] == 2);
    CHECK(game.picture()[4] == 0);
    CHECK(game.picture()[5] == 2);
    CHECK(game.picture()[8] == 2);
    CHECK(refused("press 9").empty());
}

TEST_CASE("A stroke over no lamps at all changes nothing") {
    Game game = paper_game();
    for (const Side side : {Side::start, Side::target})
        CHECK(message_of(game.apply(game::PaintLamps{side, {}, 1})) == "Nothing to change.");
}

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
          "Step 4 of 4. Solved in 4 presses, the fewest possible. Solution shown.");
    CHECK(end_of(paper_game(), {"solve", "dismiss", "press 1", "press 1", "press 5", "press 6", "press 7",
                                "press 9"}) == "Solved in 6 presses (best possible: 4). Solution shown.");
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
    CHECK(game::next_below_par(game) == 3);
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
