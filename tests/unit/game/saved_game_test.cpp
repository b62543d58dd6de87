#include "game/saved_game.hpp"

#include <algorithm>
#include <cstdlib>
#include <ctime>

#include "faults.hpp"
#include "game/share_code.hpp"
#include "support/playing.hpp"
#include "types/lights/large/fewest_search.hpp"
#include "types/lights/solve/linear_solver.hpp"

namespace switchbox::test {

using game::Game;
using game::load_game;
using game::parse_statistics;
using game::RecentPuzzles;
using game::save_game;
using game::Statistics;
using game::Tally;

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
          "saved game: " + say(verbatim(large.size())) + " bytes are more than any game has (4,000,000)");
    CHECK(message_of(load_game(large.substr(0, game::largest_loaded_game))) ==
          "saved game, line " +
              std::to_string(machine::split(large.substr(0, game::largest_loaded_game), '\n').size() - 1) +
              ": the end is missing");
}

TEST_CASE("A save cut off anywhere is refused, but for the last line end") {
    const std::string saved = small_save();
    for (std::size_t length = 0; length + 1 < saved.size(); ++length)
        CHECK_FALSE(load_game(saved.substr(0, length)));
    CHECK(load_game(saved.substr(0, saved.size() - 1)));
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
         "saved game, line 2: share code is damaged: a character is missing or wrong; copy it "
         "again"},
        {head + "press 5\npress 55\nend\n", "saved game, line 4: press 55: the machine has no such button"},
        {head + "press 5\n\nend\n", "saved game, line 4: '' is not an action"},
        {head + "redo\nend\n", "saved game, line 3: There is nothing to redo."},
        {head + "end\nend\n", "saved game, line 3: 'end' is not an action"},
        {head + "press\0 5\nend\n"s, "saved game, line 3: 'press? 5' is not an action"},
    };
    for (const auto& [text, message] : table) CHECK(message_of(load_game(text)) == message);
}

namespace {

const std::string sample =
    "switchbox-statistics 1\n"
    "machine lights-out games 3 wins 1 fewest 0 hints 2 solves 1 seconds 40 best 0\n"
    "machine merlin games 12 wins 10 fewest 4 hints 3 solves 1 seconds 754 best 17\n"
    "day 2026-11-20\n"
    "day 2026-11-21\n"
    "end\n";

// Player with a clock: each action takes two seconds.
struct Player {
    Game game = paper_game();
    RecentPuzzles attempts = {};
    Statistics statistics = {};
    void does(std::string_view action) {
        const game::Action requested = value_of(game::parse_action(action));
        REQUIRE(game.apply(requested));
        statistics = added(statistics, attempts.note(requested, game, 2));
    }
    Tally merlin() { return statistics.machines["merlin"]; }
};

Statistics won_on(std::initializer_list<game::DayNumber> days) {
    Statistics statistics;
    statistics.daily_wins = days;
    return statistics;
}

}  // namespace

TEST_CASE("Statistics read back as they were written, and other text is refused with the line") {
    CHECK(format_statistics(value_of(parse_statistics(sample))) == sample);
    CHECK(value_of(parse_statistics("switchbox-statistics 1\nend\n")) == Statistics{});
    CHECK(game::total(value_of(parse_statistics(sample))) == Tally{15, 11, 4, 5, 2, 794, 17});
    const auto refused = [](std::string_view text) { return say(parse_statistics(text).error().message); };
    const std::string head = "switchbox-statistics 1\n";
    CHECK(refused("") == "statistics, line 1: it does not begin with 'switchbox-statistics 1'");
    CHECK(refused("switchbox-statistics 2\nend\n") ==
          "statistics, line 1: it was written by another version of Switchbox ('switchbox-statistics 2')");
    CHECK(refused(head) == "statistics, line 1: the end is missing");
    CHECK(refused(head + "day 2026-02-29\nend") == "statistics, line 2: '2026-02-29' is not a day");
    CHECK(refused(head + "day 2026-2-9\nend") == "statistics, line 2: '2026-2-9' is not a day");
    for (const std::string day : {"day", "day 2026-02-20 ", "day 2026-02-20 2026-02-21"})
        CHECK(refused(head + day + "\nend") == "statistics, line 2: '" + day + "' is not known here");
    CHECK(refused(head + "week 3\nend") == "statistics, line 2: 'week 3' is not known here");
    CHECK(refused(head + "\nend") == "statistics, line 2: '' is not known here");
    CHECK(refused(head + "machine merlin games 12\nend") ==
          "statistics, line 2: 'machine merlin games 12' does not count games of a machine");
    const std::string no_name = "machine K! games 1 wins 1 fewest 0 hints 0 solves 0 seconds 3 best 0";
    CHECK(refused(head + no_name + "\nend") ==
          "statistics, line 2: 'machine K! games 1 wins 1 fewest 0 hints...' does not count games of a "
          "machine");
    const std::string line = "machine king games 1 wins 1 fewest 0 hints 0 solves 0 seconds 3 best 0\n";
    CHECK(refused(head + line + line + "end") == "statistics, line 3: there is a second line for 'king'");
}

