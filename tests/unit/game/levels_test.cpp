#include "game/levels.hpp"

#include <algorithm>
#include <set>
#include <span>
#include <vector>

#include "game/lesson.hpp"
#include "game/saved_game.hpp"
#include "game/sentences.hpp"
#include "game/share_code.hpp"
#include "i18n/words.hpp"
#include "support/playing.hpp"

namespace switchbox::test {
namespace {

using game::Game;
using game::Level;
using game::Statistics;

const Level& level(std::string_view id) {
    const Level* found = game::find_level(id);
    REQUIRE_MESSAGE(found != nullptr, std::string(id));
    return *found;
}

Game opened(const Level& level) { return Game(value_of(game::parse_share_code(level.code))); }

// Returns the level's game after these actions.
Game played(std::string_view id, const std::vector<const char*>& actions) {
    Game game = opened(level(id));
    for (const char* action : actions) play_on(game, std::string(action));
    return game;
}

std::vector<const Level*> all_in_order() {
    std::vector<const Level*> all;
    for (const game::Chapter& chapter : game::chapters()) {
        for (const Level& each : chapter.levels) all.push_back(&each);
    }
    return all;
}

// Player who gathers statistics.
struct Journey {
    explicit Journey(std::string_view id) : game(opened(level(id))) {}
    Game game;
    game::RecentPuzzles attempts = {};
    Statistics statistics = {};
    void does(const std::vector<const char*>& actions) {
        for (const char* action : actions) {
            const game::Action requested = value_of(game::parse_action(action));
            REQUIRE(game.apply(requested));
            statistics = added(statistics, attempts.note(requested, game, 2));
        }
    }
};

using Stars = std::map<std::string, int, std::less<>>;

}  // namespace

TEST_CASE("Each level opens by its code with nothing done, and is found by its puzzle") {
    const std::vector<const Level*> all = all_in_order();
    CHECK(all.size() == game::level_count());
    CHECK(all.size() >= 85);
    CHECK(all.size() <= 100);
    std::set<std::string_view> ids;
    for (std::size_t place = 0; place < all.size(); ++place) {
        const Level& each = *all[place];
        CAPTURE(std::string(each.id));
        CHECK(ids.insert(each.id).second);
        const game::Position position = value_of(game::parse_share_code(each.code));
        CHECK(game::is_opening(position));
        CHECK(game::share_code(position) == each.code);
        CHECK(game::level_of(position.puzzle) == &each);
        CHECK(game::find_level(each.id) == &each);
        CHECK(game::number_of(each) == place + 1);
        CHECK(&game::level_at(place + 1) == &each);
        CHECK(game::level_after(each) == (place + 1 < all.size() ? all[place + 1] : nullptr));
        CHECK_FALSE(say(each.title).empty());
        CHECK_FALSE(say(each.idea).empty());
        CHECK_FALSE(Game(position).is_won());
    }
    CHECK(game::find_level("merlin") == nullptr);
    CHECK(game::level_of(paper_game().puzzle()) == nullptr);
}

TEST_CASE("The solver proves of each level its fewest presses, or that it cannot be solved") {
    for (const Level* each : all_in_order()) {
        CAPTURE(std::string(each->id));
        Game game = opened(*each);
        for (int round = 0; round < 100 && !game.search().is_complete(); ++round) search_on(game, 10'000'000);
        REQUIRE(game.search().is_complete());
        CHECK(solve::is_impossible(game.verdict()) == (each->fewest == 0));
        if (each->fewest == 0) continue;
        CHECK(solve::is_proved_fewest(game.verdict()));
        CHECK(solve::count_presses(game.verdict()) == each->fewest);
    }
}

TEST_CASE("A chapter gets harder, unless it asks whether there is a solution") {
    std::set<std::string_view> ids;
    for (const game::Chapter& chapter : game::chapters()) {
        CAPTURE(std::string(chapter.id));
        CHECK(ids.insert(chapter.id).second);
        REQUIRE(chapter.levels.size() > 1);
        std::size_t possible = 0;
        for (std::size_t i = 0; i < chapter.levels.size(); ++i) {
            const Level& each = chapter.levels[i];
            CAPTURE(std::string(each.id));
            CHECK(&game::chapter_of(each) == &chapter);
            CHECK(value_of(game::parse_share_code(each.code)).puzzle.asks == (chapter.id == "possible"));
            possible += each.fewest != 0 ? 1 : 0;
            if (chapter.id != "possible" && i > 0) CHECK(each.fewest >= chapter.levels[i - 1].fewest);
        }
        if (chapter.id == "possible") {
            CHECK(possible >= 2);
            CHECK(possible + 2 <= chapter.levels.size());
        } else {
            CHECK(possible == chapter.levels.size());
            CHECK(chapter.levels.back().fewest > chapter.levels.front().fewest);
        }
        if (!chapter.lesson.empty()) CHECK(game::find_lesson(chapter.lesson) != nullptr);
    }
}

TEST_CASE("Only levels of Ghaly's machine show wires, and the first one is its smallest board") {
    for (const Level* each : all_in_order()) {
        CAPTURE(std::string(each->id));
        const bool has_wires = opened(*each).machine().hides_wiring();
        if (each->shows_wires) CHECK(has_wires);
        CHECK(has_wires == (game::chapter_of(*each).id == "ghaly"));
    }
    const Game first = opened(level("ghaly-1"));
    CHECK(level("ghaly-1").shows_wires);
    CHECK(first.machine().lamps() == machine::Shape{2, 2});
    CHECK(first.goes_for_one_colour());
}

TEST_CASE("Ghaly's levels begin with one press, and no answer comes twice or presses everything") {
    const std::span<const Level> levels = game::chapter_of(level("ghaly-1")).levels;
    CHECK(levels.front().fewest == 1);
    std::set<std::vector<int>> answers;
    for (std::size_t i = 0; i < levels.size(); ++i) {
        const Level& each = levels[i];
        CAPTURE(std::string(each.id));
        Game game = opened(each);
        const int rows = game.machine().lamps().rows;
        std::vector<int> presses{rows};
        while (!game.is_won()) {
            if (!game.hint()) play_on(game, "hint");
            presses.push_back(static_cast<int>(*game.hint()) + 1);
            play_on(game, "press " + std::to_string(presses.back()));
        }
        CHECK(presses.size() == each.fewest + 1);
        CHECK(each.fewest < game.machine().lamps().size());
        std::sort(presses.begin() + 1, presses.end());
        CHECK(answers.insert(presses).second);
        // The boards of a size show their wires first, and the last one of them hides them.
        const bool is_last = i + 1 == levels.size() || opened(levels[i + 1]).machine().lamps().rows != rows;
        CHECK(each.shows_wires != is_last);
    }
}

TEST_CASE("The levels of the chapter about chasing, and no others, open with its steps") {
    for (const Level* each : all_in_order()) {
        CAPTURE(std::string(each->id));
        CHECK(each->shows_chase == (game::chapter_of(*each).id == "chase"));
    }
}

TEST_CASE("Stars count presses and help") {
    const auto stars = [](const std::vector<const char*>& actions) {
        return game::stars_of(played("first-4", actions));
    };
    CHECK(stars({}) == std::nullopt);
    CHECK(stars({"press 1"}) == std::nullopt);
    CHECK(stars({"press 1", "press 9"}) == 3);
    CHECK(stars({"press 1", "press 2", "press 2", "press 9"}) == 2);
    CHECK(stars({"press 1", "press 2", "press 2", "press 3", "press 3", "press 9"}) == 1);
    CHECK(stars({"hint", "press 1", "press 9"}) == 2);
    CHECK(stars({"hint", "press 2", "press 2", "press 1", "press 9"}) == 1);
    CHECK(stars({"hint", "hint", "hint"}) == 1);
    CHECK(stars({"solve", "step 2"}) == std::nullopt);
    CHECK(game::stars_of(played("possible-2", {"answer impossible"})) == 3);
    CHECK(game::stars_of(played("possible-2", {"answer possible"})) == std::nullopt);
    CHECK(game::stars_of(played("possible-1", {"answer possible"})) == std::nullopt);
    CHECK(game::stars_of(played("possible-1", {"press 13"})) == 3);
    // A game that is no level is measured by its par.
    Game other = paper_game();
    for (const char* action : {"press 5", "press 6", "press 7", "press 9"})
        play_on(other, std::string(action));
    CHECK(game::stars_of(other) == 3);
}

TEST_CASE("The statistics keep the most stars of a level, and one of a solution that was seen") {
    Journey journey("first-4");
    journey.does({"press 1", "press 2", "press 2", "press 9"});
    CHECK(journey.statistics.stars == Stars{{"first-4", 2}});
    journey.does({"restart", "press 1", "press 9"});
    CHECK(journey.statistics.stars == Stars{{"first-4", 3}});
    journey.does({"restart", "hint", "hint", "hint"});
    CHECK(journey.statistics.stars == Stars{{"first-4", 3}});
    CHECK(journey.statistics.machines["merlin"].wins == 1);
    Journey shown("first-5");
    shown.does({"solve", "step 2", "restart", "press 2", "press 8"});
    CHECK(shown.game.is_won());
    CHECK(shown.statistics.stars == Stars{{"first-5", 1}});
    Journey asked("possible-2");
    asked.does({"answer impossible"});
    CHECK(asked.statistics.stars == Stars{{"possible-2", 3}});
    Journey guessed("possible-2");
    guessed.does({"answer possible", "restart", "answer impossible"});
    CHECK(guessed.statistics.stars == Stars{{"possible-2", 1}});
}

TEST_CASE("The result of a level has its number, title and stars") {
    Journey journey("first-5");
    journey.does({"press 2", "press 8"});
    CHECK(say(game::result_words(journey.game, "LINK")) ==
          "Switchbox level 5, Two edges: 3 of 3 stars. LINK");
    CHECK(say(game::result_words(journey.game, "LINK", true)) ==
          "Switchbox level 5, Two edges: 1 of 3 stars. LINK");
}

TEST_CASE("Progress counts the levels with a star, in all and on each machine") {
    Statistics statistics;
    CHECK(game::first_unsolved(statistics) == &level("first-1"));
    CHECK(game::solved_levels(statistics) == 0);
    CHECK(game::count_stars(statistics) == 0);
    statistics.stars = {{"first-1", 1}, {"first-2", 3}, {"lights-1", 2}, {"level-of-tomorrow", 3}};
    CHECK(game::first_unsolved(statistics) == &level("first-3"));
    CHECK(game::solved_levels(statistics) == 3);
    CHECK(game::count_stars(statistics) == 6);
    CHECK(game::stars_at(level("first-2"), statistics) == 3);
    CHECK(game::stars_at(level("first-3"), statistics) == 0);
    const game::MachineProgress merlin = game::progress_on("merlin", statistics);
    CHECK(merlin.solved == 2);
    CHECK(merlin.levels > 20);
    CHECK(merlin.next == &level("first-3"));
    CHECK(game::progress_on("lights-out", statistics).next == &level("lights-2"));
    CHECK(game::progress_on("knight", statistics).levels == 0);
    CHECK(game::progress_on("knight", statistics).next == nullptr);
    std::size_t levels = 0;
    for (const char* id : {"merlin", "quatrainment", "lights-out", "lights-out-2000", "subboards", "torus",
                           "ghaly", "wired", "cube"})
        levels += game::progress_on(id, statistics).levels;
    CHECK(levels == game::level_count());
    for (const Level* each : all_in_order()) statistics.stars.emplace(each->id, 1);
    CHECK(game::first_unsolved(statistics) == nullptr);
    CHECK(game::progress_on("merlin", statistics).next == nullptr);
}

TEST_CASE("The levels go on with the one in play, with the next one of its chapter, or with its machine") {
    Statistics statistics;
    const auto next_id = [&](const Game& game) {
        const Level* next = game::level_to_continue(game.puzzle(), statistics);
        return next == nullptr ? std::string("none") : std::string(next->id);
    };
    const auto next_after = [&](std::string_view id) { return next_id(opened(level(id))); };
    CHECK(next_id(paper_game()) == "first-1");
    CHECK(next_after("ghaly-2") == "ghaly-2");
    statistics.stars = {{"ghaly-2", 1}};
    CHECK(next_after("ghaly-2") == "ghaly-1");
    CHECK(next_after("first-3") == "first-3");
    // The rest of the chapter comes before the chapters that follow, and these before the first levels.
    statistics.stars["ghaly-8"] = 3;
    CHECK(next_after("ghaly-8") == "ghaly-1");
    for (const Level& each : game::chapter_of(level("ghaly-1")).levels)
        statistics.stars[std::string(each.id)] = 2;
    CHECK(next_after("ghaly-8") == "statues-1");
    for (const Level& each : game::chapter_of(level("cube-1")).levels)
        statistics.stars[std::string(each.id)] = 2;
    CHECK(next_after("cube-7") == "first-1");
}

TEST_CASE("From a game that is no level, the levels go on in the chapters of its machine") {
    Statistics statistics;
    const auto next_on = [&](const std::string& machine) {
        Game game = paper_game();
        play_on(game, "new " + machine + " 1");
        const Level* next = game::level_to_continue(game.puzzle(), statistics);
        return next == nullptr ? std::string("none") : std::string(next->id);
    };
    CHECK(next_on("ghaly~5") == "ghaly-2");
    CHECK(next_on("torus~4x4") == "torus-1");
    CHECK(next_on("lights-out~6x6") == "lights-1");
    CHECK(next_on("knight") == "first-1");
    for (const Level& each : game::chapter_of(level("lights-1")).levels)
        statistics.stars[std::string(each.id)] = 2;
    CHECK(next_on("lights-out~6x6") == "chase-1");
    for (const Level& each : game::chapter_of(level("chase-1")).levels)
        statistics.stars[std::string(each.id)] = 2;
    CHECK(next_on("lights-out~6x6") == "first-1");
    // Merlin with three states comes much later: the levels before it come first.
    for (const char* id : {"first-1", "order-1", "twice-1", "merlin-1"}) {
        for (const Level& each : game::chapter_of(level(id)).levels)
            statistics.stars[std::string(each.id)] = 2;
    }
    CHECK(next_on("merlin") == "quatrainment-1");
    for (const Level* each : all_in_order()) statistics.stars[std::string(each->id)] = 1;
    CHECK(next_on("merlin") == "none");
}

TEST_CASE("The status of an opened level has its number, title and idea") {
    Game game = paper_game();
    const std::string said = play_on(game, "open " + std::string(level("first-4").code));
    CHECK(said.starts_with("Level 4: Two corners. Two presses will do."));
    CHECK(play_on(game, "open 2.merlin.mI.ybha0").starts_with("Opened: Merlin."));
}

}  // namespace switchbox::test
