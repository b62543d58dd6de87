// Tests of games on Ghaly's machine, which are played like those on every other machine, and of the sentences
// about it, which are compared with the machine itself.
#include "game/new_game.hpp"
#include "game/saved_game.hpp"
#include "game/share_code.hpp"
#include "solve/explanation.hpp"
#include "support/playing.hpp"
#include "types/ghaly/model/ghaly_choice.hpp"
#include "types/ghaly/model/ghaly_codes.hpp"
#include "types/ghaly/model/ghaly_machine.hpp"
#include "types/lights/model/linear_machine.hpp"

namespace switchbox::test {

using game::Game;
using game::NewGameMode;
using machine::GhalyCodes;
using machine::MachineChoice;
using machine::PressGrid;

namespace {

// Joyner, Example 28: sigma = 1, tau = (1, 2, 3, 4).
GhalyCodes example_28() { return {4, algebra::identity(8), {1, 2, 3, 0, 4, 5, 6, 7}}; }

// Example 11, which has no solution.
GhalyCodes example_11() { return {4, {0, 1, 2, 3, 4, 6, 5, 7}, {0, 2, 1, 3, 7, 5, 6, 4}}; }

Game game_of(GhalyCodes codes) {
    const MachineChoice which = machine::choose_ghaly(std::move(codes));
    return Game(game::opening({which, which->default_start(), which->default_target()}));
}

}  // namespace

TEST_CASE("Example 28 is played to all red in eleven presses, by hints alone") {
    Game game = game_of(example_28());
    CHECK(game.puzzle().start == machine::Picture::filled({4, 4}, 0));
    CHECK(game.puzzle().target == machine::Picture::filled({4, 4}, 1));
    CHECK(game.fewest_from_here() == 11U);
    CHECK(solve::solutions_of(game.verdict()) == Natural{5});
    play_on(game, "hint");
    for (int n = 0; n < 11; ++n) {
        REQUIRE(game.fewest_from_here() == static_cast<std::size_t>(11 - n));
        play_on(game, "hint");
    }
    CHECK(game.is_solved());
    CHECK(play_on(game, "undo") == "Undone. 1 press to go.");
    CHECK(play_on(game, "redo") == "Redone. Solved in 11 presses, the fewest possible. With 11 hints.");
}

TEST_CASE("Hints follow the player's own presses to the nearest solution") {
    Random random(9);
    for (int n = 0; n < 60; ++n) {
        Game game = new_ghaly_game(2 + static_cast<int>(random.below(7)), random.next());
        const std::size_t buttons = game.machine().buttons().size();
        for (int i = 0; i < 20; ++i) {
            const std::size_t before = game.fewest_from_here().value_or(0);
            play_on(game, game::Press{draw(random, buttons)});
            const std::size_t after = game.fewest_from_here().value_or(0);
            // A press changes the distance by at most one.
            REQUIRE(after + 1 >= before);
            REQUIRE(after <= before + 1);
        }
        const std::size_t left = *game.fewest_from_here();
        if (left == 0) continue;
        play_on(game, "solve");
        REQUIRE(game.position().timeline->plan.size() == left);
        play_on(game, game::StepTo{left});
        REQUIRE(game.is_solved());
    }
}

TEST_CASE("A machine that cannot be solved says why, and refuses hints with it") {
    Game game = game_of(example_11());
    CHECK(solve::is_impossible(game.verdict()));
    CHECK_FALSE(game.allows(game::Hint{}));
    CHECK_FALSE(game.allows(game::TakeNearest{}));
    const auto why =
        solve::why_verdict({game.machine(), game.position().presses, game.puzzle().target}, game.verdict());
    const std::string claim = "This target cannot be reached: not all cells can become blue.";
    CHECK(play_on(game, "press 1") == "Pressed 1. " + claim);
    CHECK(say(why.text).substr(0, claim.size()) == claim);
    CHECK(say(why.text).size() > claim.size() + 50);
    CHECK_FALSE(why.lamps.empty());
}

TEST_CASE("Another colour than the corner's is refused for the corner's sake") {
    Game game = game_of(example_28());
    play_on(game, "target 3333/3333/3333/3333");
    CHECK(game::format_action(game.log().back()) == "target 3333/3333/3333/3333");
    CHECK(solve::is_impossible(game.verdict()));
    CHECK(message_of(game.apply(game::Hint{})) ==
          "This target cannot be reached: all cells together can only become red.");
}

TEST_CASE("What the board shows at first cannot be painted, the target can") {
    Game game = game_of(example_28());
    CHECK_FALSE(game.can_edit(game::Side::start));
    CHECK(message_of(game.apply(value_of(game::parse_action("paint start 1 2")))) ==
          "Buttons and codes decide what this machine shows: edit the target or the codes.");
    CHECK_FALSE(game.allows(game::SetPicture{game::Side::start, machine::Picture::filled({4, 4}, 2)}));
    const std::string said = play_on(game, "paint target 1 4");
    CHECK(said.substr(0, 26) == "Target lamp 1 set to blue.");
    CHECK(message_of(game.apply(value_of(game::parse_action("paint target 1 5")))) ==
          "paint: state 5 is too large, the machine has states 0 to 4");
    play_on(game, "undo");
    CHECK(game.fewest_from_here() == 11U);
}

TEST_CASE("Every picture that presses make is recognised, with a shortest way there") {
    Random random(5);
    for (const int size : {2, 3, 4, 5, 8}) {
        for (int n = 0; n < 12; ++n) {
            const GhalyCodes codes = random_codes(random, size);
            const machine::GhalyMachine machine(codes);
            const PressGrid planted = random_presses(random, machine::choose_ghaly(codes));
            Game game = game_of(codes);
            const game::SetPicture picture{game::Side::target, machine.picture(planted)};
            if (!game.allows(picture)) continue;
            play_on(game, picture);
            search_on(game, ~std::uint64_t{0} >> 1U);
            if (game.is_solved()) continue;
            REQUIRE(game.fewest_from_here().has_value());
            REQUIRE(*game.fewest_from_here() <= machine::weight(planted));
            play_on(game, "solve");
            play_on(game, game::StepTo{game.position().timeline->plan.size()});
            REQUIRE(game.is_solved());
        }
    }
}

TEST_CASE("Other codes keep the presses, and one colour stays the goal") {
    Game game = game_of(example_28());
    play_on(game, "press 1");
    play_on(game, "press 6");
    const PressGrid presses = game.position().presses;
    GhalyCodes other = example_11();
    CHECK(play_on(game, game::SetCodes{machine::choose_ghaly(other)}).substr(0, 14) == "Codes changed.");
    CHECK(game.position().presses == presses);
    CHECK(game.goes_for_one_colour());
    CHECK(game.puzzle().target == machine::choose_ghaly(other)->default_target());
    CHECK(message_of(game.apply(game::SetCodes{machine::choose_ghaly(other)})) ==
          "The codes are already like this.");
    CHECK_FALSE(game.allows(game::SetCodes{machine::choose_ghaly(machine::plain_codes(5))}));
    play_on(game, "undo");
    CHECK(*machine::codes_of(game.puzzle().machine) == example_28());

    play_on(game, "paint target 3 2");
    const machine::Picture target = game.puzzle().target;
    play_on(game, game::SetCodes{machine::choose_ghaly(other)});
    CHECK(game.puzzle().target == target);
    Game merlin = merlin_game(picture("100/010/001"));
    CHECK_FALSE(merlin.allows(game::SetCodes{machine::choose_ghaly(other)}));
}

TEST_CASE("New games of every kind are what they promise, the same for the same seed") {
    for (const int size : {2, 3, 4, 5, 6, 8, 16}) {
        for (std::uint64_t seed = 0; seed < 12; ++seed) {
            const Game solvable = new_ghaly_game(size, seed);
            REQUIRE(solvable.goes_for_one_colour());
            REQUIRE(solvable.fewest_from_here().value_or(0) > 0);
            REQUIRE(solvable == new_ghaly_game(size, seed));
            REQUIRE(machine::codes_of(solvable.puzzle().machine)->size == size);
        }
    }
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const Game matched = new_ghaly_game(4, seed, NewGameMode::picture);
        REQUIRE_FALSE(matched.goes_for_one_colour());
        REQUIRE(matched.fewest_from_here().has_value());
        REQUIRE(new_ghaly_game(4, seed, NewGameMode::picture, 3).fewest_from_here() == 3U);
        REQUIRE(new_ghaly_game(4, seed, NewGameMode::solvable, 12).fewest_from_here() == 12U);
    }
}

