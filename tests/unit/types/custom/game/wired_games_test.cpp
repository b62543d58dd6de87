// Tests of games on wired puzzles, and with lit-only and alternating play, in which the order matters.
#include "types/custom/game/wired_games.hpp"

#include "game/game.hpp"
#include "game/new_game.hpp"
#include "game/progress_check.hpp"
#include "game/saved_game.hpp"
#include "game/sentences.hpp"
#include "game/share_code.hpp"
#include "i18n/words.hpp"
#include "solve/explanation.hpp"
#include "solve/state_graph.hpp"
#include "support/wired_playing.hpp"
#include "types/custom/formats/text.hpp"
#include "types/custom/model/wired_machine.hpp"

namespace switchbox::test {

using game::Game;
using machine::WiredPuzzle;

namespace {

const char* const dials =
    "states 4 lamp=2\nA: north east\nB: east south-1 lamp\nC: south+2 west\nD: lamp west\n"
    "start north=1 east=3 west=2 lamp=1\n";

}  // namespace

TEST_CASE("Lamps and buttons of a puzzle stand on one board") {
    const Game row = game_of("A: x y\nB: y z\nstart x=1\n");
    CHECK(row.machine().lamps() == machine::Shape{2, 3});
    CHECK(row.machine().lamp_sites().cells() == std::vector<std::size_t>{0, 1, 2});
    CHECK(row.machine().button_sites().cells() == std::vector<std::size_t>{3, 4});
    CHECK(!row.machine().buttons_are_lamps());
    const Game square = game_of("a: a b\nb: b\nc: c d\nd: a d\nlayout a b / c d\nstart a=1\n");
    CHECK(square.machine().buttons_are_lamps());
    CHECK(square.machine().lamps() == machine::Shape{2, 2});
    const Game apart = game_of("A: a b\nB: b\nC: c\nlayout a b / c .\nstart a=1\n");
    CHECK(apart.machine().lamps() == machine::Shape{5, 2});
    CHECK(apart.machine().button_sites().cells() == std::vector<std::size_t>{6, 7, 8});
    std::string many = "A: l0\nstart l0=1";
    for (int i = 1; i < 30; ++i) many += " l" + std::to_string(i) + "=1";
    CHECK(game_of(many + "\n").machine().lamps() == machine::Shape{7, 6});  // 30 lamps in rows of 6, a gap
}

TEST_CASE("A press moves each lamp by its own number of states") {
    Game game = game_of(dials);
    CHECK(game.machine().lamp_states() == 4);
    CHECK(game.machine().press_states() == 4);
    const auto state = [&](std::size_t lamp) { return game.picture()[lamp]; };
    press(game, button_of(game, 1));  // east + 1, south - 1, lamp + 1
    CHECK(state(0) == 0);             // `lamp` is mentioned first
    CHECK(state(1) == 1);
    CHECK(state(2) == 0);
    CHECK(state(3) == 3);
    press(game, button_of(game, 1), 3);
    CHECK(game.picture() == game.puzzle().start);
    REQUIRE(!game.replay(game::Undo{}));
    CHECK(state(2) == 2);
}

TEST_CASE("A hint and a solution lead to the target, and what is pressed meanwhile counts") {
    Game game = game_of(dials);
    while (!game.is_solved()) {
        REQUIRE(game.fewest_from_here());
        const std::size_t before = *game.fewest_from_here();
        REQUIRE(!game.replay(game::Hint{}));
        REQUIRE(game.hint());
        press(game, *game.hint());
        REQUIRE(*game.fewest_from_here() == before - 1);
    }
    Game solved = game_of(dials);
    press(solved, button_of(solved, 2));
    REQUIRE(!solved.replay(game::Solve{}));
    const std::size_t steps = solved.position().timeline->plan.size();
    REQUIRE(!solved.replay(game::StepTo{steps}));
    CHECK(solved.is_solved());
}

TEST_CASE("A limit is kept by hints and by hand") {
    Game game = game_of("A: x\nB: x+3\nmost A=1\nstates 4\nstart x=2\n");
    CHECK(game.fewest_from_here() == 2);  // B twice: 2 + 6 = 8
    press(game, button_of(game, 0));
    CHECK(game.fewest_from_here() == 3);  // x is 3: B three times makes 12
    CHECK(say(game.apply(game::Press{button_of(game, 0)}).error().message) ==
          "Button A may be pressed at most once.");
    Game stuck = game_of("A: x\nmost A=0\nstart x=1\n");
    CHECK(solve::is_impossible(stuck.verdict()));
    CHECK(!stuck.allows(game::Solve{}));
}

TEST_CASE("Several targets, free lamps and lamps that are to be alike") {
    Game free = game_of("A: x y\nstart x=1\ntarget x=0 y=*\n");
    press(free, button_of(free, 0));
    CHECK(free.is_solved());
    Game alike = game_of("A: x\nB: y\nstates 3\nstart x=2 y=1\ntarget alike\n");
    CHECK(alike.fewest_from_here() == 1);
    press(alike, button_of(alike, 1));
    CHECK(alike.is_solved());
    Game several = game_of("A: x\nB: y\nstart x=1 y=1\ntarget x=0 y=0\ntarget x=1 y=0\n");
    CHECK(several.fewest_from_here() == 1);
    CHECK(!several.machine().wanted(0, several.puzzle().target));
    CHECK(several.machine().wanted(1, several.puzzle().target) == std::uint8_t{0});
}

TEST_CASE("What cannot be reached is proved by a sum that no press changes") {
    const Game game = game_of("A: x y\nB: y z\nstart x=1\n");
    const auto* verdict = std::get_if<solve::Unreachable>(&game.verdict());
    REQUIRE(verdict != nullptr);
    CHECK(verdict->cells == std::vector<std::size_t>{0, 1, 2});
    CHECK(
        say(verdict->reason) ==
        "Add up the states of x, y and z. No press changes the remainder after division by 2, but the target "
        "needs 1 more.");
}

TEST_CASE("A share code holds the whole puzzle, and a saved game its history") {
    Game game = game_of(dials);
    press(game, button_of(game, 1));
    const std::string code = game::share_code(game.position());
    const auto opened = game::parse_share_code(code);
    REQUIRE(opened);
    CHECK(*opened == game.position());
    CHECK(value_of(game::load_game(game::save_game(game))) == game);
    Random random(5);
    for (int i = 0; i < 3000; ++i) {
        std::string damaged = code;
        for (std::size_t times = 1 + draw(random, 3); times > 0; --times)
            damaged[draw(random, damaged.size())] = "AZaz09-_.~#x"[draw(random, 12)];
        const auto found = game::parse_share_code(damaged);
        if (found) CHECK(value_of(game::parse_share_code(game::share_code(*found))) == *found);
    }
}

TEST_CASE("A solution to a target that leaves lamps free, or to one of several, is kept with the game") {
    for (const char* const text : {"A: x y\nB: y z\nstart x=1\ntarget x=0 y=*\n",
                                   "A: x\nB: y\nstates 3\nstart x=2 y=1\ntarget alike\n",
                                   "A: x\nB: x+3\nmost A=1\nstates 4\nstart x=2\n"}) {
        Game game = game_of(text);
        REQUIRE(!game.replay(game::Solve{}));
        REQUIRE(!game.replay(game::StepTo{1}));
        CHECK(value_of(game::load_game(game::save_game(game))) == game);
        REQUIRE(!game.replay(game::StepTo{game.position().timeline->plan.size()}));
        CHECK(game.is_solved());
    }
    // A plan that exceeds a limit is refused.
    Game limited = game_of("A: x\nB: x+3\nmost A=1\nstates 4\nstart x=2\n");
    const std::size_t a = button_of(limited, 0);
    CHECK(limited.replay(game::Solve{game::Plan({a, a})}));
}

TEST_CASE("The graph of states knows all that solve the puzzle") {
    const Game game = game_of("A: x\nB: y\nstates 3\nstart x=2 y=1\ntarget alike\n");
    const auto graph = solve::StateGraph::of(game.machine(), game.puzzle().target);
    REQUIRE(graph);
    CHECK(graph->distance(graph->state_of(game.position().presses)) == 1);
}

TEST_CASE("New games on a puzzle begin where presses within the limits lead to the target") {
    const auto choice = value_of(game::playable_puzzle(puzzle_of(dials))).machine;
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        const auto puzzle = game::new_puzzle(game::NewGame{choice, seed});
        REQUIRE(puzzle);
        const Game game(game::opening(*puzzle));
        CHECK(!game.is_solved());
        CHECK(game.fewest_from_here().has_value());
    }
    CHECK(!game::new_puzzle(game::NewGame{choice, 1, 3}));
}

