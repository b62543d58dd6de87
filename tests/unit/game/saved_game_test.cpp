#include "game/saved_game.hpp"

#include "game/share_code.hpp"
#include "support/playing.hpp"
#include "types/lights/large/fewest_search.hpp"
#include "types/lights/solve/linear_solver.hpp"

namespace switchbox::test {

using game::Game;
using game::load_game;
using game::save_game;
using namespace std::string_literals;

namespace {

std::string small_save() {
    Game game = paper_game();
    for (const char* action :
         {"press 1", "undo", "hint", "hint", "solve", "step 2", "press 1", "new lights-out~3x4 7", "press 12",
          "open 1.merlin.mI.94.jA.3.txsm9", "redo", "dismiss", "restart"}) {
        const auto parsed = value_of(game::parse_action(action));
        if (game.allows(parsed)) play_on(game, parsed);
    }
    return save_game(game);
}

// Checks that the text gives a playable game, or a one-line error that names a line of `text`.
void check_damaged_save(const std::string& text) {
    const auto game = load_game(text);
    if (game) {
        Game played = *game;
        if (played.allows(game::Undo{})) play_on(played, game::Undo{});
        REQUIRE(value_of(load_game(save_game(*game))) == *game);
        return;
    }
    const std::string message = say(game.error().message);
    REQUIRE(is_readable(message));
    constexpr std::string_view family = "saved game, line ";
    REQUIRE(message.find(family) == 0);
    const auto line = machine::parse_number(message.substr(family.size(), message.find(':') - family.size()));
    REQUIRE(line);
    REQUIRE(*line >= 1);
    REQUIRE(*line <= machine::split(text, '\n').size());
}

}  // namespace

TEST_CASE("A saved game comes back with its history, hint and timeline") {
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        Random random(seed);
        Game game = paper_game();
        for (int part = 0; part < 10; ++part) {
            play_at_random(game, random, 60);
            Game loaded = value_of(load_game(save_game(game)));
            REQUIRE(loaded == game);
            REQUIRE(loaded.origin() == game.origin());
            REQUIRE(loaded.log() == game.log());
            REQUIRE(loaded.picture() == game.picture());
            REQUIRE(save_game(loaded) == save_game(game));
        }
    }
}

TEST_CASE("A saved game is text that a person can read") {
    Game game = paper_game();
    play_on(game, "press 5");
    play_on(game, "hint");
    CHECK(save_game(game) == "switchbox-game 2\n2.merlin.mI.ybha0\npress 5\nhint 6\nend\n");
    CHECK(value_of(load_game(save_game(game))) == game);
}

TEST_CASE("A game saved by version 1 is read, and its answers are worked out anew") {
    const std::string tail = "1.merlin.mI.94.AA.0.azr8p\npress 5\nhint\nsolve\nstep 2\nend\n";
    const Game game = value_of(load_game("switchbox-game 1\n" + tail));
    CHECK(save_game(game) ==
          "switchbox-game 2\n2.merlin.mI.ybha0\npress 5\nhint 6\nsolve 6 7 9\nstep 2\nend\n");
    CHECK(value_of(load_game("switchbox-game 2\n" + tail)) == game);
}

TEST_CASE("What a saved game shows does not depend on which of several solutions the solver takes") {
    // There are four solutions, and another version may choose any of them.
    const machine::MachineChoice which = choice("lights-out");
    Game game(game::opening({which, which->default_start(), which->default_target()}));
    const solve::LinearSolver& linear = *solve::linear_in(game.solver());
    const auto all = linear.all_solutions(*solve::presses_of(game.verdict()), 4);
    REQUIRE(all.size() == 4);
    for (const machine::PressGrid& one : all) {
        std::vector<std::size_t> plan = solve::in_order(one);
        Game other = game;
        play_on(other, game::Hint{plan.back()});
        play_on(other, "hint");
        plan.pop_back();
        play_on(other, game::Solve{plan});
        play_on(other, "step 3");
        play_on(other, "hint");
        CHECK(other.hint() == plan[3]);
        CHECK(value_of(load_game(save_game(other))) == other);
        CHECK(save_game(value_of(load_game(save_game(other)))) == save_game(other));
        for (const std::string& line : std::vector<std::string>{"\nhint\n", "\nsolve\n"}) {
            CHECK(save_game(other).find(line) == std::string::npos);
        }
    }
}

TEST_CASE("A text far larger than any game is refused at once") {
    const std::string saved = small_save();
    const std::string large = saved + std::string(game::largest_loaded_game, '\n');
    CHECK(message_of(load_game(large)) ==
          "saved game: " + say(tell({}, large.size())) + " bytes are more than any game has (4,000,000)");
    CHECK(message_of(load_game(large.substr(0, game::largest_loaded_game))) ==
          "saved game, line " +
              std::to_string(machine::split(large.substr(0, game::largest_loaded_game), '\n').size() - 1) +
              ": the end is missing");
}

