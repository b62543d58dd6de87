// Tests of actions as text, and of their outcomes: status message, and flags for the user interface.
#include "game/action.hpp"

#include <limits>

#include "game/share_code.hpp"
#include "support/playing.hpp"
#include "support/support.hpp"
#include "types/ghaly/model/ghaly_choice.hpp"

namespace switchbox::test {

using game::Action;
using game::format_action;
using game::Game;
using game::Outcome;
using game::parse_action;

using namespace std::string_literals;

TEST_CASE("Every kind of action reads back as it was written") {
    std::vector<Action> actions{game::Undo{},
                                game::Redo{},
                                game::Hint{},
                                game::Solve{},
                                game::Dismiss{},
                                game::Restart{},
                                game::TakeNearest{},
                                game::Solve{{4, 5, 6, 8, 4}},
                                game::Solve{{0}},
                                game::SetPicture{game::Side::start, picture("100/110/001")},
                                game::SetPicture{game::Side::target, picture("08")},
                                game::SetPicture{game::Side::start, picture("1/0/7")},
                                game::Open{""},
                                game::Open{"1.merlin.mI.94.AA.0.azr8p"},
                                game::Open{" a link # with\nspaces "}};
    constexpr std::size_t most = std::numeric_limits<std::size_t>::max();
    for (const std::size_t number : {std::size_t{0}, std::size_t{8}, std::size_t{4095}, most - 1}) {
        actions.emplace_back(game::Press{number});
        actions.emplace_back(game::StepTo{number});
        actions.emplace_back(game::Hint{number});
        actions.emplace_back(game::SetLamp{game::Side::start, number, 0});
        actions.emplace_back(game::SetLamp{game::Side::target, number, 8});
        actions.emplace_back(game::NewGame{choice("merlin"), 7, number});
    }
    actions.emplace_back(game::StepTo{most});
    actions.emplace_back(game::AnswerQuestion{true});
    actions.emplace_back(game::AnswerQuestion{false});
    for (const machine::MachineChoice& which : some_choices()) {
        actions.emplace_back(game::NewGame{which, 0});
        actions.emplace_back(game::NewGame{which, ~std::uint64_t{0}});
        actions.emplace_back(game::NewGame{which, 3, std::nullopt, game::NewGameMode::question});
        actions.emplace_back(game::NewGame{which, 3, 5, game::NewGameMode::picture});
        if (machine::codes_of(which) != nullptr) actions.emplace_back(game::SetCodes{which});
    }
    for (const Action& action : actions) {
        CAPTURE(format_action(action));
        CHECK(value_of(parse_action(format_action(action))) == action);
    }
}

TEST_CASE("Actions have the words that logs and tests use") {
    CHECK(format_action(game::Press{4}) == "press 5");
    CHECK(format_action(game::StepTo{3}) == "step 3");
    CHECK(format_action(game::NewGame{choice("merlin"), 42}) == "new merlin 42");
    CHECK(format_action(game::NewGame{choice("lights-out", 4, 7), 1}) == "new lights-out~4x7 1");
    CHECK(format_action(game::NewGame{choice_of("merlin~3~lit"), 42, 4}) == "new merlin~3~lit 42 4");
    CHECK(format_action(game::Hint{4}) == "hint 5");
    CHECK(format_action(game::Solve{{4, 5, 6}}) == "solve 5 6 7");
    CHECK(format_action(game::SetLamp{game::Side::target, 4, 1}) == "paint target 5 1");
    CHECK(format_action(game::SetLamp{game::Side::start, 0, 8}) == "paint start 1 8");
    CHECK(format_action(game::SetPicture{game::Side::start, picture("100/110/001")}) == "start 100/110/001");
    CHECK(format_action(game::SetPicture{game::Side::target, picture("02")}) == "target 02");
    CHECK(format_action(game::TakeNearest{}) == "nearest");
    CHECK(format_action(game::Open{"CODE"}) == "open CODE");
    CHECK(format_action(game::Undo{}) == "undo");
    CHECK(format_action(game::Redo{}) == "redo");
    CHECK(format_action(game::Hint{}) == "hint");
    CHECK(format_action(game::Solve{}) == "solve");
    CHECK(format_action(game::Dismiss{}) == "dismiss");
    CHECK(format_action(game::Restart{}) == "restart");
}

TEST_CASE("A picture is drawn up to 64 rows and columns, and packed beyond") {
    const auto written = [](machine::Shape shape) {
        return format_action(game::SetPicture{game::Side::start, machine::Picture::filled(shape, 1)});
    };
    CHECK(written({1, 64}) == "start " + std::string(64, '1'));
    std::string column = "start 1";
    for (int row = 1; row < 64; ++row) column += "/1";
    CHECK(written({64, 1}) == column);
    CHECK(written({1, 65}) == "start 1x65:~K_-");
    CHECK(written({65, 1}) == "start 65x1:~K_-");
    CHECK(value_of(parse_action("start 65x1:~K_-")) ==
          Action{game::SetPicture{game::Side::start, machine::Picture::filled({65, 1}, 1)}});
    CHECK(value_of(parse_action("target 2000x1:~uKA")) ==
          Action{game::SetPicture{game::Side::target, machine::Picture::filled({2000, 1}, 0)}});
    CHECK(value_of(parse_action("paint start 1 64")) == Action{game::SetLamp{game::Side::start, 0, 64}});
    CHECK(value_of(parse_action("paint target 2-3 64")) ==
          Action{game::PaintLamps{game::Side::target, {{1, 3}}, 64}});
    CHECK(value_of(parse_action("new merlin 1 question")) ==
          Action{game::NewGame{choice("merlin"), 1, std::nullopt, game::NewGameMode::question}});
    CHECK(value_of(parse_action("new merlin 1 2 solvable")) == Action{game::NewGame{choice("merlin"), 1, 2}});
}

TEST_CASE("A drawn picture may have any of the ways of writing one") {
    const Action expected = game::SetPicture{game::Side::target, picture("100/110/001")};
    for (const char* text : {"target 100/110/001", "target X../XX./..X", "target 1 0 0 / 1 1 0 / 0 0 1"}) {
        CHECK(value_of(parse_action(text)) == expected);
    }
}

TEST_CASE("A text that is no action is refused with the reason") {
    struct Bad {
        std::string text;
        std::string message;
    };
    const std::vector<Bad> table{
        {"", "'' is not an action"},
        {"jump", "'jump' is not an action"},
        {"Undo", "'Undo' is not an action"},
        {"undo ", "'undo ' is not an action"},
        {"press", "'press' is not an action"},
        {"open", "'open' is not an action"},
        {"press 0", "press '0': buttons are counted from 1"},
        {"press five", "press 'five': buttons are counted from 1"},
        {"press -1", "press '-1': buttons are counted from 1"},
        {"press 99999999999999999999", "press '99999999999999999999': buttons are counted from 1"},
        {"step x", "step 'x': a number is needed"},
        {"hint 0", "hint '0': buttons are counted from 1"},
        {"hint me", "hint 'me': buttons are counted from 1"},
        {"solve 0", "solve '0': buttons are counted from 1"},
        {"solve ", "solve '': buttons are counted from 1"},
        {"solve 1 x", "solve 'x': buttons are counted from 1"},
        {"paint start 1", "paint: start or target, a lamp and a state are needed"},
        {"paint start 1 1 1", "paint: start or target, a lamp and a state are needed"},
        {"paint board 1 1", "paint: 'board' is neither start nor target"},
        {"paint start 0 1", "paint '0': lamps are counted from 1, like 5 or 5-9,12"},
        {"paint start 1 65", "paint: '65' is not a state"},
        {"paint start 1 x", "paint: 'x' is not a state"},
        {"start", "'start' is not an action"},
        {"start 10/1", "start, row 2: 1 cell where 2 are needed"},
        {"start 1,0/1,65", "start, row 2, column 2: 65 is too large, the machine has states 0 to 64"},
        {"start 70x:A", "size '70x': write it as rows x columns, 3x5"},
        {"start 70x2001:A", "size '70x2001': columns must be 1 to 2000"},
        {"start 70x70:A", "1 character where 817 are needed"},
        {"target 1?", "target, row 1, column 2: '?' is not a lamp"},
        {"target " + std::string(65, '0'), "target: at most 64 rows and columns"},
        {"new merlin 1 -3", "new: fewest presses '-3' is not a number"},
        {"new merlin", "new: a machine and a seed are needed"},
        {"new merlin 1 2 3", "new: '3' is not a kind of game"},
        {"new merlin 1 2 question 4", "new: a machine and a seed are needed"},
        {"codes 4~", "codes: a size, sigma and tau are needed, or a size alone"},
        {"answer maybe", "'answer maybe' is not an action"},
        {"new merlin 1 x", "new: fewest presses 'x' is not a number"},
        {"new merlin x", "new: seed 'x' is not a number"},
        {"new merlin~4x4 1", "size 4x4: Merlin is always 3x3"},
        {"a\nb"s, "'a?b' is not an action"},
    };
    for (const auto& [text, message] : table) CHECK(message_of(parse_action(text)) == message);
    CHECK(is_readable(message_of(parse_action(std::string(1000000, 'x')))));
}

TEST_CASE("A number too large for an index does not come round to a small one") {
    // 2^32 + 1 would be 1 with 32-bit indices, as in WebAssembly.
    const auto press = parse_action("press 4294967297");
    if (press) CHECK(press.value() != Action{game::Press{0}});
    const auto step = parse_action("step 4294967297");
    if (step) CHECK(step.value() != Action{game::StepTo{1}});
}

TEST_CASE("Damaged actions are refused in one readable line or read as some action") {
    Random random(1);
    const std::vector<std::string> texts{"press 5",
                                         "step 3",
                                         "new lights-out~4x7 42",
                                         "open 1.merlin.mI.94.AA.0.azr8p",
                                         "restart",
                                         "hint 5",
                                         "solve 5 6 7 9",
                                         "paint target 5 1",
                                         "start 100/110/001",
                                         "new merlin~3~lit 42 4",
                                         "new own~5x5~3~p~XQ 1"};
    for (int n = 0; n < 20000; ++n) {
        const std::string text = damaged(texts[draw(random, texts.size())], random);
        const auto action = parse_action(text);
        if (action) {
            REQUIRE(value_of(parse_action(format_action(*action))) == *action);
        } else {
            REQUIRE(is_readable(say(action.error().message)));
        }
    }
}

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