TEST_CASE("Where all buttons together come round too late to be counted, each comes round by itself") {
    const Game fresh = game_of("A: a\nB: b\nC: c\nD: a-2 b+3\nstates a=5 b=7 c=8\nstart a=2 b=3 c=4\n");
    const machine::Machine& machine = fresh.machine();
    const std::vector<int> periods{5, 7, 8, 35};
    for (std::size_t i = 0; i < periods.size(); ++i)
        CHECK(machine.period_of(button_of(fresh, i)) == periods[i]);
    CHECK(machine.press_states() == 35);
    // D once gives a=0, b=6; then B once and C four times.
    CHECK(fresh.fewest_from_here() == 6);

    Game solved = fresh;
    REQUIRE(!solved.replay(game::Solve{}));
    REQUIRE(!solved.replay(game::StepTo{6}));
    CHECK(solved.is_solved());
    CHECK(value_of(game::load_game(game::save_game(solved))) == solved);

    Game game = fresh;
    Random random(7);
    for (int i = 0; i < 300; ++i) {
        press(game, button_of(game, draw(random, 4)));
        std::vector<std::uint64_t> presses;
        for (std::size_t j = 0; j < 4; ++j) presses.push_back(game.position().presses[button_of(game, j)]);
        for (std::size_t j = 0; j < 4; ++j) CHECK(presses[j] < static_cast<std::uint64_t>(periods[j]));
        WiredPuzzle puzzle = machine::wired_in(machine)->puzzle();
        for (std::size_t j = 0; j < 3; ++j) puzzle.lamps[j].start = fresh.puzzle().start[j];
        const std::vector<std::uint8_t> expected = machine::states_after(puzzle, presses);
        for (std::size_t j = 0; j < 3; ++j) CHECK(game.picture()[j] == expected[j]);
        if (i % 60 != 0) continue;
        const game::Position& now = game.position();
        CHECK(value_of(game::parse_share_code(game::share_code(now))).presses == now.presses);
        CHECK(value_of(game::load_game(game::save_game(game))) == game);
    }
    while (game.replay(game::Undo{}) == std::nullopt) {
    }
    CHECK(game.position().presses == fresh.position().presses);

    Game often = fresh;
    press(often, button_of(often, 0), 5);
    CHECK(often.position().presses == fresh.position().presses);
    CHECK(often.replay(game::Solve{game::Plan(std::vector<std::size_t>(5, button_of(often, 0)))}));
}

