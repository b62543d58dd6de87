#include "game/progress_check.hpp"

#include <algorithm>

#include "sampling.hpp"
#include "solve/state_graph.hpp"
#include "support/playing.hpp"
#include "types/lights/large/fewest_search.hpp"

namespace switchbox::test {

using game::Game;
using game::Progress;
using game::right_so_far;

namespace {

constexpr const char* yes = "Yes: 3 presses to go, and nothing has to be undone.";
constexpr const char* no = "No. At least one press so far was not needed.";

Game game_at(const game::Puzzle& puzzle, const machine::PressGrid& pressed) {
    game::Position position = game::opening(puzzle);
    position.presses = pressed;
    position.press_count = machine::weight(pressed);
    return Game(position);
}

}  // namespace

TEST_CASE("Presses of the solution are right, one that is not makes the answer no, until it is taken back") {
    Game game = paper_game();
    CHECK(right_so_far(game).answer == Progress::nothing_pressed);
    CHECK(right_so_far(game).sentence == "Nothing is pressed yet.");
    play_on(game, "press 6");
    CHECK(right_so_far(game).answer == Progress::yes);
    CHECK(right_so_far(game).sentence == yes);
    play_on(game, "press 1");
    CHECK(right_so_far(game).answer == Progress::no);
    CHECK(right_so_far(game).sentence == no);
    play_on(game, "press 9");
    CHECK(right_so_far(game).answer == Progress::no);
    play_on(game, "press 1");
    CHECK(right_so_far(game).answer == Progress::yes);
    for (const char* action : {"press 5", "press 7"}) play_on(game, action);
    CHECK(game.is_solved());
    CHECK(right_so_far(game).answer == Progress::yes);
    CHECK(right_so_far(game).sentence == "Yes. The board is solved, and no solution is shorter.");
    play_on(game, "restart");
    for (const char* action : {"press 3", "press 3"}) play_on(game, action);
    CHECK(right_so_far(game).answer == Progress::nothing_pressed);
    CHECK(right_so_far(game).sentence == "Nothing is pressed: the presses so far undo each other.");
}

TEST_CASE("Two presses that are right each by itself need not be right together") {
    // Either of the two buttons solves it alone.
    const game::Puzzle puzzle{choice("lights-out", 1, 2), picture("11"), picture("00"), false};
    CHECK(right_so_far(game_at(puzzle, presses("10"))).answer == Progress::yes);
    CHECK(right_so_far(game_at(puzzle, presses("01"))).answer == Progress::yes);
    CHECK(right_so_far(game_at(puzzle, presses("11"))).sentence == no);
}

TEST_CASE("On Merlin the answer is yes exactly for the parts of the only solution") {
    const machine::PressGrid solution = presses("000/011/101");
    for (std::uint32_t bits = 1; bits < 512; ++bits) {
        const auto pressed = from_bits<machine::PressGrid>(bits, {3, 3});
        bool part = true;
        for (std::size_t i = 0; i < 9; ++i) part = part && pressed[i] <= solution[i];
        REQUIRE((right_so_far(game_at(paper_puzzle(), pressed)).answer == Progress::yes) == part);
    }
}

TEST_CASE("Where several solutions are shortest, part of any of them is right") {
    const machine::MachineChoice which = choice("lights-out", 4, 4);
    const game::Puzzle puzzle{which, which->default_start(), which->default_target()};
    const Game start(game::opening(puzzle));
    const auto fewest = start.fewest_from_here().value();
    const auto all = solve::linear_in(start.solver())->all_solutions(*solve::presses_of(start.verdict()), 16);
    REQUIRE(all.size() == 16);
    std::size_t shortest = 0;
    for (const machine::PressGrid& solution : all) {
        const Game solved = game_at(puzzle, solution);
        REQUIRE(solved.is_solved());
        const bool is_shortest = machine::weight(solution) == fewest;
        if (is_shortest) ++shortest;
        CHECK((right_so_far(solved).answer == Progress::yes) == is_shortest);
        if (!is_shortest) {
            CHECK(right_so_far(solved).sentence ==
                  "No. The board is solved, but there is a shorter solution.");
        }
    }
    CHECK(shortest > 1);
    CHECK(shortest < 16);
    Random random(1);
    for (int n = 0; n < 300; ++n) {
        // Half of the cases are parts of a solution.
        machine::PressGrid pressed = random_presses(random, which);
        for (std::size_t i = 0; n % 2 == 0 && i < 16; ++i) {
            pressed[i] &= all[static_cast<std::size_t>(n) % 16][i];
        }
        if (machine::weight(pressed) == 0) continue;
        const bool right = std::any_of(all.begin(), all.end(), [&](const machine::PressGrid& solution) {
            if (machine::weight(solution) != fewest) return false;
            for (std::size_t i = 0; i < 16; ++i) {
                if (pressed[i] > solution[i]) return false;
            }
            return true;
        });
        REQUIRE((right_so_far(game_at(puzzle, pressed)).answer == Progress::yes) == right);
    }
}

// In lit-only play the presses matter, not only their sum.
TEST_CASE("In lit-only play the answer is yes exactly on shortest ways") {
    Random random(2);
    const machine::MachineChoice which = choice_of("merlin~lit");
    std::size_t right = 0;
    std::size_t wrong = 0;
    for (int n = 0; n < (sampled ? 5 : 60); ++n) {
        const game::Puzzle puzzle{which, random_picture(random, which), picture("111/101/111")};
        Game game(game::opening(puzzle));
        const auto graph = solve::StateGraph::of(game.machine(), puzzle.target).value();
        const auto from_start = graph.distance(0);
        for (int press = 0; press < 12 && from_start; ++press) {
            const auto hint = solve::plan_of(game.verdict());
            const bool follow = !hint.empty() && random.below(8) != 0;
            const game::Press action{follow ? hint[0] : draw(random, 9)};
            if (!game.allows(action)) continue;
            play_on(game, action);
            const auto here = graph.distance(graph.state_of(game.position().presses));
            const bool on_the_way = here && game.trail().buttons.size() + *here == *from_start;
            REQUIRE(right_so_far(game).answer == (on_the_way ? Progress::yes : Progress::no));
            ++(on_the_way ? right : wrong);
        }
    }
    CHECK(right > 0);
    CHECK(wrong > 0);
}

TEST_CASE("From a lit-only board with no way on, the answer is no if there was one") {
    Game game(game::opening({choice_of("lights-out~1x2~lit"), picture("11"), picture("00")}));
    CHECK(right_so_far(game).answer == Progress::nothing_pressed);
    play_on(game, "press 1");
    CHECK(game.is_solved());
    CHECK(right_so_far(game).answer == Progress::yes);
    Game stuck(game::opening({choice_of("merlin~lit"), picture("110/110/000"), picture("111/101/111")}));
    REQUIRE(stuck.fewest_from_here());
    play_on(stuck, "press 1");
    CHECK(stuck.picture() == picture("000/000/000"));
    CHECK(right_so_far(stuck).answer == Progress::no);
    CHECK(right_so_far(stuck).sentence == no);
}

TEST_CASE("Where the target cannot be reached there is no right and wrong") {
    Game game(game::opening({choice("lights-out", 1, 2), picture("00"), picture("10")}));
    play_on(game, "press 1");
    CHECK(right_so_far(game).answer == Progress::unknown);
    CHECK(right_so_far(game).sentence == "The target cannot be reached from the start.");
}

TEST_CASE("Ghaly's 3 x 3 machines: presses are right where they and the way on make up the fewest") {
    Random random(3);
    std::size_t right = 0;
    for (int n = 0; n < (sampled ? 2 : 10); ++n) {
        const game::Puzzle puzzle = [&] {
            Game game = paper_game();
            play_on(game, game::NewGame{choice("ghaly", 3, 3), random.next()});
            return game.puzzle();
        }();
        const Game start(game::opening(puzzle));
        const auto graph = solve::StateGraph::of(start.machine(), puzzle.target).value();
        for (std::uint32_t bits = 1; bits < 512; ++bits) {
            const auto pressed = from_bits<machine::PressGrid>(bits, {3, 3});
            const std::size_t whole =
                machine::weight(pressed) + graph.distance(graph.state_of(pressed)).value();
            const bool part = whole == graph.distance(0);
            REQUIRE((right_so_far(game_at(puzzle, pressed)).answer == Progress::yes) == part);
            if (part) ++right;
        }
    }
    CHECK(right > 0);
}

TEST_CASE("Nothing is told where the player is to find out, and nothing while a search is not over") {
    Game game = paper_game();
    CHECK(game::can_be_asked(game));
    play_on(game, game::NewGame{choice("lights-out"), 2, std::nullopt, game::NewGameMode::question});
    CHECK_FALSE(game::can_be_asked(game));
    play_on(game, "answer possible");
    CHECK(game::can_be_asked(game));

    play_on(game, game::NewGame{many_solutions(), 1});
    REQUIRE_FALSE(game.search().is_complete());
    CHECK_FALSE(game::can_be_asked(game));
    play_on(game, "press 1");
    CHECK(right_so_far(game).answer == Progress::unknown);
    CHECK(right_so_far(game).sentence == "Unknown: the fewest presses of this game are not known yet.");
}

TEST_CASE("What a long search found at the start is known when the presses are asked about") {
    Game game = paper_game();
    play_on(game, game::NewGame{many_solutions(), 1});
    search_on(game, std::uint64_t{1} << 40U);
    REQUIRE(game.search().is_complete());
    play_on(game, "hint");
    play_on(game, "hint");
    CHECK(game::can_be_asked(game));
    CHECK(right_so_far(game).answer == Progress::yes);

    // Off the found solution, a new search is necessary.
    const machine::PressGrid left = *solve::presses_of(game.verdict());
    std::size_t button = 0;
    while (left[button] != 0 || game.position().presses[button] != 0) ++button;
    play_on(game, game::Press{button});
    REQUIRE_FALSE(game.search().is_complete());
    CHECK(right_so_far(game).answer == Progress::unknown);
}

}  // namespace switchbox::test