TEST_CASE("Stars of levels read back, are the most of two, and damaged lines are refused") {
    const std::string head = "switchbox-statistics 1\n";
    const std::string stars = "level first-4 stars 2\nlevel level-of-tomorrow stars 3\n";
    const Statistics found = value_of(parse_statistics(head + stars + "end\n"));
    CHECK(format_statistics(found) == head + stars + "end\n");
    CHECK_FALSE(found.empty());
    CHECK(value_of(parse_statistics(sample)).stars.empty());
    Statistics other;
    other.stars = {{"first-4", 3}, {"first-5", 1}, {"level-of-tomorrow", 1}};
    const Statistics sum = added(found, other);
    CHECK(sum == added(other, found));
    CHECK(sum.stars == decltype(sum.stars){{"first-4", 3}, {"first-5", 1}, {"level-of-tomorrow", 3}});
    const std::string second = "level first-4 stars 1";
    CHECK(message_of(parse_statistics(head + stars + second + "\nend")) ==
          "statistics, line 4: '" + second + "' does not count the stars of a level");
    for (const std::string line :
         {"level", "level first-4", "level first-4 stars", "level first-4 stars 0", "level first-4 stars 4",
          "level first-4 stars x", "level first-4 moons 2", "level K! stars 2", "level first-4 stars 2 3"})
        CHECK(message_of(parse_statistics(head + line + "\nend")) ==
              "statistics, line 2: '" + line + "' does not count the stars of a level");
}

namespace {

// Player who loses and wins puzzles on days that the test sets.
struct Loser {
    Game game = paper_game();
    RecentPuzzles attempts;
    Statistics statistics = {};
    game::DayNumber today = 20779;

    void does(const std::string& action) {
        const game::Action requested = value_of(game::parse_action(action));
        REQUIRE(game.apply(requested));
        statistics = added(statistics, attempts.note(requested, game, 2, today));
        statistics.regained.clear();
    }
    void opens(const Game& other) {
        game = other;
        attempts.begin_again(game);
    }
    void wins() {
        for (const char* press : {"press 5", "press 6", "press 7", "press 9"}) does(press);
        REQUIRE(game.is_solved());
    }
    [[nodiscard]] Tally merlin() { return statistics.machines["merlin"]; }
    [[nodiscard]] std::vector<game::LostPuzzle> offered() const {
        return game::puzzles_to_retry(statistics, today);
    }
};

Game asking_paper_game() {
    game::Puzzle puzzle = paper_game().puzzle();
    puzzle.asks = true;
    return Game(game::opening(puzzle));
}

const std::string lost_paper_code = "2.merlin.mI.ybha0";

}  // namespace