TEST_CASE("The graph of states counts each button by itself") {
    const Game game = game_of("A: a\nB: b c\nstates a=5 b=7 c=8\nstart a=2 b=3 c=4\ntarget a=0 b=* c=*\n");
    const auto graph = solve::StateGraph::of(game.machine(), game.puzzle().target);
    REQUIRE(graph);
    CHECK(graph->size() == 5 * 56);
    CHECK(graph->distance(graph->state_of(game.position().presses)) == 3);
    for (std::size_t state = 0; state < graph->size(); ++state)
        CHECK(graph->state_of(graph->presses_of_state(state)) == state);
}

TEST_CASE("Where all buttons together can be counted a code counts as it always has") {
    const Game game = game_of("A: a\nB: b\nstates a=2 b=4\nstart a=1 b=3\n");
    CHECK(game.machine().press_states() == 4);
    CHECK(game.machine().period_of(button_of(game, 0)) == 4);
}

TEST_CASE("What cannot be played says why") {
    const auto problem = [](const std::string& text) {
        return say(game::playable_puzzle(puzzle_of(text)).error().message);
    };
    CHECK(problem("start x=1\n") == "puzzle: there is no button; add one");
    CHECK(problem("A: x\nB: x y z\nstates 5 y=7 z=8\n") ==
          "puzzle: button B comes round after 280 presses only, and at most 255 can be counted; let it move "
          "fewer "
          "lamps, or let the command line solve it");
}

