#include "game/daily.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string>

namespace switchbox::game {
namespace {

struct DailyRow {
    std::string_view machine;  // of the catalogue
    int side;                  // 0: its usual size
    std::size_t fewest;
};

// From Monday to Sunday. The search for each of these games is short and finds one for every seed.
constexpr std::array<DailyRow, 7> daily_rows{{{"merlin", 0, 3},
                                              {"quatrainment", 0, 4},
                                              {"lights-out", 0, 5},
                                              {"subboards", 0, 5},
                                              {"lights-out-2000", 4, 6},
                                              {"ghaly", 0, 10},
                                              {"lights-out", 6, 9}}};

constexpr std::array<MessageId<>, 12> month_names{
    "play.calendar.january",   "play.calendar.february", "play.calendar.march",    "play.calendar.april",
    "play.calendar.may",       "play.calendar.june",     "play.calendar.july",     "play.calendar.august",
    "play.calendar.september", "play.calendar.october",  "play.calendar.november", "play.calendar.december"};

struct WeekdayName {
    MessageId<> name;
    MessageId<> abbreviation;
};
constexpr std::array<WeekdayName, 7> weekday_names{
    {{"play.calendar.monday", "play.calendar.monday.short"},
     {"play.calendar.tuesday", "play.calendar.tuesday.short"},
     {"play.calendar.wednesday", "play.calendar.wednesday.short"},
     {"play.calendar.thursday", "play.calendar.thursday.short"},
     {"play.calendar.friday", "play.calendar.friday.short"},
     {"play.calendar.saturday", "play.calendar.saturday.short"},
     {"play.calendar.sunday", "play.calendar.sunday.short"}}};

Message month_name(int month) { return tell(month_names.at(static_cast<std::size_t>(month - 1))); }

constexpr std::string_view green_square = "\xF0\x9F\x9F\xA9";
constexpr std::string_view yellow_square = "\xF0\x9F\x9F\xA8";
constexpr std::string_view light_bulb = "\xF0\x9F\x92\xA1";

// Adds the sign so many times, at most ten.
void add_signs(std::string& line, std::string_view sign, std::uint64_t count) {
    constexpr std::uint64_t most = 10;
    for (std::uint64_t i = 0; i < std::min(count, most); ++i) line += sign;
}

Message help_words(const Help& help) {
    if (help.solution) return tell("play.daily.solution");
    return help.hints == 0 ? tell("play.daily.no-help") : tell("play.daily.hints", help.hints);
}

}  // namespace

int daily_month(DayNumber day) {
    constexpr int months = 12;
    const Day date = day_of(day);
    const Day first = day_of(first_daily);
    return months * (date.year - first.year) + date.month - first.month;
}

NewGame daily_game(DayNumber day) {
    const DailyRow& row = daily_rows.at(weekday_of(day));
    machine::PresetOptions options;
    if (row.side != 0) options.shape = machine::Shape{row.side, row.side};
    return {*machine::choose(row.machine, options), daily_seed(day_of(day)), row.fewest};
}

Message date_words(DayNumber day) {
    const Day date = day_of(day);
    return tell("play.calendar.date", date.day, month_name(date.month));
}

Message month_words(int year, int month) {
    return tell("play.calendar.month", month_name(month), std::to_string(year));
}

Message weekday_words(std::size_t weekday) { return tell(weekday_names.at(weekday).name); }
Message short_weekday(std::size_t weekday) { return tell(weekday_names.at(weekday).abbreviation); }

Message daily_title(DayNumber day) {
    return tell("play.daily.title", std::to_string(daily_number(day)), date_words(day),
                daily_game(day).machine->name());
}

Message daily_result(const Game& game, DayNumber day, const Streak& streak, std::string_view link) {
    const std::uint64_t presses = game.position().press_count;
    const std::uint64_t fewest = daily_game(day).fewest.value_or(presses);
    std::string squares;
    add_signs(squares, green_square, std::min(presses, fewest));
    add_signs(squares, yellow_square, presses - std::min(presses, fewest));
    add_signs(squares, light_bulb, game.help().hints);
    const std::string number = std::to_string(daily_number(day));
    Message help = help_words(game.help());
    if (streak.current == 0)
        return tell("play.daily.result", number, presses, fewest, std::move(help), squares, link);
    return tell("play.daily.result-streak", number, presses, fewest, std::move(help), streak.current, squares,
                link);
}

}  // namespace switchbox::game
