// Tests of the daily puzzle's button and dialog.
#include <doctest/doctest.h>

#include <string>

#include "game/daily.hpp"
#include "game/levels.hpp"
#include "i18n/words.hpp"
#include "icons.hpp"
#include "support/dialog_user.hpp"
#include "support/games.hpp"
#include "support/requests.hpp"
#include "support/screen.hpp"

using namespace switchbox;
using namespace switchbox::test;
using ui::DailyRequest;
using ui::Modal;

namespace {

const game::DayNumber sunday = game::number_of({2026, 11, 29});

ui::RecordState record_on(game::DayNumber today, std::set<game::DayNumber> won = {}) {
    ui::RecordState record;
    record.today = today;
    record.statistics.daily_wins = std::move(won);
    record.streak = game::streak_of(record.statistics, today);
    return record;
}

struct Daily : DialogUser {
    explicit Daily(ui::RecordState record) : DialogUser(paper_game(), ui::daily_dialog) {
        state.record = std::move(record);
        activate("today");
        REQUIRE(state.modal.open == Modal::daily);
    }
};

}  // namespace

TEST_CASE("the daily puzzle is two clicks away, or two Returns") {
    for (const ImVec2 size : {desktop, phone, ImVec2{320, 568}}) {
        Screen screen(paper_game(), size);
        screen.show_record(record_on(sunday));
        screen.settle();
        REQUIRE(screen.has_place("today"));
        screen.act("today");
        CHECK(screen.state().modal.open == Modal::daily);
        screen.act("daily-play");
        CHECK(last_request<DailyRequest>(screen.requests).day == sunday);
        CHECK(screen.state().modal.open == Modal::none);
        screen.requests.clear();
        screen.focus("today");
        screen.key(ImGuiKey_Enter);
        CHECK(screen.state().focus.id == "daily-play");
        screen.key(ImGuiKey_Enter);
        CHECK(last_request<DailyRequest>(screen.requests).day == sunday);
        CHECK(screen.state().modal.open == Modal::none);
    }
}

TEST_CASE("the dialog names the day's number, date and machine, and says if it is solved") {
    Daily daily(record_on(sunday));
    CHECK(daily.group("daily-today").name == "Daily puzzle 333");
    CHECK(daily.text("daily-today") == "29 November. Lights Out. Not solved yet.");
    CHECK(daily.item("daily-play").label == "Play");
    CHECK(daily.text("daily-streak") == "Current streak: 0. Longest streak: 0.");
    Daily solved(record_on(sunday, {sunday - 1, sunday}));
    CHECK(solved.text("daily-today") == "29 November. Lights Out. Solved.");
    CHECK(solved.item("daily-play").label == "Play again");
    CHECK(solved.text("daily-streak") == "Current streak: 2. Longest streak: 2.");
}

TEST_CASE("a puzzle that is in play goes on; one that is solved begins again") {
    ui::RecordState record = record_on(sunday);
    record.play.day = sunday;
    Daily open(record);
    open.click("daily-play");
    CHECK(open.requests.empty());
    CHECK(open.state.modal.open == Modal::none);
    record.statistics.daily_wins = {sunday};
    Daily solved(record);
    solved.click("daily-play");
    CHECK(only_request<DailyRequest>(solved.requests).day == sunday);
}

TEST_CASE("the calendar has the days of the month up to today, with a tick on those that are solved") {
    ui::RecordState record = record_on(sunday, {sunday - 2});
    record.statistics.late_wins = {sunday - 4};
    Daily daily(record);
    const ui::DialogGroup days = daily.group("daily-days");
    CHECK(days.name == "Puzzles of November 2026");
    REQUIRE(days.items.size() == 30);
    CHECK(days.indent == 6);  // 1 November 2026 is a Sunday
    CHECK(days.heads.front() == "Mo");
    CHECK(daily.item("daily-2026-11-27").name == "27: Friday, 27 November, Lights Out 2000, solved");
    CHECK(daily.item("daily-2026-11-25").checked);
    CHECK(daily.item("daily-2026-11-25").icon != nullptr);
    CHECK(daily.item("daily-2026-11-26").name == "26: Thursday, 26 November, Subboards");
    CHECK_FALSE(daily.item("daily-2026-11-26").checked);
    CHECK_FALSE(daily.item("daily-2026-11-30").enabled);
    CHECK(daily.item("daily-2026-11-30").bare);
    CHECK_FALSE(daily.item("daily-2026-11-26").bare);
    CHECK(daily.item("daily-2026-11-30").name == "30: Monday, 30 November, not yet");
    CHECK(daily.item("daily-2026-11-29").is_next);  // today
    CHECK_FALSE(daily.item("daily-2026-11-28").is_next);
    daily.click("daily-2026-11-03");
    CHECK(only_request<DailyRequest>(daily.requests).day == game::number_of({2026, 11, 3}));
}