TEST_CASE("What limits make impossible is possible again once it is undone") {
    Game game = game_of("A: x y\nB: x\nC: y z\nmost A=1 C=1\nstart x=1\n");
    CHECK(game.fewest_from_here() == 1);
    press(game, button_of(game, 2));
    press(game, button_of(game, 0));
    CHECK(solve::is_impossible(game.verdict()));
    REQUIRE(!game.replay(game::Undo{}));
    REQUIRE(!game.replay(game::Undo{}));
    CHECK(game.fewest_from_here() == 1);
}

// A stroke over one lamp is saved as the same text as a click on it.
TEST_CASE("A stroke over one lamp of fewer states than others is kept with the game") {
    Game game = game_of("A: a b\nstates 4 b=2\nstart a=1\n");
    const std::size_t narrow = machine::wired_in(game.machine())->board().lamp_cells[1];
    REQUIRE(game.apply(game::PaintLamps{game::Side::start, {{narrow, narrow + 1}}, 3}));
    CHECK(game.picture()[narrow] == 1);
    CHECK(value_of(game::load_game(game::save_game(game))) == game);
    CHECK_FALSE(game.replay(game::Undo{}));
    CHECK(value_of(game::load_game(game::save_game(game))) == game);
}

TEST_CASE("States have names and pictures where the puzzle says so, in its link too") {
    const auto puzzle = value_of(puzzle::parse_text(
        "A: dial lamp\nstates 5 lamp=2\nfaces up right Mondschein a\xC3\xA4\xC3\xB6\xC3\xBC\n"));
    const game::Position position = game::opening(value_of(game::playable_puzzle(puzzle)));
    const game::Game game(value_of(game::parse_share_code(game::share_code(position))));
    const machine::Machine& machine = game.machine();
    CHECK(machine::wired_in(machine)->puzzle().state_names == puzzle.state_names);
    CHECK(machine.state_label(0) == "\xE2\x86\x91");
    CHECK(machine.state_label(1) == "\xE2\x86\x92");
    CHECK(machine.state_label(2) == "Mon");
    CHECK(machine.state_label(3) == "a\xC3\xA4\xC3\xB6");
    CHECK(machine.state_label(4) == "4");
    CHECK(say(machine.state_name_at(0, 1)) == "right");
    CHECK(say(machine.state_name_at(0, 2)) == "Mondschein");
    CHECK(say(machine.state_name_at(0, 4)) == "state 5 of 5");
    CHECK(say(machine.state_name_at(1, 0)) == "up");
}

TEST_CASE("A puzzle's five-tuple counts its states by buttons, and its pictures lamp by lamp") {
    const auto rows = game::five_tuple(game_of(dials));
    REQUIRE(rows.size() == 5);
    CHECK(rows[0].size == "256");  // 4^4
    const auto begins = [](const Message& words, std::string_view with) {
        return say(words).substr(0, with.size()) == with;
    };
    CHECK(begins(rows[0].words,
                 "Press grids: how often each of the 4 buttons has been pressed, modulo\u00A04."));
    CHECK(rows[1].size == "4");
    CHECK(rows[1].words == "One for each button of the puzzle, in its order.");
    CHECK(rows[2].size == "512");  // 2 states of one lamp, 4 of each of the others
    CHECK(rows[2].words == "Each of the 5 lamps is in one of its own states.");
    CHECK(begins(rows[3].words, "f(s, e) = s + e: a press adds one to its button, modulo\u00A04."));
    CHECK(rows[4].words ==
          "g(s) = the start and what each button moves, lamp by lamp modulo its own number of states.");
}

