#include <algorithm>
#include <string>

#include "game/daily.hpp"
#include "game/levels.hpp"
#include "game/share_code.hpp"
#include "i18n/words.hpp"
#include "icons.hpp"
#include "ui/dialogs/dialog.hpp"
#include "ui/frame/command_acts.hpp"
#include "ui/frame/machine_ui.hpp"

namespace switchbox::ui {
namespace {

using game::Day;
using game::DayNumber;

constexpr int weekdays = 7;
constexpr int months_of_year = 12;

Day first_day_of(int month) {
    const Day first = game::day_of(game::first_daily);
    return {first.year + month / months_of_year, 1 + month % months_of_year, 1};
}

// Plays a day's puzzle. One that is in play already goes on.
void play_day(InputContext& context, int days_since_first) {
    const DayNumber day = game::first_daily + days_since_first;
    const RecordState& record = context.state.record;
    if (record.play.day != day || has_won_daily(record.statistics, day))
        context.requests.emplace_back(DailyRequest{day});
    context.change().modal.open = Modal::none;
}

void step_month(InputContext& context, int by) { context.change().daily.month += by; }

void add_today(const DialogColumn& column, const RecordState& record) {
    const bool is_solved = has_won_daily(record.statistics, record.today);
    const Message number = tell("view.dialog.daily.number", std::to_string(game::daily_number(record.today)));
    DialogGroup& today = column.group("daily-today", GroupKind::words, number);
    today.is_titled = true;
    today.text = say(tell("view.dialog.daily.about", game::date_words(record.today),
                          game::daily_game(record.today).machine->name(),
                          tell(is_solved ? "view.dialog.daily.solved"_id : "view.dialog.daily.open"_id)));
    column.buttons(
        "daily-do", {},
        {primary(button_item("daily-play",
                             tell(is_solved ? "view.dialog.daily.again"_id : "view.dialog.daily.play"_id),
                             icons::play, play_day, static_cast<int>(record.today - game::first_daily)))});
}

void add_streak(const DialogColumn& column, const game::Streak& streak) {
    DialogGroup& group = column.group("daily-streak", GroupKind::facts, tell("view.dialog.daily.streak"));
    group.facts = {{say("view.dialog.statistics.streak"), say(verbatim(streak.current))},
                   {say("view.dialog.statistics.longest"), say(verbatim(streak.longest))}};
    Message text;
    for (const DialogFact& each : group.facts)
        text = together(std::move(text), tell("view.dialog.statistics.fact", each.name, each.value));
    group.text = say(text);
}

DialogItem day_item(DayNumber day, const RecordState& record) {
    const std::string label = std::to_string(game::day_of(day).day);
    const std::string id = "daily-" + game::format_day_number(day);
    const Message date = game::date_words(day);
    const Message weekday = game::weekday_words(game::weekday_of(day));
    if (day > record.today) {
        DialogItem item = button_item(id, tell("view.dialog.daily.day-to-come", label, weekday, date),
                                      verbatim(label), nullptr, play_day);
        item.hollow = item.bare = true;
        return enabled_if(false, std::move(item));
    }
    const Message machine = game::daily_game(day).machine->name();
    const bool is_solved = has_won_daily(record.statistics, day);
    DialogItem item =
        button_item(id,
                    is_solved ? tell("view.dialog.daily.day-solved", label, weekday, date, machine)
                              : tell("view.dialog.daily.day", label, weekday, date, machine),
                    verbatim(label), is_solved ? icons::check : nullptr, play_day,
                    static_cast<int>(day - game::first_daily));
    item.checked = is_solved;
    item.hollow = !is_solved;
    item.is_next = day == record.today;
    if (item.is_next) item.name = say("view.dialog.daily.day-now", item.name);
    return item;
}

// Adds the ways to other months. There is none after today's.
void add_ways(const DialogColumn& column, int month, const RecordState& record) {
    std::vector<DialogItem> ways{
        enabled_if(month > 0, button_item("daily-earlier", tell("view.dialog.daily.earlier"),
                                          icons::chevron_left, step_month, -1))};
    if (month < game::daily_month(record.today))
        ways.push_back(
            button_item("daily-later", tell("view.dialog.daily.later"), icons::chevron_right, step_month, 1));
    column.buttons("daily-months", {}, std::move(ways));
}

// Adds the calendar of a month.
void add_month(const DialogColumn& column, int month, const RecordState& record) {
    const Day first = first_day_of(month);
    const DayNumber begin = game::number_of(first);
    const DayNumber end = game::number_of(first_day_of(month + 1));
    DialogGroup& days =
        column.group("daily-days", GroupKind::days,
                     tell("view.dialog.daily.days", game::month_words(first.year, first.month)));
    days.columns = weekdays;
    days.indent = static_cast<int>(game::weekday_of(begin));
    for (std::size_t weekday = 0; weekday < static_cast<std::size_t>(weekdays); ++weekday)
        days.heads.push_back(say(game::short_weekday(weekday)));
    for (DayNumber day = begin; day < end; ++day) days.items.push_back(day_item(day, record));
}

// Begins one of the puzzles to retry afresh.
void retry(InputContext& context, int place) {
    const RecordState& record = context.state.record;
    const auto puzzles = game::puzzles_to_retry(record.statistics, record.today);
    const auto at = static_cast<std::size_t>(place);
    if (at < puzzles.size()) open_puzzle(context, RetryRequest{puzzles[at].puzzle});
}

void clear_lost(InputContext& context, int /*argument*/) {
    context.requests.emplace_back(ClearLostRequest{});
}

// Returns the title of the level, or the name of the machine with its size.
Message retry_words(const game::Puzzle& puzzle) {
    if (const game::Level* level = game::level_of(puzzle)) return tell(level->title);
    Message name = puzzle.machine->name();
    if (find_chip(puzzle.machine->id()) != nullptr) return name;  // a cube, or what the player drew
    const machine::Shape shape = puzzle.start.shape;
    return tell("view.dialog.daily.retry.row", std::move(name), shape.rows, shape.columns);
}

DialogItem retry_item(const game::Puzzle& puzzle, DayNumber day, std::size_t place) {
    const Message label = retry_words(puzzle);
    const Message date = game::date_words(day);
    DialogItem item = button_item("daily-retry-" + std::to_string(place + 1),
                                  tell("view.dialog.daily.retry.spoken", label, date), label, nullptr, retry,
                                  static_cast<int>(place));
    item.note = say(date);
    return item;
}

// Adds the puzzles that were lost before today. One that another version wrote may be unreadable.
void add_retries(const DialogColumn& column, const RecordState& record) {
    const auto puzzles = game::puzzles_to_retry(record.statistics, record.today);
    std::vector<DialogItem> items;
    for (std::size_t place = 0; place < puzzles.size(); ++place) {
        const auto position = game::parse_share_code(puzzles[place].puzzle);
        if (position) items.push_back(retry_item(position->puzzle, puzzles[place].day, place));
    }
    if (items.empty()) return;
    column.group("daily-retries", GroupKind::list, tell("view.dialog.daily.retry")).items = std::move(items);
    column.buttons("daily-retry-do", {},
                   {deleting(button_item("daily-retry-clear", tell("view.dialog.daily.retry.clear"),
                                         icons::trash_2, clear_lost))});
}

}  // namespace

Dialog daily_dialog(const DialogSources& sources) {
    const RecordState& record = sources.state.record;
    Dialog dialog{say("view.dialog.daily.title"), {}};
    const DialogColumn left(dialog, false);
    if (record.today < game::first_daily) {
        left.words("daily-none", {}, tell("view.dialog.daily.none"));
        return dialog;
    }
    add_today(left, record);
    add_streak(left, record.streak);
    add_retries(left, record);
    const int month = std::clamp(sources.state.daily.month, 0, game::daily_month(record.today));
    const DialogColumn right(dialog, true);
    add_ways(right, month, record);
    add_month(right, month, record);
    return dialog;
}

}  // namespace switchbox::ui