TEST_CASE("puzzles lost before today are offered again, each by a button, and the list can be cleared") {
    ui::RecordState record = record_on(sunday);
    const std::string unreadable = "9.of.another.version";
    record.statistics.lost = {{"2.lights-out~6x6.FBfcIz.my3sq", sunday - 3},
                              {unreadable, sunday - 2},
                              {"2.merlin.mI.ybha0", sunday - 1},
                              {"2.merlin.Zw.f3dq1", sunday},
                              {"2.quatrainment.aeY.ycbrc", sunday + 1}};
    Daily daily(record);
    CHECK(daily.group("daily-retries").name == "Try again");
    REQUIRE(daily.group("daily-retries").items.size() == 2);
    CHECK(daily.item("daily-retry-1").label == "Lights Out, 6 × 6");
    CHECK(daily.item("daily-retry-1").note == "26 November");
    CHECK(daily.item("daily-retry-1").name == "Lights Out, 6 × 6, lost on 26 November");
    daily.click("daily-retry-3");
    CHECK(only_request<ui::RetryRequest>(daily.requests).puzzle == "2.merlin.mI.ybha0");
    CHECK(daily.state.modal.open == Modal::none);
    daily.requests.clear();
    daily.activate("today");
    daily.click("daily-retry-clear");
    static_cast<void>(only_request<ui::ClearLostRequest>(daily.requests));
    daily.state.record.statistics.lost = {{"2.merlin.Zw.f3dq1", sunday}};
    CHECK_FALSE(daily.has("daily-retry-1"));
    CHECK_FALSE(daily.has("daily-retry-clear"));
    daily.state.record.today = sunday + 1;
    CHECK(daily.has("daily-retry-1"));
}

TEST_CASE("a lost level is offered by its title, and ends an open lesson") {
    ui::RecordState record = record_on(sunday);
    const game::Level& level = game::level_at(4);
    record.statistics.lost = {{std::string(level.code), sunday - 1}};
    Screen screen(paper_game());
    screen.show_record(record);
    screen.act("lessons");
    screen.act("lesson-merlin-win");
    screen.act("today");
    screen.settle();
    REQUIRE(screen.has_place("daily-retry-1"));
    CHECK(screen.arranged().find("daily-retry-1")->name == say(tell(level.title)) + ", lost on 28 November");
    screen.act("daily-retry-1");
    CHECK(last_request<ui::RetryRequest>(screen.requests).puzzle == level.code);
    CHECK(screen.state().lesson.id.empty());
}

TEST_CASE("the months go back to the first puzzle, and no further than today") {
    Daily daily(record_on(game::number_of({2027, 1, 3})));
    CHECK_FALSE(daily.has("daily-later"));
    daily.click("daily-earlier");
    CHECK(daily.group("daily-days").name == "Puzzles of December 2026");
    CHECK(daily.item("daily-later").enabled);
    daily.click("daily-earlier", 11);
    CHECK(daily.group("daily-days").name == "Puzzles of January 2026");
    CHECK_FALSE(daily.item("daily-earlier").enabled);
    CHECK(daily.has("daily-2026-01-01"));
    CHECK_FALSE(daily.has("daily-2025-12-31"));
}

TEST_CASE("arrows go through the days as they stand in the calendar") {
    Screen screen(paper_game());
    screen.show_record(record_on(sunday));
    screen.act("today");
    screen.settle();
    screen.focus("daily-2026-11-01");
    screen.key(ImGuiKey_DownArrow);
    CHECK(screen.state().focus.id == "daily-2026-11-08");
    screen.key(ImGuiKey_LeftArrow);
    CHECK(screen.state().focus.id == "daily-2026-11-07");
    screen.key(ImGuiKey_UpArrow);
    CHECK(screen.state().focus.id == "daily-2026-11-01");
}

TEST_CASE("a clock before the first puzzle gets a line about the date, and no puzzle") {
    Daily daily(record_on(game::first_daily - 1));
    CHECK(daily.text("daily-none") ==
          "The daily puzzles begin on 1 January 2026. Check the date of this device.");
    CHECK_FALSE(daily.has("daily-play"));
}

TEST_CASE("the button has a tick once today's puzzle is solved, and the streak as long as it lasts") {
    Screen screen(paper_game());
    const auto show = [&screen](const ui::RecordState& record) {
        screen.show_record(record);
        screen.settle();
    };
    const auto has_tick = [&screen] {
        const char* icon = screen.control("today").icon;
        return icon != nullptr && std::string_view(icon) == icons::check;
    };
    show(record_on(sunday));
    CHECK(screen.control("today").label == "Daily");
    CHECK_FALSE(has_tick());
    CHECK(screen.arranged().find("today")->name == "Daily: puzzle 333");
    show(record_on(sunday, {sunday - 2, sunday - 1}));
    CHECK(screen.control("today").label == "Daily 2");
    CHECK_FALSE(has_tick());
    show(record_on(sunday, {sunday - 2, sunday - 1, sunday}));
    CHECK(screen.control("today").label == "Daily 3");
    CHECK(has_tick());
    CHECK(screen.arranged().find("today")->name == "Daily 3: puzzle 333, solved, 3 days in a row");
}
