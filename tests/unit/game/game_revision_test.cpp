// Tests of the revision number, by which caches of derived data detect changes of a game.
#include <map>

#include "game/new_game.hpp"
#include "game/saved_game.hpp"
#include "game/share_code.hpp"
#include "support/playing.hpp"
#include "support/sampling.hpp"
#include "types/ghaly/model/ghaly_choice.hpp"

namespace switchbox::test {

using game::Game;

namespace {

// Returns all readable properties of a game as a text.
std::string everything(const Game& game) {
    std::string text = game::share_code(game.position()) + "\n" + game::save_game(game);
    if (game.position().timeline) text += "step " + std::to_string(game.position().timeline->step) + "\n";
    text += "hint " + (game.hint() ? std::to_string(*game.hint()) : "none") + "\n";
    for (const game::Action& action : {game::Action{game::Undo{}}, game::Action{game::Redo{}}}) {
        text += game.allows(action) ? "allowed " : "refused ";
    }
    for (const std::size_t button : game.trail().buttons) text += std::to_string(button) + " ";
    const solve::Search& search = game.search();
    text += solve::name_of(search.verdict()) + " " + std::to_string(search.progress());
    if (const auto* presses = solve::presses_of(search.verdict())) text += machine::format_grid(*presses);
    if (const auto* nearest = game.nearest()) text += "\n" + machine::format_grid(nearest->target);
    for (const auto& tried : game.coach_notes().tried) text += "\n" + machine::format_grid(tried);
    return text;
}

Game game_of(const machine::MachineChoice& which, std::uint64_t seed) {
    return Game(game::opening(value_of(game::new_puzzle(which, seed))));
}

}  // namespace

TEST_CASE("What is done changes a game's number, what is refused or read does not") {
    Game game = paper_game();
    for (const char* action :
         {"press 1", "undo", "redo", "hint", "hint", "dismiss", "solve", "step 2", "step 3", "press 9",
          "dismiss", "target 000/000/000", "paint target 1 1", "restart", "new merlin 7", "new merlin 7 3",
          "open 1.merlin.mI.94.jA.3.txsm9"}) {
        CAPTURE(action);
        const std::uint64_t before = game.revision();
        const std::string readable = everything(game);
        CHECK(game.revision() == before);
        CHECK(message_of(game.apply(game::Press{9})) == "press 10: the machine has no such button");
        CHECK(game.revision() == before);
        play_on(game, action);
        CHECK(game.revision() != before);
        CHECK(everything(game) != readable);
    }
}

TEST_CASE("A copy has the number of its original until either is changed; equal games may have two numbers") {
    Game game = paper_game();
    Game copy = game;
    CHECK(copy.revision() == game.revision());
    play_on(copy, "press 5");
    CHECK(copy.revision() != game.revision());
    play_on(game, "press 5");
    CHECK(copy.revision() != game.revision());
    CHECK(copy == game);
    CHECK(paper_game().revision() != paper_game().revision());
    CHECK(paper_game() == paper_game());
}

TEST_CASE("A search that goes on changes the number, one that has ended does not") {
    Game game = game_of(many_solutions(), 1);
    REQUIRE_FALSE(game.search().is_complete());
    const std::uint64_t before = game.revision();
    const double progress = game.search().progress();
    search_on(game, 1U << 22U);
    CHECK(game.search().progress() > progress);
    CHECK(game.revision() != before);
    search_on(game, to_the_end);
    REQUIRE(game.search().is_complete());
    const std::uint64_t ended = game.revision();
    search_on(game, to_the_end);
    CHECK(game.revision() == ended);
}

TEST_CASE("A copy's number holds while the other one goes on with the search that they share") {
    Random random(2);
    const machine::MachineChoice ghaly = machine::choose_ghaly(random_codes(random, 32));
    game::Position to_match = game::opening({ghaly, ghaly->default_start(), {}});
    to_match.puzzle.target =
        ghaly->make_machine(to_match.puzzle.start)->picture(random_presses(random, ghaly));
    for (Game game : {game_of(choice_of("lights-out~4x5~lit"), 1), Game(to_match)}) {
        const Game copy = game;
        REQUIRE_FALSE(copy.search().is_complete());
        const std::string readable = everything(copy);
        const double progress = copy.search().progress();
        for (int n = 0; n < 8; ++n) search_on(game, 1U << 22U);
        CHECK(game.search().progress() > progress);
        CHECK(copy.search().progress() == progress);
        CHECK(everything(copy) == readable);
    }
}

TEST_CASE("Games with the same number tell the same, whatever becomes of their copies") {
    Random random(11);
    const std::vector<machine::MachineChoice> choices{choice("merlin"), choice("lights-out", 3, 3),
                                                      many_solutions(), choice_of("merlin~lit"),
                                                      choice("lights-out", 4, 4)};
    std::vector<Game> games;
    for (const machine::MachineChoice& which : choices) games.push_back(game_of(which, 1));
    games.push_back(new_ghaly_game(3, 1));
    std::map<std::uint64_t, std::string> told;
    const int rounds = sampled ? 150 : 1500;
    for (int n = 0; n < rounds; ++n) {
        Game& game = games[draw(random, games.size())];
        switch (random.below(6)) {
            case 0:
                game = games[draw(random, games.size())];
                break;
            case 1:
                search_on(game, 1U << 16U);
                break;
            default:
                (void)game.replay(random_action(random, game));
        }
        for (const Game& one : games) {
            const auto [known, is_new] = told.try_emplace(one.revision(), everything(one));
            REQUIRE(known->second == everything(one));
        }
    }
    CHECK(told.size() > 50);
}

}  // namespace switchbox::test