TEST_CASE("A plan in which a button comes round is refused") {
    Game game = paper_game();
    CHECK(message_of(game.apply(game::Solve{{4, 5, 6, 8, 0, 0}})) ==
          "solve: button 1 comes 2 times, which is as good as not at all");
    Game three(game::opening({choice_of("merlin~3"), picture("100/110/001"), picture("111/101/111")}));
    const std::vector<std::size_t> plan = solve::plan_of(three.verdict());
    CHECK(three.allows(game::Solve{plan}));
    std::vector<std::size_t> longer = plan;
    for (int n = 0; n < 3; ++n) longer.push_back(plan.front());
    CHECK_FALSE(three.allows(game::Solve{longer}));
    std::string endless = "solve";
    for (int n = 0; n < 100000; ++n) endless += " 1 2";
    CHECK(load_game("switchbox-game 2\n1.merlin.mI.94.AA.0.azr8p\n" + endless + "\nend\n").error().message ==
          "saved game, line 3: solve: button 1 comes 2 times, which is as good as not at all");
}

TEST_CASE("An opened link is saved as its code alone") {
    Game game = paper_game();
    play_on(game, game::Open{" https://example.org/#1.merlin.mI.94.jA.3.txsm9\n"});
    CHECK(save_game(game) == "switchbox-game 2\n2.merlin.mI.ybha0\nopen 2.merlin.mI..jA.5ymj9\nend\n");
    CHECK(value_of(load_game(save_game(game))) == game);
}

TEST_CASE("After very many actions the position is kept, not how it came about") {
    Game game = paper_game();
    for (std::size_t n = 0; n < game::max_log_length; ++n) play_on(game, game::Press{n % 7});
    CHECK(value_of(load_game(save_game(game))) == game);
    play_on(game, "press 9");
    const std::string saved = save_game(game);
    CHECK(saved == "switchbox-game 2\n" + game::share_code(game.position()) + "\nend\n");
    CHECK(value_of(load_game(saved)).position() == game.position());
}

TEST_CASE("A save that cannot be read is refused with the line at fault") {
    struct Bad {
        std::string text;
        std::string message;
    };
    const std::string code = "1.merlin.mI.94.AA.0.azr8p\n";
    const std::string head = "switchbox-game 2\n" + code;
    const std::vector<Bad> table{
        {"", "saved game, line 1: it does not begin with 'switchbox-game 2'"},
        {"\n", "saved game, line 1: it does not begin with 'switchbox-game 2'"},
        {"chess 1\n" + code + "end\n", "saved game, line 1: it does not begin with 'switchbox-game 2'"},
        {"switchbox-game 3\nwhatever\n",
         "saved game, line 1: it was written by another version of Switchbox ('switchbox-game 3')"},
        {"switchbox-game 2\r\n" + code + "end\n",
         "saved game, line 1: it was written by another version of Switchbox ('switchbox-game 2?')"},
        {"switchbox-game 2", "saved game, line 1: the end is missing"},
        {head, "saved game, line 2: the end is missing"},
        {head + "press 5\n", "saved game, line 3: the end is missing"},
        {head + "end\nend?\n", "saved game, line 4: the end is missing"},
        {"switchbox-game 2\n1.merlin.mI.94.AA.0.azr8q\nend\n",
         "saved game, line 2: share code, last part (check): it does not fit the rest; a character was "
         "changed "
         "or lost"},
        {head + "press 5\npress 55\nend\n", "saved game, line 4: press 55: the machine has no such button"},
        {head + "press 5\n\nend\n", "saved game, line 4: '' is not an action"},
        {head + "redo\nend\n", "saved game, line 3: There is nothing to redo."},
        {head + "end\nend\n", "saved game, line 3: 'end' is not an action"},
        {head + "press\0 5\nend\n"s, "saved game, line 3: 'press? 5' is not an action"},
    };
    for (const auto& [text, message] : table) CHECK(message_of(load_game(text)) == message);
}

TEST_CASE("A save cut off anywhere is refused") {
    const std::string saved = small_save();
    for (std::size_t length = 0; length + 1 < saved.size(); ++length) {
        CHECK_FALSE(load_game(saved.substr(0, length)));
        check_damaged_save(saved.substr(0, length));
    }
    CHECK(load_game(saved.substr(0, saved.size() - 1)));  // only the final line end is missing
}

TEST_CASE("A save with bytes changed, lost or put in loads or names a line, and never crashes") {
    const std::string saved = small_save();
    Random random(1);
    for (int n = 0; n < 4000; ++n) {
        std::string text = saved;
        for (std::uint64_t damage = random.below(3); damage < 3; ++damage) text = damaged(text, random);
        check_damaged_save(text);
    }
    for (const char c : {'\0', '\xFF', '\n', 'e', ' '}) {
        check_damaged_save(std::string(100000, c));
        check_damaged_save(saved + std::string(100000, c));
        check_damaged_save("switchbox-game 2\n" + std::string(100000, c) + "\nend\n");
    }
}

}  // namespace switchbox::test