TEST_CASE("Where buttons come round by themselves a puzzle's states are as many as that makes") {
    const auto rows =
        game::five_tuple(game_of("A: a\nB: b\nC: c\nD: a-2 b+3\nstates a=5 b=7 c=8\nstart a=2 b=3 c=4\n"));
    CHECK(rows[0].size == "9800");  // 5 x 7 x 8 x 35
    CHECK(rows[0].words ==
          "Press grids: how often each of the 4 buttons has been pressed, until it comes round.");
    CHECK(rows[2].size == "280");  // 5 x 7 x 8
    CHECK(rows[3].words == "f(s, e) = s + e: a press adds one to its button, until that comes round.");
}

TEST_CASE("What a puzzle's solution costs is said, and why a button belongs to it") {
    const Game game = game_of("states 3\nA: x+2\nB: y\ncost A=5\nstart x=1 y=1\n");
    const machine::PressGrid& made = game.position().presses;
    const solve::Question question{game.machine(), made, game.puzzle().target};
    CHECK(solve::why_verdict(question, game.verdict()).text ==
          "The cheapest solution costs 7: 3 presses, in any order.");
    const auto why = [&](std::size_t button) {
        return solve::why_press(game.solver(), question, game.verdict(), button_of(game, button));
    };
    CHECK(why(0).text == "Press button A once. 3 presses to go, in any order.");
    CHECK(why(0).lamps == std::vector<std::size_t>{0});
    CHECK(why(1).text == "Press button B twice. 3 presses to go, in any order.");
    CHECK(why(1).lamps == std::vector<std::size_t>{1});
}

TEST_CASE("A share code holds numbers that fill one byte and more") {
    for (const int cost : {1, 127, 128, 129, 255, 256, 16383, 16384, 16385}) {
        const Game game = game_of("A: x\ncost A=" + std::to_string(cost) + "\nstart x=1\n");
        CHECK(value_of(game::parse_share_code(game::share_code(game.position()))) == game.position());
    }
}

TEST_CASE("New games on a puzzle whose presses keep a sum end at its target, not at its start") {
    const auto choice = value_of(game::playable_puzzle(puzzle_of("A: a b\nstart a=1 b=1\n"))).machine;
    const auto other = value_of(game::playable_puzzle(puzzle_of("A: a b\nstart a=1\ntarget b=1\n"))).machine;
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        for (const auto& which : {choice, other}) {
            const auto puzzle = game::new_puzzle(game::NewGame{which, seed});
            REQUIRE(puzzle);
            CHECK(Game(game::opening(*puzzle)).fewest_from_here() == 1);
        }
    }
}

TEST_CASE(
    "A puzzle that is pasted becomes its share code, one with a fault says where, and other text is none") {
    const auto code = game::import_puzzle_text(dials);
    REQUIRE(code);
    CHECK(value_of(game::parse_share_code(value_of(*code).code)) == game_of(dials).position());
    const auto faulty = game::import_puzzle_text(std::string(dials) + "most Z=1\n");
    REQUIRE(faulty);
    CHECK(message_of(*faulty).find("line 7") != std::string::npos);
    CHECK(value_of(*code).remark.empty());
    CHECK_FALSE(game::import_puzzle_text("hello world"));
    // The remark on how the text was read and on possible slips reaches the player. It also appears in the
    // explanation of an unsolvable puzzle.
    const std::string doubt = "No button moves 'North'. Did you mean 'north'?";
    const auto slip = game::import_puzzle_text("A: north\nstart: North=1\n");
    REQUIRE(slip);
    CHECK(say(value_of(*slip).remark) ==
          "Line 2, column 1: read as the statement 'start', not as a button. " + doubt);
    const Game game = game_of("A: north\nstart North=1\n");
    const auto* unreachable = std::get_if<solve::Unreachable>(&game.verdict());
    REQUIRE(unreachable != nullptr);
    CHECK(say(unreachable->reason).ends_with(doubt));
}