TEST_CASE("A puzzle whose solution was shown is offered from the next day on, until it is solved without") {
    Loser player;
    player.does("press 1");
    CHECK(player.statistics.lost.empty());
    player.does("solve");
    CHECK(player.statistics.lost == std::vector<game::LostPuzzle>{{lost_paper_code, 20779}});
    CHECK(game::returns_tomorrow(player.statistics, lost_paper_code, player.today));
    CHECK_FALSE(game::returns_tomorrow(player.statistics, "2.merlin", player.today));
    CHECK(player.offered().empty());
    for (int hints = 0; hints < 40 && !player.game.is_solved(); ++hints) player.does("hint");
    REQUIRE(player.game.is_solved());
    CHECK(player.statistics.lost.size() == 1);  // a win after the solution is none
    player.today = 20700;                       // the clock is set back
    CHECK(player.offered().empty());
    CHECK_FALSE(game::returns_tomorrow(player.statistics, lost_paper_code, player.today));
    player.today = 20780;
    CHECK(player.offered() == player.statistics.lost);
    CHECK_FALSE(game::returns_tomorrow(player.statistics, lost_paper_code, player.today));
    player.opens(paper_game());
    player.does("solve");
    CHECK(player.statistics.lost == std::vector<game::LostPuzzle>{{lost_paper_code, 20780}});
    player.today = 20790;
    player.opens(paper_game());
    player.does("hint");
    player.opens(paper_game());
    player.wins();
    CHECK(player.statistics.lost.empty());
    CHECK(player.merlin().wins == 1);
}

TEST_CASE("A question that was answered wrongly is offered again, one answered rightly is not") {
    Loser player;
    player.game = asking_paper_game();
    player.does("answer impossible");
    REQUIRE(player.statistics.lost.size() == 1);
    CHECK(player.statistics.lost.front().puzzle == game::share_code(game::opening(player.game.puzzle())));
    Loser right;
    right.game = asking_paper_game();
    right.does("answer possible");
    CHECK(right.statistics.lost.empty());
}

TEST_CASE("Of lost puzzles the newest twenty are kept, each once") {
    Statistics all;
    const auto lose = [&all](int number, game::DayNumber day) {
        Statistics news;
        news.lost = {{"code-" + std::to_string(number), day}};
        all = added(all, news);
    };
    for (int number = 1; number <= 22; ++number) lose(number, 20700 + number);
    lose(5, 20800);
    REQUIRE(all.lost.size() == game::most_lost_puzzles);
    CHECK(all.lost.front().puzzle == "code-3");
    CHECK(all.lost.back() == game::LostPuzzle{"code-5", 20800});
    Statistics news;
    news.regained = {"code-3", "code-5", "code-99"};
    all = added(all, news);
    CHECK(all.lost.size() == game::most_lost_puzzles - 2);
    CHECK(all.lost.front().puzzle == "code-4");
    // A puzzle regained in one tab stays so when its news are added to the stored ones.
    CHECK(added(Statistics{}, added(news, Statistics{})).regained == news.regained);
    Statistics both = news;
    both.lost = {{"code-3", 20900}};
    CHECK(added(all, both).lost.back().puzzle == "code-3");
}

TEST_CASE("Lost puzzles read back, and damaged lines are refused") {
    const std::string head = "switchbox-statistics 1\n";
    const std::string lost = "lost 2.merlin.mI.ybha0 day 2026-11-21\nlost 9.of.tomorrow day 2026-11-20\n";
    const Statistics found = value_of(parse_statistics(head + lost + "end\n"));
    CHECK(format_statistics(found) == head + lost + "end\n");
    CHECK_FALSE(found.empty());
    CHECK(found.lost.size() == 2);
    CHECK(value_of(parse_statistics(sample)).lost.empty());
    const std::string long_code(game::max_linked + 1, 'x');
    for (const std::string line :
         {"lost", "lost x", "lost x day", "lost x day 2026-02-30", "lost x night 2026-02-20",
          "lost  day 2026-02-20", "lost x day 2026-02-20 x", "lost x\ty day 2026-02-20"})
        CHECK(message_of(parse_statistics(head + line + "\nend")) ==
              "statistics, line 2: " + say(machine::quoted(line)) + " is not a lost puzzle");
    CHECK_FALSE(parse_statistics(head + "lost " + long_code + " day 2026-02-20\nend"));
    CHECK_FALSE(parse_statistics(head + lost + "lost 9.of.tomorrow day 2026-11-22\nend"));
    std::string many = head;
    for (int number = 1; number <= 20; ++number)
        many += "lost code-" + std::to_string(number) + " day 2026-11-21\n";
    CHECK(parse_statistics(many + "end\n"));
    CHECK_FALSE(parse_statistics(many + "lost code-21 day 2026-11-21\nend\n"));
}

