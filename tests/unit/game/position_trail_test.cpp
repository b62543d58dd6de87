#include <algorithm>

#include "game/position.hpp"
#include "game/saved_game.hpp"
#include "game/share_code.hpp"
#include "sampling.hpp"
#include "support/playing.hpp"
#include "types/ghaly/model/ghaly_choice.hpp"

namespace switchbox::test {

using game::Game;
using game::Trail;
using Buttons = std::vector<std::size_t>;

namespace {

// Checks that the trail ends at the current board.
void check_trail(const Game& game) {
    machine::PressGrid end = game.trail().from;
    for (const std::size_t button : game.trail().buttons) game.machine().press(end, button);
    REQUIRE(end == game.position().presses);
}

Game linked_game() {
    game::Position position = game::opening(paper_puzzle());
    position.presses = presses("100/000/010");
    position.press_count = 2;
    return Game(position);
}

}  // namespace

TEST_CASE("The trail has the presses in their order, and Undo takes the last one off") {
    Game game = paper_game();
    CHECK(game.trail() == Trail{presses("000/000/000"), {}});
    for (const char* action : {"press 5", "press 9", "press 5"}) play_on(game, action);
    CHECK(game.trail().buttons == Buttons{4, 8, 4});
    play_on(game, "undo");
    CHECK(game.trail().buttons == Buttons{4, 8});
    play_on(game, "redo");
    CHECK(game.trail().buttons == Buttons{4, 8, 4});
    play_on(game, "undo");
    play_on(game, "press 1");
    CHECK(game.trail().buttons == Buttons{4, 8, 0});
    check_trail(game);
}

TEST_CASE("Steps along a solution come onto the trail, and go off it again") {
    Game game = paper_game();
    play_on(game, "press 1");
    play_on(game, "press 1");
    play_on(game, "solve 5 6 7 9");
    CHECK(game.trail().buttons == Buttons{0, 0});
    play_on(game, "step 3");
    CHECK(game.trail().buttons == Buttons{0, 0, 4, 5, 6});
    play_on(game, "step 1");
    CHECK(game.trail().buttons == Buttons{0, 0, 4});
    play_on(game, "press 9");  // the last button of the solution first
    play_on(game, "step 3");
    CHECK(game.trail().buttons == Buttons{0, 0, 4, 8, 5});
    play_on(game, "press 2");  // closes the solution
    CHECK(game.trail().buttons == Buttons{0, 0, 4, 8, 5, 1});
    play_on(game, "undo");
    CHECK(game.trail().buttons == Buttons{0, 0, 4, 8, 5});
    play_on(game, "dismiss");
    CHECK(game.trail().buttons == Buttons{0, 0, 4, 8, 5});
}

TEST_CASE("Another board begins a trail, and Undo brings the former one back") {
    for (const char* action : {"restart", "new merlin 3", "new lights-out~4x4 7", "paint start 1 0",
                               "start 111/111/111", "open 1.merlin.mI.94.jA.3.txsm9"}) {
        CAPTURE(action);
        Game game = paper_game();
        play_on(game, "press 2");
        play_on(game, "press 2");
        const Trail former = game.trail();
        CHECK(former.buttons == Buttons{1, 1});
        play_on(game, action);
        CHECK(game.trail() == Trail{game.position().presses, {}});
        play_on(game, "press 3");
        CHECK(game.trail().buttons == Buttons{2});
        play_on(game, "undo");
        play_on(game, "undo");
        CHECK(game.trail() == former);
        play_on(game, "redo");
        CHECK(game.trail() == Trail{game.position().presses, {}});
    }
}

TEST_CASE("A trail goes on where the target changes, or the codes") {
    Game game = paper_game();
    play_on(game, "press 2");
    for (const char* action :
         {"paint target 5 1", "target 000/000/000", "solve", "dismiss", "undo", "undo", "undo"}) {
        CAPTURE(action);
        play_on(game, action);
        CHECK(game.trail() == Trail{presses("000/000/000"), {1}});
    }
    Game lights = paper_game();
    play_on(lights, "new lights-out~4x4 7");
    play_on(lights, "press 2");
    play_on(lights, "paint target 1 1");
    play_on(lights, "nearest");
    CHECK(lights.trail().buttons == Buttons{1});
    Random random(1);
    Game ghaly = paper_game();
    play_on(ghaly, "new ghaly 1");
    play_on(ghaly, "press 6");
    play_on(ghaly, game::SetCodes{machine::choose_ghaly(random_codes(random, 4))});
    CHECK(ghaly.trail().buttons == Buttons{5});
}

TEST_CASE("A link with presses begins its trail with them") {
    Game game = linked_game();
    CHECK(game.trail() == Trail{presses("100/000/010"), {}});
    play_on(game, "press 4");
    CHECK(game.trail() == Trail{presses("100/000/010"), {3}});
    Game opened = paper_game();
    play_on(opened, game::Open{game::share_code(game.position())});
    CHECK(opened.trail() == Trail{presses("100/100/010"), {}});
}

TEST_CASE("A step back to before the trail begins one there") {
    game::Position position = linked_game().position();
    position.timeline = game::Timeline{{0, 7, 1}, 2};
    Game game(position);
    play_on(game, "step 1");
    CHECK(game.trail() == Trail{presses("100/000/000"), {}});
    play_on(game, "step 3");
    CHECK(game.trail() == Trail{presses("100/000/000"), {7, 1}});
    check_trail(game);
}

TEST_CASE("Whatever is done, the trail ends at the present board, and comes back with a saved game") {
    std::size_t longest = 0;
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        Random random(seed);
        Game game = paper_game();
        for (int n = 0; n < 800; ++n) {
            play_at_random(game, random, 1);
            check_trail(game);
            longest = std::max(longest, game.trail().buttons.size());
            if (n % 100 != 99) continue;
            const Game loaded = value_of(game::load_game(game::save_game(game)));
            REQUIRE(loaded.trail() == game.trail());
            REQUIRE(loaded == game);
        }
        while (game.allows(game::Undo{})) {
            play_on(game, game::Undo{});
            check_trail(game);
        }
        CHECK(game.trail() == Trail{presses("000/000/000"), {}});
    }
    CHECK(longest > 5);
}