TEST_CASE("Games with a number of presses that no machine needs are refused in words") {
    const MachineChoice which = machine::choose_ghaly(machine::plain_codes(4));
    for (const std::size_t fewest : {std::size_t{9}, std::size_t{17}}) {
        const auto refused = game::new_puzzle({which, 1, fewest, NewGameMode::solvable});
        REQUIRE(is_readable(message_of(refused)));
    }
    CHECK(is_readable(message_of(game::new_puzzle({which, 1, 17, NewGameMode::picture}))));
    CHECK(is_readable(message_of(game::new_puzzle({which, 1, 12, NewGameMode::question}))));
    CHECK(
        is_readable(message_of(game::new_puzzle({choice("merlin"), 1, std::nullopt, NewGameMode::picture}))));
    CHECK(is_readable(
        message_of(game::new_puzzle({choice("merlin"), 1, std::nullopt, NewGameMode::question}))));
    const MachineChoice large = machine::choose_ghaly(machine::plain_codes(17));
    CHECK(message_of(game::new_puzzle({large, 1, std::nullopt, NewGameMode::picture})) ==
          "pictures to match are drawn on boards of up to 16 x 16");
    const MachineChoice two = machine::choose_ghaly(machine::plain_codes(2));
    CHECK(is_readable(message_of(game::new_puzzle({two, 1, std::nullopt, NewGameMode::question}))));
}