namespace {

// Lights Out on 2 x 2 lamps, and a switch without a lamp.
const char* const corners =
    "a: a b c\nb: a b d\nc: a c d\nd: b c d\nswitch: a\npress lit\nlayout a b / c d\nstart a=1 d=1\n";
const char* const corners_in_turn =
    "a: a b c\nb: a b d\nc: a c d\nd: b c d\nswitch: a\npress turns\nlayout a b / c d\nstart a=1 d=1\n";

}  // namespace

TEST_CASE(
    "Where only lit lamps may be pressed, a dark one's button is refused, and one without a lamp never") {
    Game game = game_of(corners);
    CHECK(game.machine().order_counts());
    const auto refusal = [&](std::size_t button) {
        return say(game.apply(game::Press{button_of(game, button)}).error().message);
    };
    CHECK(refusal(1) == "Lamp b is dark. You can press only lit lamps.");
    CHECK(game.allows(game::Press{button_of(game, 0)}));
    press(game, button_of(game, 4));
    CHECK(refusal(0) == "Lamp a is dark. You can press only lit lamps.");
    press(game, button_of(game, 4));
    press(game, button_of(game, 0));
    CHECK(game.allows(game::Press{button_of(game, 1)}));
    REQUIRE(!game.replay(game::Undo{}));
    CHECK(!game.allows(game::Press{button_of(game, 1)}));
    Game dial = game_of("x: x\nstates 3\npress lit\ntarget x=1\n");
    CHECK(say(dial.apply(game::Press{button_of(dial, 0)}).error().message) ==
          "Lamp x is at 0. You can press only lamps that are not at 0.");
    CHECK(std::holds_alternative<solve::NoWay>(dial.verdict()));
    CHECK(!dial.allows(game::Solve{}));
}

TEST_CASE("In alternating play a button without a lamp may be pressed at each turn, and passes it") {
    Game game = game_of(corners_in_turn);
    const auto refusal = [&](std::size_t button) {
        return say(game.apply(game::Press{button_of(game, button)}).error().message);
    };
    CHECK(refusal(1) == "Press a lit lamp now: this is a dark lamp.");
    press(game, button_of(game, 4));
    CHECK(say(game::standing(game)).starts_with("Next: a dark lamp."));
    CHECK(refusal(3) == "Press a dark lamp now: this is a lit lamp.");
    press(game, button_of(game, 4));
    CHECK(refusal(1) == "Press a lit lamp now: this is a dark lamp.");
    press(game, button_of(game, 0));
    press(game, button_of(game, 0));
    CHECK(game.picture() == game.position().puzzle.start);
    CHECK(value_of(game::parse_share_code(game::share_code(game.position()))) == game.position());
    // The limit of presses is told first.
    Game limited = game_of(std::string(corners_in_turn) + "most a=1\n");
    press(limited, button_of(limited, 0));
    CHECK(say(limited.apply(game::Press{button_of(limited, 0)}).error().message) ==
          "Button a may be pressed at most once.");
}