TEST_CASE("Lessons read back, those of other versions too, are merged, and damaged lines are refused") {
    const std::string head = "switchbox-statistics 1\n";
    const std::string lessons = "lesson lesson-of-tomorrow\nlesson merlin-order\n";
    const Statistics found = value_of(parse_statistics(head + lessons + "end\n"));
    CHECK(format_statistics(found) == head + lessons + "end\n");
    CHECK_FALSE(found.empty());
    CHECK(value_of(parse_statistics(sample)).lessons.empty());
    Statistics other;
    other.lessons = {"merlin-order", "merlin-win"};
    const Statistics sum = added(found, other);
    CHECK(sum == added(other, found));
    CHECK(sum.lessons == decltype(sum.lessons){"lesson-of-tomorrow", "merlin-order", "merlin-win"});
    CHECK(message_of(parse_statistics(head + lessons + "lesson merlin-order\nend")) ==
          "statistics, line 4: 'lesson merlin-order' does not name a lesson");
    for (const std::string line : {"lesson", "lesson K!", "lesson merlin-order 2"})
        CHECK(message_of(parse_statistics(head + line + "\nend")) ==
              "statistics, line 2: '" + line + "' does not name a lesson");
}

TEST_CASE("Counts go up to a million millions, where they stay") {
    const std::string head = "switchbox-statistics 1\nmachine king games ";
    const std::string tail = " wins 1 fewest 0 hints 0 solves 0 seconds 3 best 0\nend\n";
    const Statistics full = value_of(parse_statistics(head + "1000000000000" + tail));
    CHECK(full.machines.at("king").games == 1'000'000'000'000);
    for (const char* wrong : {"1000000000001", "many"}) CHECK_FALSE(parse_statistics(head + wrong + tail));
    CHECK(added(full, full).machines.at("king").games == 1'000'000'000'000);
    CHECK(added(full, full).machines.at("king").wins == 2);
    // Replaces each keyword in turn.
    for (const char* word :
         {"machine", "games", "wins", "fewest", "hints", "solves", "seconds", "best", "end"}) {
        std::string text = head + "1" + tail;
        text.replace(text.find(word), std::string(word).size(), "x");
        CHECK_FALSE(parse_statistics(text));
    }
    CHECK_FALSE(parse_statistics(head + "1 1" + tail));
}

TEST_CASE("The best time is the shortest of those that there are") {
    const auto best = [](std::uint64_t a, std::uint64_t b) {
        Tally first;
        Tally second;
        first.best = a;
        second.best = b;
        return added(first, second).best;
    };
    CHECK(best(0, 0) == 0);
    CHECK(best(0, 5) == 5);
    CHECK(best(5, 0) == 5);
    CHECK(best(5, 1) == 1);
    CHECK(best(1, 5) == 1);
}

TEST_CASE("What two tabs have counted adds up, in any order, and no win is lost") {
    const Statistics both = value_of(parse_statistics(sample));
    Statistics first = both;
    Statistics second = both;
    first.machines["merlin"].wins = 2;
    first.machines["merlin"].best = 30;
    second.machines["king"].games = 1;
    second.daily_wins.insert(7);
    const Statistics sum = added(first, second);
    CHECK(sum == added(second, first));
    CHECK(sum.machines.at("merlin").wins == 12);
    CHECK(sum.machines.at("merlin").best == 17);
    CHECK(sum.machines.at("king").games == 1);
    CHECK(sum.daily_wins.size() == 3);
    CHECK(added(both, {}) == both);
}

TEST_CASE("A day ends after the seconds to midnight, whether the clocks change or not") {
    const auto hour_of = [](std::time_t time) {
        std::tm here{};
        localtime_r(&time, &here);
        return 24 * here.tm_yday + here.tm_hour;
    };
    const std::string before = std::getenv("TZ") == nullptr ? std::string() : std::getenv("TZ");
    for (const char* zone : {"UTC0", "CET-1CEST,M3.5.0,M10.5.0/3", "NZST-12NZDT,M9.5.0,M4.1.0/3"}) {
        CAPTURE(zone);
        setenv("TZ", zone, 1);
        tzset();
        constexpr std::time_t spring = 1774000000;  // 20 March 2026
        constexpr std::time_t days = 240;
        for (std::time_t now = spring; now < spring + days * 86400; now += 4321) {
            const std::time_t left = game::seconds_to_midnight(now);
            REQUIRE(left >= 1);
            REQUIRE(hour_of(now + left - 1) / 24 == hour_of(now) / 24);
            REQUIRE(hour_of(now + left) == 24 * (hour_of(now) / 24 + 1));
        }
    }
    if (before.empty()) {
        unsetenv("TZ");
    } else {
        setenv("TZ", before.c_str(), 1);
    }
    tzset();
}

