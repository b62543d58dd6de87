// Games on a puzzle that somebody wired.
#include "machine/wired_code.hpp"
#include "machine/wired_machine.hpp"
#include "play/brought.hpp"
#include "play/game.hpp"
#include "play/new_game.hpp"
#include "play/saved_game.hpp"
#include "play/share_code.hpp"
#include "puzzle/text.hpp"
#include "solve/state_graph.hpp"
#include "support/support.hpp"
#include "words/words.hpp"

namespace switchbox::test {

using machine::WiredPuzzle;
using play::Game;

namespace {

const char* const dials =
    "states 4 lamp=2\nA: north east\nB: east south-1 lamp\nC: south+2 west\nD: lamp west\n"
    "start north=1 east=3 west=2 lamp=1\n";

WiredPuzzle puzzle_of(const std::string& text) { return value_of(puzzle::parse_text(text)); }

Game game_of(const std::string& text) {
    return Game(play::opening(value_of(play::as_brought(puzzle_of(text)))));
}

void press(Game& game, std::size_t button, int times = 1) {
    for (; times > 0; --times) REQUIRE(!game.replay(play::Press{button}));
}

// The cell of a button by its number
std::size_t button_of(const Game& game, std::size_t number) {
    return game.machine().wired()->board().button_cells[number];
}

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
    CHECK(state(0) == 0);             // the lamp, which was mentioned first
    CHECK(state(1) == 1);
    CHECK(state(2) == 0);
    CHECK(state(3) == 3);
    press(game, button_of(game, 1), 3);
    CHECK(game.picture() == game.puzzle().start);
    REQUIRE(!game.replay(play::Undo{}));
    CHECK(state(2) == 2);
}

TEST_CASE("A hint and a solution lead to the target, and what is pressed meanwhile counts") {
    Game game = game_of(dials);
    while (!game.is_solved()) {
        REQUIRE(game.fewest_from_here());
        const std::size_t before = *game.fewest_from_here();
        REQUIRE(!game.replay(play::Hint{}));
        REQUIRE(game.hint());
        press(game, *game.hint());
        REQUIRE(*game.fewest_from_here() == before - 1);
    }
    Game solved = game_of(dials);
    press(solved, button_of(solved, 2));
    REQUIRE(!solved.replay(play::Solve{}));
    const std::size_t steps = solved.position().timeline->plan.size();
    REQUIRE(!solved.replay(play::StepTo{steps}));
    CHECK(solved.is_solved());
}

TEST_CASE("A limit is kept by hints and by hand") {
    Game game = game_of("A: x\nB: x+3\nmost A=1\nstates 4\nstart x=2\n");
    CHECK(game.fewest_from_here() == 2);  // B twice: 2 + 6 = 8
    press(game, button_of(game, 0));
    CHECK(game.fewest_from_here() == 3);  // at 3: B once makes 2 ... B three times 12
    CHECK(say(game.apply(play::Press{button_of(game, 0)}).error().message) ==
          "Button A may be pressed at most once.");
    Game stuck = game_of("A: x\nmost A=0\nstart x=1\n");
    CHECK(solve::is_impossible(stuck.verdict()));
    CHECK(!stuck.allows(play::Solve{}));
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
    CHECK(say(verdict->reason) ==
          "Count the states of x, y and z: no press changes that sum modulo 2, and on the target it is 1 "
          "more.");
}

TEST_CASE("A share code holds the whole puzzle, and a saved game its history") {
    Game game = game_of(dials);
    press(game, button_of(game, 1));
    const std::string code = play::share_code(game.position());
    const auto opened = play::parse_share_code(code);
    REQUIRE(opened);
    CHECK(*opened == game.position());
    CHECK(value_of(play::load_game(play::save_game(game))) == game);
    algebra::Random random(5);
    for (int i = 0; i < 3000; ++i) {
        std::string damaged = code;
        for (std::size_t times = 1 + draw(random, 3); times > 0; --times)
            damaged[draw(random, damaged.size())] = "AZaz09-_.~#x"[draw(random, 12)];
        const auto found = play::parse_share_code(damaged);
        if (found) CHECK(value_of(play::parse_share_code(play::share_code(*found))) == *found);
    }
}

TEST_CASE("A solution to a target that leaves lamps free, or to one of several, is kept with the game") {
    for (const char* const text : {"A: x y\nB: y z\nstart x=1\ntarget x=0 y=*\n",
                                   "A: x\nB: y\nstates 3\nstart x=2 y=1\ntarget alike\n",
                                   "A: x\nB: x+3\nmost A=1\nstates 4\nstart x=2\n"}) {
        Game game = game_of(text);
        REQUIRE(!game.replay(play::Solve{}));
        REQUIRE(!game.replay(play::StepTo{1}));
        CHECK(value_of(play::load_game(play::save_game(game))) == game);
        REQUIRE(!game.replay(play::StepTo{game.position().timeline->plan.size()}));
        CHECK(game.is_solved());
    }
    // A plan that goes beyond a limit is none.
    Game limited = game_of("A: x\nB: x+3\nmost A=1\nstates 4\nstart x=2\n");
    const std::size_t a = button_of(limited, 0);
    CHECK(limited.replay(play::Solve{play::Plan({a, a})}));
}

TEST_CASE("The graph of states knows all that solve the puzzle") {
    const Game game = game_of("A: x\nB: y\nstates 3\nstart x=2 y=1\ntarget alike\n");
    const auto graph = solve::StateGraph::of(game.machine(), game.puzzle().target);
    REQUIRE(graph);
    CHECK(graph->distance(graph->state_of(game.position().presses)) == 1);
}

TEST_CASE("The text of wires is read again as it was, and any other text is refused or is a puzzle") {
    const WiredPuzzle puzzle = puzzle_of(
        std::string(dials) + "most C=1\ncost B=300\ntarget alike\nlayout north . / east south west lamp\n");
    WiredPuzzle plain = puzzle;
    for (machine::WiredLamp& lamp : plain.lamps) lamp.start = 0;
    const std::string text = machine::format_wires(plain);
    CHECK(value_of(machine::parse_wires(text)) == plain);
    algebra::Random random(6);
    int read = 0;
    for (int i = 0; i < 20'000; ++i) {
        std::string damaged = text.substr(0, draw(random, text.size() + 1));
        if (!damaged.empty()) damaged[draw(random, damaged.size())] = "AQZagz09-_"[draw(random, 10)];
        const auto found = machine::parse_wires(damaged);
        if (!found) continue;
        ++read;
        CHECK(value_of(machine::parse_wires(machine::format_wires(*found))) == *found);
    }
    CHECK(read < 20'000);
}

TEST_CASE("New games on a puzzle begin where presses within the limits lead to the target") {
    const auto choice = value_of(play::as_brought(puzzle_of(dials))).machine;
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        const auto puzzle = play::new_puzzle(play::NewGame{choice, seed});
        REQUIRE(puzzle);
        const Game game(play::opening(*puzzle));
        CHECK(!game.is_solved());
        CHECK(game.fewest_from_here().has_value());
    }
    CHECK(!play::new_puzzle(play::NewGame{choice, 1, 3}));
}

TEST_CASE("What cannot be played says why") {
    const auto problem = [](const std::string& text) {
        return say(play::as_brought(puzzle_of(text)).error().message);
    };
    CHECK(problem("start x=1\n") == "puzzle: there is no button; add one");
    CHECK(problem("A: x y z\nstates 5 y=7 z=8\n").find("after 280 only") != std::string::npos);
}

}  // namespace switchbox::test