TEST_CASE("Hints and solutions keep the order, and are kept with the game") {
    for (const auto& [text, costs] : {std::pair{corners, ""},
                                      {corners, "cost a=5 switch=2\n"},
                                      {corners, "most switch=3\n"},
                                      {corners_in_turn, ""},
                                      {corners_in_turn, "cost a=5 switch=2\n"},
                                      {corners_in_turn, "most switch=3\n"}}) {
        Game game = game_of(std::string(text) + costs);
        REQUIRE(std::holds_alternative<solve::InOrder>(game.verdict()));
        const std::size_t fewest = *game.fewest_from_here();
        CHECK(fewest > 1);
        while (!game.is_solved()) {
            const std::size_t before = *game.fewest_from_here();
            REQUIRE(!game.replay(game::Hint{}));
            press(game, *game.hint());
            REQUIRE(*game.fewest_from_here() == before - 1);
        }
        CHECK(game.position().press_count == fewest);
        CHECK(value_of(game::load_game(game::save_game(game))) == game);
        Game solved = game_of(std::string(text) + costs);
        REQUIRE(!solved.replay(game::Solve{}));
        REQUIRE(solved.position().timeline->plan.size() == fewest);
        REQUIRE(!solved.replay(game::StepTo{fewest}));
        CHECK(solved.is_solved());
        REQUIRE(!solved.replay(game::StepTo{1}));
        CHECK(value_of(game::load_game(game::save_game(solved))) == solved);
        CHECK(value_of(game::parse_share_code(game::share_code(solved.position()))).puzzle ==
              solved.puzzle());
    }
    CHECK(say(solve::verdict_in_short({game_of(std::string(corners) + "cost a=5\n").machine(),
                                       game_of(corners).position().presses, game_of(corners).puzzle().target},
                                      game_of(std::string(corners) + "cost a=5\n").verdict()))
              .find("The cheapest way costs ") != std::string::npos);
}

// Buttons of two-state lamps have period 2, but limits count every press.
TEST_CASE("In lit-only play limits count all presses, and what is undone is free again") {
    Game game = game_of("a: a b\nswitch: a\nother: b\npress lit\nmost switch=5\nstart a=1 b=1\n");
    CHECK(game.machine().press_states() == 6);
    press(game, button_of(game, 1), 5);
    CHECK(say(game.apply(game::Press{button_of(game, 1)}).error().message) ==
          "Button switch may be pressed at most 5 times.");
    CHECK(game.fewest_from_here() == 1);  // button b
    press(game, button_of(game, 2));
    CHECK(game.is_solved());
    Game stuck = game_of("a: a\nswitch: a b\nmost switch=1\npress lit\nstart b=1\n");
    press(stuck, button_of(stuck, 1));
    CHECK(stuck.fewest_from_here() == 1);
    press(stuck, button_of(stuck, 0));
    CHECK(stuck.is_solved());
    Game spent = game_of("a: a\nA: a\nmost A=1\npress lit\nstart a=0\ntarget a=1\n");
    REQUIRE(spent.fewest_from_here() == 1);
    press(spent, button_of(spent, 1));
    press(spent, button_of(spent, 0));
    CHECK(!spent.fewest_from_here().has_value());
    REQUIRE(!spent.replay(game::Undo{}));
    CHECK(spent.is_solved());
    CHECK(say(game::playable_puzzle(puzzle_of("a: a\nmost a=255\npress lit\n")).error().message)
              .find("limits up to 254 are counted") != std::string::npos);
}

TEST_CASE("Whether presses so far are part of a cheapest way is asked of what they cost") {
    Game game = game_of("a: a\nA: a b\nB: b\npress lit\ncost a=1 A=5 B=1\nstart a=1 b=1\n");
    press(game, button_of(game, 2));
    CHECK(game::right_so_far(game).answer == game::Progress::yes);
    REQUIRE(!game.replay(game::Undo{}));
    press(game, button_of(game, 1));  // one press solves it, and costs 5
    CHECK(game.is_solved());
    CHECK(game::right_so_far(game).answer == game::Progress::no);
}

TEST_CASE("New games in lit-only and alternating play begin where the target can be reached") {
    for (const char* const more :
         {"", "most a=1 switch=1\n", "target a=1 b=*\ntarget c=1 d=1\n", "states 3 b=4\n"}) {
        for (std::uint64_t seed = 0; seed < 100; ++seed) {
            const std::string text = std::string(seed % 2 == 0 ? corners : corners_in_turn) + more;
            const auto choice = value_of(game::playable_puzzle(puzzle_of(text))).machine;
            const auto puzzle = game::new_puzzle(game::NewGame{choice, seed});
            REQUIRE(puzzle);
            const Game game(game::opening(*puzzle));
            CHECK(!game.is_solved());
            REQUIRE(game.fewest_from_here().has_value());
        }
    }
}

}  // namespace switchbox::test