namespace {

// Returns whether the action pushes an entry on the undo stack.
bool can_be_undone(const Game& before, const game::Action& action) {
    if (std::holds_alternative<game::StepTo>(action)) return false;
    if (std::holds_alternative<game::Hint>(action)) return before.hint().has_value();
    if (std::holds_alternative<game::Dismiss>(action)) return before.position().timeline.has_value();
    return true;
}

// Plays random actions and compares with full copies of every trail, which Game does not keep.
void check_against_whole_trails(Game game, Random& random, int actions) {
    std::vector<Trail> undo;
    std::vector<Trail> redo;
    for (int n = 0; n < actions; ++n) {
        game::Action action = random_action(random, game);
        if (game.position().timeline && random.below(2) == 0) {
            action = game::StepTo{draw(random, game.position().timeline->plan.size() + 1)};
        }
        CAPTURE(game::format_action(action));
        const Game before = game;
        if (game.replay(action)) continue;
        if (std::holds_alternative<game::Undo>(action)) {
            REQUIRE(game.trail() == undo.back());
            undo.pop_back();
            redo.push_back(before.trail());
        } else if (std::holds_alternative<game::Redo>(action)) {
            REQUIRE(game.trail() == redo.back());
            redo.pop_back();
            undo.push_back(before.trail());
        } else if (can_be_undone(before, action)) {
            undo.push_back(before.trail());
            redo.clear();
        }
    }
    REQUIRE(game.allows(game::Undo{}) == !undo.empty());
    while (!undo.empty()) {
        play_on(game, game::Undo{});
        REQUIRE(game.trail() == undo.back());
        undo.pop_back();
    }
}

}  // namespace

TEST_CASE("Undo and redo bring back the very trail, wherever steps along a solution led in between") {
    Game game = paper_game();
    play_on(game, "press 1");
    play_on(game, "solve 5 6 7 9 1");
    play_on(game, "press 9");  // the plan is 9 5 6 7 1 now
    play_on(game, "step 3");
    CHECK(game.trail().buttons == Buttons{0, 8, 4, 5});
    play_on(game, "undo");  // the plan is 5 6 7 9 1 again, at its beginning
    play_on(game, "step 2");
    CHECK(game.trail().buttons == Buttons{0, 4, 5});
    play_on(game, "redo");
    CHECK(game.trail().buttons == Buttons{0, 8, 4, 5});
    play_on(game, "dismiss");
    play_on(game, "undo");
    play_on(game, "step 1");
    CHECK(game.trail().buttons == Buttons{0, 8});
    play_on(game, "redo");
    CHECK(game.trail().buttons == Buttons{0, 8, 4, 5});
    for (int n = 0; n < 3; ++n) play_on(game, "undo");
    CHECK(game.trail().buttons == Buttons{0});
}

TEST_CASE(
    "Of a trail that another takes the place of is held what follows, as far as no open step may take it "
    "off") {
    using game::FormerTrail;
    const machine::PressGrid from = presses("100");
    const Trail trail{from, {1, 2, 0}};
    CHECK(game::former(trail, 0) == FormerTrail{std::nullopt, 3, {}});
    CHECK(game::former(trail, 1) == FormerTrail{std::nullopt, 2, {0}});
    CHECK(game::former(trail, 3) == FormerTrail{std::nullopt, 0, {1, 2, 0}});
    CHECK(game::former(trail, 4) == FormerTrail{from, 0, {1, 2, 0}});

    const auto left = [&trail](const FormerTrail& former, std::size_t open_steps, const Trail& then) {
        Trail now = trail;
        FormerTrail back = game::bring_back(now, former, open_steps);
        CHECK(now == then);
        return back;
    };
    const FormerTrail shorter{std::nullopt, 1, {0}};
    CHECK(left(shorter, 0, {from, {1, 0}}) == FormerTrail{std::nullopt, 1, {2, 0}});
    CHECK(left(shorter, 1, {from, {1, 0}}) == FormerTrail{std::nullopt, 1, {2, 0}});
    CHECK(left(shorter, 2, {from, {1, 0}}) == FormerTrail{std::nullopt, 0, {1, 2, 0}});
    CHECK(left(shorter, 3, {from, {1, 0}}) == FormerTrail{from, 0, {1, 2, 0}});
    const machine::PressGrid elsewhere = presses("001");
    CHECK(left({elsewhere, 0, {2}}, 0, {elsewhere, {2}}) == FormerTrail{from, 0, {1, 2, 0}});

    Trail begun = trail;
    CHECK(game::begin_again(begun, elsewhere) == FormerTrail{from, 0, {1, 2, 0}});
    CHECK(begun == Trail{elsewhere, {}});
}

TEST_CASE("Undo and redo bring back the very trail, whatever is done") {
    const int rounds = sampled ? 4 : 60;
    for (int round = 1; round <= rounds; ++round) {
        Random random(static_cast<std::uint64_t>(round));
        check_against_whole_trails(paper_game(), random, 150);
        // The solution began before the trail did.
        game::Position position = linked_game().position();
        position.timeline = game::Timeline{{0, 7, 1, 5}, 2};
        check_against_whole_trails(Game(position), random, 40);
    }
}

}  // namespace switchbox::test
