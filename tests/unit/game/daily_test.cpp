// Tests of the daily puzzle: its games, its streak and its result in words.
#include "game/daily.hpp"

#include <array>
#include <set>

#include "game/answer_task.hpp"
#include "game/share_code.hpp"
#include "support/playing.hpp"
#include "support/support.hpp"

namespace switchbox::test {

using game::daily_game;
using game::daily_number;
using game::DayNumber;
using game::NewGame;
using game::number_of;
using game::Statistics;

namespace {

std::string daily_code(DayNumber day) {
    return game::share_code(game::opening(value_of(game::new_puzzle(daily_game(day)))));
}

// Returns the number of slices that the search for the day's game needs, at most one more than `most`.
int slices_of(DayNumber day, int most) {
    constexpr std::uint64_t slice = 1U << 20U;  // about a millisecond
    const auto search = game::search_for(daily_game(day));
    int slices = 0;
    while (search != nullptr && !search->is_finished() && slices <= most) {
        search->advance(slice);
        ++slices;
    }
    if (search != nullptr && search->is_finished()) CHECK(static_cast<bool>(search->result()));
    return slices;
}

struct Golden {
    game::Day day;
    const char* code;
};
constexpr std::array<Golden, 9> golden_days{{{{2026, 1, 1}, "2.subboards.0dY.f40qj"},
                                             {{2026, 11, 23}, "2.merlin.Zw.f3dq1"},
                                             {{2026, 11, 24}, "2.quatrainment.aeY.ycbrc"},
                                             {{2026, 11, 25}, "2.lights-out.fdkAA.90qz5"},
                                             {{2026, 11, 26}, "2.subboards.1V0.ndz8b"},
                                             {{2026, 11, 27}, "2.lights-out-2000~4x4.JaWAhA.5pegd"},
                                             {{2026, 11, 28}, "2.ghaly~4~J9g~h0s.9kgef"},
                                             {{2026, 11, 29}, "2.lights-out~6x6.FBfcIz.my3sq"},
                                             {{2028, 2, 29}, "2.quatrainment.m9I.6ws6a"}}};

// Player who opens a day's puzzle on one date, or on none that is known, and wins it on another.
Statistics won(DayNumber day, DayNumber today, std::optional<DayNumber> opened = std::nullopt) {
    game::Game played = paper_game();
    game::RecentPuzzles attempts;
    attempts.begin_daily(played, day, opened);
    attempts = value_of(game::RecentPuzzles::parse(attempts.text()));
    Statistics statistics;
    for (const std::size_t button : {4U, 5U, 6U, 8U}) {
        const game::Action press = game::Press{button};
        play_on(played, press);
        statistics = added(statistics, attempts.note(press, played, 1, today));
    }
    REQUIRE(played.is_solved());
    CHECK(attempts.now(played).day == day);
    CHECK(attempts.now(played).state == game::Attempt::State::won);
    return statistics;
}

}  // namespace

TEST_CASE("Puzzle 1 is that of 1 January 2026, a Thursday") {
    CHECK(number_of({2026, 1, 1}) == game::first_daily);
    CHECK(daily_number(game::first_daily) == 1);
    CHECK(daily_number(number_of({2026, 11, 29})) == 333);
    CHECK(game::weekday_of(game::first_daily) == 3);
    CHECK(game::weekday_of(number_of({2026, 11, 29})) == 6);
    CHECK(game::weekday_of(number_of({1969, 12, 29})) == 0);
    CHECK(game::daily_month(game::first_daily) == 0);
    CHECK(game::daily_month(game::first_daily - 1) == -1);
    CHECK(game::daily_month(number_of({2027, 2, 1})) == 13);
}

TEST_CASE("Each day of a year has a game of its weekday's machine and presses, found soon") {
    const std::array<std::pair<const char*, std::size_t>, 7> promised{{{"merlin", 3},
                                                                       {"quatrainment", 4},
                                                                       {"lights-out", 5},
                                                                       {"subboards", 5},
                                                                       {"lights-out-2000~4x4", 6},
                                                                       {"ghaly~4", 10},
                                                                       {"lights-out~6x6", 9}}};
    constexpr int most_slices = 2000;
    const DayNumber end = number_of({2027, 1, 1});
    for (DayNumber day = game::first_daily; day < end; ++day) {
        CAPTURE(game::format_day_number(day));
        const NewGame requested = daily_game(day);
        const auto& row = promised.at(game::weekday_of(day));
        CHECK(requested.fewest == row.second);
        CHECK(requested.seed == game::daily_seed(game::day_of(day)));
        CHECK(requested.quest == game::NewGameMode::solvable);
        const game::Game played(game::opening(value_of(game::new_puzzle(requested))));
        CHECK(game::share_code(played.position()).starts_with("2." + std::string(row.first)));
        CHECK(played.fewest_from_here() == row.second);
        CHECK(slices_of(day, most_slices) <= most_slices);
    }
}

TEST_CASE("The puzzles of these days are the same in every build") {
    for (const Golden& golden : golden_days) {
        CAPTURE(game::format_day(golden.day));
        CHECK(daily_code(number_of(golden.day)) == golden.code);
    }
}

TEST_CASE("A streak counts puzzles that were won on their day; a later win is a tick, and mends nothing") {
    const DayNumber day = number_of({2026, 11, 20});
    CHECK(won(day, day).daily_wins == std::set<DayNumber>{day});
    // The clock went back, or the player flew to the west: the day has not ended.
    CHECK(won(day, day - 1).daily_wins == std::set<DayNumber>{day});
    const Statistics late = won(day, day + 1);
    CHECK(late.daily_wins.empty());
    CHECK(late.late_wins == std::set<DayNumber>{day});
    CHECK(has_won_daily(late, day));
    CHECK_FALSE(has_won_daily(late, day + 1));

    Statistics all;
    for (const DayNumber other : {day - 2, day - 1, day + 1}) all = added(all, won(other, other));
    CHECK(streak_of(all, day + 1) == game::Streak{1, 2});
    all = added(all, late);
    CHECK(streak_of(all, day + 1) == game::Streak{1, 2});
    CHECK(count_daily_wins(all) == 4);
    CHECK(count_daily_wins(added(all, won(day, day))) == 4);
    CHECK(streak_of(added(all, won(day, day)), day + 1) == game::Streak{4, 4});
}

TEST_CASE("A puzzle opened on its day counts for it until the end of the next day, in every time zone") {
    const DayNumber day = number_of({2026, 11, 20});
    const auto counts = [day](DayNumber opened, DayNumber today) {
        const Statistics statistics = won(day, today, opened);
        CHECK(statistics.daily_wins.size() + statistics.late_wins.size() == 1);
        return statistics.daily_wins.contains(day);
    };
    CHECK(counts(day, day));
    CHECK(counts(day, day + 1));        // past midnight, or after a flight to the east
    CHECK_FALSE(counts(day, day + 2));  // the next day has ended
    CHECK(counts(day, day - 1));        // a flight to the west, or a clock set back
    CHECK_FALSE(counts(day + 1, day + 1));
    CHECK_FALSE(counts(day + 1, day + 2));
    CHECK(counts(day + 1, day));  // a clock set back to the day
    CHECK(streak_of(added(won(day - 1, day - 1), won(day, day + 1, day)), day + 1) == game::Streak{2, 2});
}

TEST_CASE("A puzzle opened again keeps the day on which it was opened first") {
    const DayNumber day = number_of({2026, 11, 20});
    game::Game played = paper_game();
    game::RecentPuzzles attempts;
    attempts.begin_daily(played, day, day);
    attempts.begin_daily(played, day, day + 1);
    CHECK(attempts.now(played).opened == day);
    CHECK(attempts.text() ==
          "switchbox-attempts 2\nattempt 2.merlin.mI.ybha0 hints 0 milliseconds 0 state fresh day 2026-11-20 "
          "opened 2026-11-20\nend\n");
    attempts.begin_daily(played, day + 7, day + 8);
    CHECK(attempts.now(played).opened == day + 8);
    attempts.begin_daily(played, day + 7, day - 90000);  // a clock that shows a date before 1970
    CHECK(attempts.now(played).opened == day + 8);
    attempts.begin_again(played);
    CHECK_FALSE(attempts.now(played).opened.has_value());
    CHECK_FALSE(attempts.now(played).day.has_value());
}

TEST_CASE("A clock that is set back costs a streak a day at most, and it comes back") {
    Statistics all;
    constexpr DayNumber first = 20700;
    for (DayNumber day = first; day < first + 5; ++day) all.daily_wins.insert(day);
    CHECK(streak_of(all, first + 4).current == 5);
    CHECK(streak_of(all, first + 5).current == 5);
    CHECK(streak_of(all, first + 6).current == 0);
    CHECK(streak_of(all, first + 3).current == 4);
    CHECK(streak_of(all, first - 400) == game::Streak{0, 5});
}

TEST_CASE("Late wins are kept in lines of their own, and texts without them are read") {
    const std::string text = "switchbox-statistics 1\nday 2026-11-21\nlate 2026-11-20\nend\n";
    const Statistics read = value_of(game::parse_statistics(text));
    CHECK(read.daily_wins == std::set<DayNumber>{20778});
    CHECK(read.late_wins == std::set<DayNumber>{20777});
    CHECK(game::format_statistics(read) == text);
    CHECK_FALSE(read.empty());
    CHECK(
        value_of(game::parse_statistics("switchbox-statistics 1\nday 2026-11-21\nend\n")).late_wins.empty());
    CHECK(message_of(game::parse_statistics("switchbox-statistics 1\nlate 2026-02-30\nend\n")) ==
          "statistics, line 2: '2026-02-30' is not a day");
}

TEST_CASE("A puzzle that was won before counts anew as that of a day, and only once") {
    game::Game played = paper_game();
    game::RecentPuzzles attempts;
    Statistics statistics;
    const auto win = [&] {
        for (const std::size_t button : {4U, 5U, 6U, 8U}) {
            const game::Action press = game::Press{button};
            play_on(played, press);
            statistics = added(statistics, attempts.note(press, played, 1, 20700));
        }
        play_on(played, std::string("restart"));
    };
    win();
    CHECK(statistics.daily_wins.empty());
    attempts.begin_daily(played, 20700);
    CHECK(attempts.now(played).state == game::Attempt::State::fresh);
    win();
    CHECK(statistics.daily_wins == std::set<DayNumber>{20700});
    CHECK(statistics.machines["merlin"].wins == 2);
    attempts.begin_daily(played, 20700);
    win();
    CHECK(statistics.machines["merlin"].wins == 2);
}

TEST_CASE("The attempt at the game in play is known after a reload; another game has a fresh one") {
    game::Game played = paper_game();
    game::RecentPuzzles attempts;
    CHECK(attempts.now(played) == game::Attempt{});
    attempts.begin_daily(played, 20700);
    const game::RecentPuzzles again = value_of(game::RecentPuzzles::parse(attempts.text()));
    CHECK(again.now(played).day == DayNumber{20700});
    const game::Game other(game::opening(value_of(game::new_puzzle(daily_game(20700)))));
    CHECK_FALSE(again.now(other).day.has_value());
}

TEST_CASE("The result tells number, presses, help and streak in squares, and no press") {
    const DayNumber monday = number_of({2026, 11, 23});
    CHECK(game::daily_title(monday) == "Daily puzzle 327, 23 November. Merlin.");
    game::Game played(game::opening(value_of(game::new_puzzle(daily_game(monday)))));
    for (int hints = 0; hints < 9 && !played.is_solved(); ++hints) play_on(played, std::string("hint"));
    REQUIRE(played.is_solved());
    const std::string hints = std::to_string(played.help().hints);
    REQUIRE(played.help().hints == 3);
    const std::string line = "\xF0\x9F\x9F\xA9\xF0\x9F\x9F\xA9\xF0\x9F\x9F\xA9";
    const std::string bulbs = "\xF0\x9F\x92\xA1\xF0\x9F\x92\xA1\xF0\x9F\x92\xA1";
    CHECK(game::daily_result(played, monday, {}, "LINK") ==
          "Switchbox daily 327: 3 of 3 presses, 3 hints\n" + line + bulbs + "\nLINK");

    game::Game alone(game::opening(value_of(game::new_puzzle(daily_game(monday)))));
    play_on(alone, std::string("press 1"));
    play_on(alone, std::string("press 1"));
    const auto search = alone.search();
    const machine::PressGrid presses = *solve::presses_of(search.verdict());
    for (std::size_t button = 0; button < presses.size(); ++button) {
        if (presses[button] != 0) play_on(alone, game::Action(game::Press{button}));
    }
    REQUIRE(alone.is_solved());
    CHECK(game::daily_result(alone, monday, {4, 9}, "LINK") ==
          "Switchbox daily 327: 5 of 3 presses, no help, 4 days in a row\n" + line +
              "\xF0\x9F\x9F\xA8\xF0\x9F\x9F\xA8\nLINK");
    CHECK(game::daily_result(alone, monday, {1, 9}, "LINK") ==
          "Switchbox daily 327: 5 of 3 presses, no help, 1 day in a row\n" + line +
              "\xF0\x9F\x9F\xA8\xF0\x9F\x9F\xA8\nLINK");
}

TEST_CASE("Months and weekdays have names") {
    CHECK(game::date_words(number_of({2026, 3, 1})) == "1 March");
    CHECK(game::month_words(2027, 12) == "December 2027");
    CHECK(game::weekday_words(0) == "Monday");
    CHECK(game::short_weekday(6) == "Su");
}

}  // namespace switchbox::test