TEST_CASE("Days are counted through leap years, and every one reads back") {
    CHECK(game::exists(game::today()));
    CHECK(game::today().year > 2000);
    CHECK(game::today().year < 4000);
    CHECK(game::number_of({1970, 1, 1}) == 0);
    CHECK(game::number_of({2000, 3, 1}) == 11017);
    CHECK(game::number_of({2026, 11, 22}) == 20779);
    for (game::DayNumber day = 0; day < 60000; ++day) {
        REQUIRE(game::number_of(game::day_of(day)) == day);
        REQUIRE(game::parse_day_number(game::format_day_number(day)) == day);
    }
    for (const char* text : {"", "2026", "2026-11", "2026-11-31", "1900-02-29", "2026-00-10", "x026-01-01",
                             "2026-11-22-1", "2026-13-01", "99999-01-01", "1969-12-31"}) {
        CHECK_FALSE(game::parse_day_number(text));
    }
}

TEST_CASE("A streak goes on until a whole day has passed without a win") {
    const Statistics won = won_on({10, 11, 12, 13, 20, 21});
    CHECK(streak_of(won, 21) == game::Streak{2, 4});
    CHECK(streak_of(won, 22) == game::Streak{2, 4});
    CHECK(streak_of(won, 23) == game::Streak{0, 4});
    CHECK(streak_of(won, 20) == game::Streak{1, 4});
    CHECK(streak_of(won, 14) == game::Streak{4, 4});
    CHECK(streak_of(won, 13) == game::Streak{4, 4});
    CHECK(streak_of(won, 9) == game::Streak{0, 4});
    CHECK(streak_of(won_on({0, 1, 2}), 2) == game::Streak{3, 3});
    CHECK(streak_of(won_on({1, 2}), 2) == game::Streak{2, 2});
    CHECK(streak_of(won_on({5}), 5) == game::Streak{1, 1});
    CHECK(streak_of(won_on({}), 5) == game::Streak{0, 0});
}

TEST_CASE("A game won with the fewest presses counts once, whatever is done after it") {
    Player player;
    for (const char* press : {"press 5", "press 6", "press 7"}) player.does(press);
    CHECK(player.merlin() == Tally{1, 0, 0, 0, 0, 0, 0});
    player.does("press 9");
    const Tally won{1, 1, 1, 0, 0, 6, 6};
    CHECK(player.merlin() == won);
    for (const char* action : {"undo", "redo", "restart", "press 5", "press 6", "press 7", "press 9"}) {
        player.does(action);
    }
    CHECK(player.merlin() == won);
    player.does("new merlin 3");
    CHECK(player.merlin() == won);
    for (const char* action : {"undo", "undo", "press 9"}) player.does(action);
    CHECK(player.merlin() == won);
}

TEST_CASE("Wins with more presses or with hints are wins, and what was shown is none") {
    Player detour;
    for (const char* press : {"press 1", "press 1", "press 5", "press 6", "press 7", "press 9"}) {
        detour.does(press);
    }
    CHECK(detour.merlin() == Tally{1, 1, 0, 0, 0, 10, 10});
    Player helped;
    for (const char* action : {"press 5", "press 6", "press 7", "hint", "hint"}) helped.does(action);
    CHECK(helped.merlin() == Tally{1, 1, 0, 1, 0, 8, 0});
    Player shown;
    for (const char* action : {"solve", "step 3", "dismiss", "press 9"}) shown.does(action);
    CHECK(shown.game.is_solved());
    CHECK(shown.merlin() == Tally{1, 0, 0, 0, 1, 0, 0});
}

TEST_CASE("Nobody is credited with more time than a thought can take") {
    RecentPuzzles attempts;
    Game game = paper_game();
    Statistics all;
    for (const std::size_t button : {4, 5, 6, 8}) {
        const game::Action press = game::Press{button};
        REQUIRE(game.apply(press));
        all = added(all, attempts.note(press, game, 1e9));
    }
    CHECK(all.machines["merlin"].seconds == 180);
}