TEST_CASE("A game that asks whether it can be solved does not tell, until it is answered or solved") {
    bool met_solvable = false;
    bool met_unsolvable = false;
    for (std::uint64_t seed = 0; seed < 24; ++seed) {
        Game game = new_ghaly_game(4, seed, NewGameMode::question);
        const bool solvable = !solve::is_impossible(game.verdict());
        (solvable ? met_solvable : met_unsolvable) = true;
        REQUIRE_FALSE(game.reveals_solvability());
        REQUIRE_FALSE(game.allows(game::Hint{}));
        REQUIRE_FALSE(game.allows(game::Solve{}));
        REQUIRE(play_on(game, "press 1").find("Can it be solved?") != std::string::npos);
        // The share code keeps the question.
        REQUIRE(value_of(game::parse_share_code(game::share_code(game.position()))).puzzle.asks);
        const std::string right = play_on(game, game::AnswerQuestion{solvable});
        REQUIRE(right.substr(0, 6) == "Right!");
        REQUIRE(game.reveals_solvability());
        REQUIRE(game.allows(game::Hint{}) == solvable);
        play_on(game, "undo");
        REQUIRE_FALSE(game.reveals_solvability());
        REQUIRE(play_on(game, game::AnswerQuestion{!solvable}).substr(0, 6) == "Wrong!");
        REQUIRE_FALSE(game.allows(game::AnswerQuestion{true}));
    }
    CHECK(met_solvable);
    CHECK(met_unsolvable);
    CHECK_FALSE(paper_game().allows(game::AnswerQuestion{true}));
}

TEST_CASE("Linear machines ask too, where some boards cannot be solved") {
    bool met_solvable = false;
    bool met_unsolvable = false;
    for (std::uint64_t seed = 0; seed < 24; ++seed) {
        const Game game(game::opening(
            value_of(game::new_puzzle({choice("lights-out"), seed, std::nullopt, NewGameMode::question}))));
        REQUIRE_FALSE(game.reveals_solvability());
        (solve::is_impossible(game.verdict()) ? met_unsolvable : met_solvable) = true;
    }
    CHECK(met_solvable);
    CHECK(met_unsolvable);
}

TEST_CASE("A code that ends like a question is a rule of one's own and nothing else") {
    machine::Rule rule = *machine::rule_of(choice("lights-out", 4, 4));
    rule.holes = {1, 2, 4, 6, 8, 9, 12, 15};
    const MachineChoice own = value_of(machine::choose_own(rule));
    CHECK(own->text() == "own~4x4~2~p~XQ~~~ask");
    for (const bool asks : {false, true}) {
        game::Position position = game::opening({own, own->default_start(), own->default_target(), asks});
        CHECK(value_of(game::parse_share_code(game::share_code(position))) == position);
    }
}

TEST_CASE("A target of the player's own asks nothing any more, however it is drawn") {
    for (const char* action : {"paint target 1 3", "target 1111/1111/1111/1112"}) {
        Game game = new_ghaly_game(4, 3, NewGameMode::question);
        play_on(game, action);
        CHECK(game.reveals_solvability());
        CHECK_FALSE(game.puzzle().asks);
        play_on(game, "undo");
        CHECK_FALSE(game.reveals_solvability());
    }
}

TEST_CASE("That no board shows a picture is worked out once, whatever is pressed then") {
    Random random(31);
    for (int n = 0; n < 20; ++n) {
        Game game = game_of(random_codes(random, 4));
        play_on(game, game::SetPicture{game::Side::target, random_picture(random, game.puzzle().machine)});
        if (!solve::is_impossible(game.verdict())) continue;
        const solve::Verdict before = game.verdict();
        play_on(game, game::Press{draw(random, 16)});
        REQUIRE(game.verdict() == before);
        play_on(game, game::SetPicture{game::Side::target, game.picture()});
        REQUIRE_FALSE(solve::is_impossible(game.verdict()));
    }
}

