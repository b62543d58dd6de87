// Tests that a machine type registered by these tests alone can be played like every other type.
#include <doctest/doctest.h>

#include "game/game.hpp"
#include "game/new_game.hpp"
#include "game/progress_check.hpp"
#include "game/saved_game.hpp"
#include "game/sentences.hpp"
#include "game/share_code.hpp"
#include "i18n/words.hpp"
#include "shunt.hpp"
#include "solve/explanation.hpp"
#include "solve/state_graph.hpp"

namespace switchbox::test {
namespace {

using game::Game;

Game shunt_with(std::uint8_t pattern) {
    const machine::MachineChoice choice = choose_shunt();
    return Game(game::opening({choice, shunt_picture(pattern), choice->default_target()}));
}

void press(Game& game, std::size_t button) { REQUIRE(!game.replay(game::Press{button})); }

std::vector<int> shown(const Game& game) {
    const machine::Picture& picture = game.picture();
    return {picture[0], picture[1], picture[2]};
}

using Lamps = std::vector<int>;

}  // namespace

TEST_CASE("The order of presses counts") {
    Game game = shunt_with(0b000);
    press(game, flip_first);
    press(game, move_on);
    CHECK(shown(game) == Lamps{0, 1, 0});
    Game other = shunt_with(0b000);
    press(other, move_on);
    press(other, flip_first);
    CHECK(shown(other) == Lamps{1, 0, 0});
    CHECK(other.position().presses != game.position().presses);
}

TEST_CASE("Undo, Redo and Restart go back and forth") {
    Game game = shunt_with(0b110);
    const Lamps start = shown(game);
    for (const std::size_t button : {move_on, flip_first, move_on, move_on, flip_first}) press(game, button);
    const Lamps end = shown(game);
    for (int i = 0; i < 5; ++i) REQUIRE(!game.replay(game::Undo{}));
    CHECK(shown(game) == start);
    for (int i = 0; i < 5; ++i) REQUIRE(!game.replay(game::Redo{}));
    CHECK(shown(game) == end);
    REQUIRE(!game.replay(game::Restart{}));
    CHECK(shown(game) == start);
    REQUIRE(!game.replay(game::Undo{}));
    CHECK(shown(game) == end);
}

TEST_CASE("Links and saved games hold every state") {
    for (std::uint8_t pattern = 0; pattern < 8; ++pattern) {
        Game game = shunt_with(pattern);
        for (int i = 0; i < 9; ++i) {
            press(game, i % 4 == 0 ? flip_first : move_on);
            const std::string code = game::share_code(game.position());
            CHECK(code.find("shunt~3") != std::string::npos);
            const auto opened = game::parse_share_code(code);
            REQUIRE(opened);
            CHECK(*opened == game.position());
            const auto loaded = game::load_game(game::save_game(game));
            REQUIRE(loaded);
            CHECK(*loaded == game);
        }
    }
    CHECK(say(machine::parse_choice("shunt~4").error().message).find("3 lamps") != std::string::npos);
}

TEST_CASE("Hints and solutions lead to the target from every start, one press nearer each time") {
    for (std::uint8_t pattern = 0; pattern < 8; ++pattern) {
        Game game = shunt_with(pattern);
        const std::size_t length = game.fewest_from_here().value();
        Game solved = game;
        for (std::size_t left = length; left > 0; --left) {
            CHECK(game.fewest_from_here() == left);
            REQUIRE(!game.replay(game::Hint{}));
            REQUIRE(game.hint());
            const solve::Explanation why = solve::why_press(
                game.solver(), {game.machine(), game.position().presses, game.puzzle().target},
                game.verdict(), *game.hint());
            CHECK(say(why.text) == (*game.hint() == flip_first ? "Flip it." : "Move on."));
            press(game, *game.hint());
            CHECK(game::right_so_far(game).answer == game::Progress::yes);
        }
        CHECK(game.is_solved());
        if (length == 0) continue;
        REQUIRE(!solved.replay(game::Solve{}));
        REQUIRE(!solved.replay(game::StepTo{length}));
        CHECK(solved.is_solved());
        REQUIRE(!solved.replay(game::StepTo{0}));
        CHECK(shown(solved) == shown(shunt_with(pattern)));
    }
}

TEST_CASE("Its states, its transitions and its five-tuple are told") {
    Game game = shunt_with(0b001);
    press(game, move_on);
    press(game, flip_first);
    CHECK(game::transitions(game, 5).size() == 2);
    CHECK(say(game::five_tuple(game).at(0).size) == "24");
    const auto graph = solve::StateGraph::of(game.machine(), game.puzzle().target);
    REQUIRE(graph);
    CHECK(graph->size() == 24);
    std::size_t told = 0;
    for (const auto& layer : graph->layers()) told += layer.size();
    CHECK(told == 24);
    CHECK(graph->distance(graph->state_of(game.position().presses)) == game.fewest_from_here());
}

TEST_CASE("Its sentences are in its own vocabulary where a language has that") {
    const i18n::Language before = i18n::in_use();
    i18n::use(
        i18n::Language("play.undone = Undone.\n"
                       "play.pressed(place) = Pressed {place}.\n"
                       "play.pressed@shunting(place) = Shunted {place}.\n"));
    Game game = shunt_with(0b001);
    const auto pressed = game.apply(game::Press{move_on});
    const auto undone = game.apply(game::Undo{});
    CHECK(say(pressed->sentence) == "Shunted 2.");
    CHECK(say(undone->sentence) == "Undone.");
    i18n::use(before);
}

TEST_CASE("New games are made of its seeds") {
    for (std::uint64_t seed = 1; seed < 8; ++seed) {
        const auto puzzle = game::new_puzzle(choose_shunt(), seed);
        REQUIRE(puzzle);
        CHECK(puzzle->machine == choose_shunt());
    }
}

}  // namespace switchbox::test