TEST_CASE("A daily puzzle that is won counts for its day, and attempts outlive a reload") {
    Player player;
    player.attempts.begin_daily(player.game, 20779);
    player.does("hint");
    player.does("press 5");
    const std::string text = player.attempts.text();
    CHECK(text ==
          "switchbox-attempts 2\nattempt 2.merlin.mI.ybha0 hints 1 milliseconds 2000 state played day "
          "2026-11-22\nend\n");
    player.attempts = value_of(RecentPuzzles::parse(text));
    for (const char* press : {"press 6", "press 7"}) player.does(press);
    CHECK(player.statistics.daily_wins.empty());
    player.does("press 9");
    CHECK(player.statistics.daily_wins == std::set<game::DayNumber>{20779});
    CHECK(player.merlin() == Tally{1, 1, 0, 1, 0, 8, 0});
    CHECK(value_of(RecentPuzzles::parse(player.attempts.text())) == player.attempts);
}

TEST_CASE("Attempts of version 1 are read, and damaged ones are refused with the line") {
    const std::string good = "attempt 2.merlin.mI.ybha0 hints 1 milliseconds 2000 state won\n";
    const std::string head = "switchbox-attempts 2\n";
    CHECK(value_of(RecentPuzzles::parse("switchbox-attempts 1\n" + good)).text() == head + good + "end\n");
    const auto refused = [](const std::string& text) { return message_of(RecentPuzzles::parse(text)); };
    CHECK(refused("nonsense") == "attempts, line 1: it does not begin with 'switchbox-attempts 2'");
    CHECK(refused("switchbox-attempts 3\nend\n") ==
          "attempts, line 1: it was written by another version of Switchbox ('switchbox-attempts 3')");
    CHECK(refused(head + good) == "attempts, line 2: the end is missing");
    for (const char* line :
         {"", "attempt x", "attempt y hints 1 milliseconds 2 state lost",
          "attempt y hints 1 milliseconds 2 state won day", "attempt y hints 1 milliseconds 2 state won day ",
          "attempt y hints 1 milliseconds 2 state won day 2026-02-30",
          "attempt y hints 1 milliseconds 2 state won night 2026-02-20",
          "attempt y hints 1 milliseconds 2 state won day 2026-02-20 opened",
          "attempt y hints 1 milliseconds 2 state won day 2026-02-20 opened 2026-02-30",
          "attempt y hints 1 milliseconds 2 state won day 2026-02-20 closed 2026-02-20",
          "attempt y hints 1 milliseconds 2 state won opened 2026-02-20",
          "attempt y hints 1 milliseconds 1000000000001 state won"}) {
        CHECK(refused(head + good + line + "\nend\n") ==
              "attempts, line 3: " + say(machine::quoted(line)) + " is not known here");
    }
}

TEST_CASE("An attempt's line has each word in its place") {
    const std::string head = "switchbox-attempts 2\n";
    const std::string good = "attempt y hints 1 milliseconds 1000000000000 state shown day 2026-02-20";
    CHECK(value_of(RecentPuzzles::parse(head + good + "\nend\n")).text() == head + good + "\nend\n");
    for (const char* word : {"attempt", "hints", "milliseconds", "state", "shown", "day", "2026-02-20"}) {
        std::string line = good;
        line.replace(line.find(word), std::string(word).size(), "x");
        CHECK_FALSE(RecentPuzzles::parse(head + line + "\nend\n"));
    }
    for (const char* number : {" 1 ", " 1000000000000 "}) {
        std::string line = good;
        line.replace(line.find(number), std::string(number).size(), " x ");
        CHECK_FALSE(RecentPuzzles::parse(head + line + "\nend\n"));
    }
    CHECK_FALSE(RecentPuzzles::parse(head + good + " x\nend\n"));
}