TEST_CASE("Codes, presses and target travel in a share code, at every size") {
    Random random(3);
    for (const int size : {2, 3, 4, 7, 8, 9, 16, 33, 64}) {
        const MachineChoice which = machine::choose_ghaly(random_codes(random, size));
        const game::Position position = random_position(random, which);
        REQUIRE(value_of(game::parse_share_code(game::share_code(position))) == position);
        const auto usual = game::opening({which, which->default_start(), which->default_target()});
        REQUIRE(value_of(game::parse_share_code(game::share_code(usual))) == usual);
    }
    CHECK(game::share_code(game_of(machine::plain_codes(4)).position()) == "2.ghaly.mvv2h");
    CHECK(machine::choose_ghaly(machine::plain_codes(8))->text() == "ghaly~8");
}

TEST_CASE("A link to a machine with damaged codes names what is wrong") {
    CHECK(message_of(machine::parse_choice("ghaly~4~AAAA~AAAA")).find("sigma") != std::string::npos);
    CHECK(message_of(machine::parse_choice("ghaly~1")) ==
          "machine 'ghaly': size '1': Ghaly's machine has 2 to 64 rows and columns");
    CHECK(message_of(machine::parse_choice("ghaly~3x4")) ==
          "machine 'ghaly': size '3x4': Ghaly's machine has as many rows as columns");
    CHECK(is_readable(message_of(machine::parse_choice("ghaly~4~AAAA"))));
    CHECK(is_readable(message_of(machine::parse_choice("ghaly~x"))));
    CHECK(message_of(machine::choose("ghaly", {std::nullopt, 3})) ==
          "states 3: Ghaly's machine has as many colours as rows, and dark");
    CHECK(is_readable(
        message_of(machine::choose("ghaly", {std::nullopt, std::nullopt, machine::PressRule::lit}))));
}

TEST_CASE("Games of Ghaly's machine survive being saved, with codes, answers and notes") {
    Random random(17);
    for (int n = 0; n < 20; ++n) {
        Game game = new_ghaly_game(2 + static_cast<int>(random.below(4)), random.next());
        play_at_random(game, random, 40);
        const Game loaded = value_of(game::load_game(game::save_game(game)));
        REQUIRE(loaded == game);
        REQUIRE(loaded.position() == game.position());
    }
    Game game = game_of(example_28());
    for (int n = 1; n <= 16; ++n) play_on(game, "press " + std::to_string(n));
    REQUIRE(game.coach_notes().stripes.has_value());
    CHECK(value_of(game::load_game(game::save_game(game))).coach_notes() == game.coach_notes());
    play_on(game, game::SetCodes{machine::choose_ghaly(example_11())});
    CHECK(game.coach_notes().stripes != std::nullopt);  // the new machine has all buttons down too
    CHECK(*game.coach_notes().stripes == game.picture());
}

TEST_CASE("The verdict counts the solutions and their distance") {
    Random random(8);
    for (int n = 0; n < 60; ++n) {
        Game game = new_ghaly_game(4, random.next(), game::NewGameMode::solvable);
        play_on(game, game::Press{draw(random, 16)});
        if (game.is_solved()) continue;
        const auto why = solve::why_verdict({game.machine(), game.position().presses, game.puzzle().target},
                                            game.verdict());
        const std::size_t fewest = *game.fewest_from_here();
        CHECK(say(why.text).find(std::to_string(fewest) + (fewest == 1 ? " press away" : " presses away")) !=
              std::string::npos);
        const std::string count = solve::solutions_of(game.verdict()).decimal();
        const std::string words = count == "1" ? "It is the only one." : "There are " + count + " of them.";
        CHECK(say(why.text).find(words) != std::string::npos);
        CHECK(say(why.text).find("quiet") == std::string::npos);
    }
}

TEST_CASE("Where no board shows a picture, the rows that are named cannot have their colours") {
    Random random(12);
    int refused = 0;
    for (int n = 0; n < 200; ++n) {
        const int size = 2 + static_cast<int>(random.below(2));
        const machine::GhalyCodes codes = random_codes(random, size);
        const machine::GhalyMachine machine(codes);
        machine::Picture target = random_picture(random, machine::choose_ghaly(codes));
        const machine::MachineChoice which = machine::choose_ghaly(codes);
        const Game game(game::opening({which, which->default_start(), target}));
        const auto* none = std::get_if<solve::Unreachable>(&game.verdict());
        if (none == nullptr || !none->reason.empty()) continue;
        ++refused;
        REQUIRE_FALSE(none->cells.empty());
        for (std::uint32_t bits = 0; bits < (1U << target.size()); ++bits) {
            const machine::Picture shown = machine.picture(from_bits<PressGrid>(bits, target.shape));
            bool fits = true;
            for (const std::size_t cell : none->cells) fits = fits && shown[cell] == target[cell];
            REQUIRE_FALSE(fits);
        }
    }
    CHECK(refused > 100);
}

}  // namespace switchbox::test