TEST_CASE("The last eight puzzles are remembered, the last one first") {
    Player player;
    for (std::uint64_t seed = 1; seed <= 9; ++seed) {
        player.does("new merlin " + std::to_string(seed));
        player.does("hint");
    }
    const auto lines = [&] {
        const std::string text = player.attempts.text();
        return std::count(text.begin(), text.end(), '\n') - 2;
    };
    CHECK(lines() == 8);
    const std::string nine = player.attempts.text();
    player.does("new merlin 2");
    player.does("hint");
    CHECK(lines() == 8);
    CHECK(player.attempts.text() != nine);
    CHECK(player.merlin().games == 9);
    CHECK(player.merlin().hints == 10);
    player.does("new merlin 1");  // the attempt was forgotten, so this is one more game
    player.does("hint");
    CHECK(player.merlin().games == 10);
    std::string text = player.attempts.text();
    const std::string line =
        text.substr(text.find("attempt "), text.find('\n', 30) + 1 - text.find("attempt "));
    text.insert(text.find("attempt "), line + line);
    CHECK(std::count(text.begin(), text.end(), '\n') == 12);
    const std::string read = value_of(RecentPuzzles::parse(text)).text();
    CHECK(std::count(read.begin(), read.end(), '\n') == 10);
}

TEST_CASE("A clock that is set back takes nothing away, and no time is counted twice") {
    Faults faults("clocks set back");
    Player player;
    const auto play_on_day = [&](game::DayNumber day, std::uint64_t seed) {
        player.does("new merlin " + std::to_string(seed));
        player.attempts.begin_daily(player.game, day);
        for (int hints = 0; hints < 40 && !player.game.is_solved(); ++hints) player.does("hint");
    };
    const std::vector<std::pair<game::DayNumber, std::uint64_t>> days{
        {20780, 1}, {20779, 2}, {20780, 1}, {20700, 3}, {20781, 4}};
    std::set<game::DayNumber> won;
    for (const auto& [day, seed] : days) {
        play_on_day(day, seed);
        won.insert(day);
        faults.note(player.statistics.daily_wins == won && player.merlin().wins == won.size());
    }
    CHECK(streak_of(player.statistics, 20781) == game::Streak{3, 3});
    CHECK(streak_of(player.statistics, 20780) == game::Streak{2, 3});
    // The clock jumps between two actions.
    const Tally before = player.merlin();
    for (const double seconds : {-5.0, -1e18}) {
        player.does("new merlin 9");
        for (const char* action : {"hint", "hint"}) {
            const game::Action requested = value_of(game::parse_action(action));
            REQUIRE(player.game.apply(requested));
            player.statistics =
                added(player.statistics, player.attempts.note(requested, player.game, seconds));
        }
        faults.note(player.merlin().seconds == before.seconds);
    }
    // The day is outside the range that the text format can read.
    for (const game::DayNumber day : {game::DayNumber{-1}, game::DayNumber{4'000'000}}) {
        Player lost;
        lost.attempts.begin_daily(lost.game, day);
        for (const char* press : {"press 5", "press 6", "press 7", "press 9"}) lost.does(press);
        lost.statistics.regained.clear();  // the text form does not have them
        faults.note(lost.merlin().wins == 1 &&
                    value_of(parse_statistics(format_statistics(lost.statistics))) == lost.statistics &&
                    value_of(RecentPuzzles::parse(lost.attempts.text())) == lost.attempts);
    }
}

TEST_CASE("The right answer that a puzzle cannot be solved wins it") {
    game::Puzzle puzzle{choice("lights-out"), picture("10000/00000/00000/00000/00000"),
                        choice("lights-out")->default_target(), true};
    Player player{Game(game::opening(puzzle))};
    player.does("answer impossible");
    CHECK(player.statistics.machines["lights-out"].wins == 1);
    CHECK(player.statistics.machines["lights-out"].fewest == 0);
    CHECK(player.statistics.machines["lights-out"].seconds == 1);  // the least stored time is a second
    Player wrong{Game(game::opening(puzzle))};
    wrong.does("answer possible");
    CHECK(wrong.statistics.machines["lights-out"].games == 1);
    CHECK(wrong.statistics.machines["lights-out"].wins == 0);
    // If the puzzle can be solved, no answer wins.
    puzzle.start = picture("11000/10000/00000/00000/00000");
    for (const char* answer : {"answer impossible", "answer possible"}) {
        Player other{Game(game::opening(puzzle))};
        other.does(answer);
        CHECK(other.statistics.machines["lights-out"].games == 1);
        CHECK(other.statistics.machines["lights-out"].wins == 0);
    }
}

}  // namespace switchbox::test
