// The dialog of what was played.
#include <doctest/doctest.h>

#include <algorithm>

#include "support/games.hpp"
#include "support/screen.hpp"
#include "view/dialogs/dialog.hpp"

using namespace switchbox;
using namespace switchbox::test;

namespace {

view::RecordState some_record() {
    view::RecordState record;
    record.statistics.machines["merlin"] = {12, 10, 4, 3, 1, 754, 17};
    record.statistics.machines["king"] = {40123, 1, 0, 1, 0, 3725, 0};
    record.statistics.machines["future-machine"] = {1, 0, 0, 0, 0, 0, 0};
    record.statistics.daily_wins = {20778, 20779};
    record.streak = {2, 2};
    return record;
}

std::string text_of(const view::Dialog& dialog, std::string_view id) {
    for (const view::DialogGroup& group : dialog.groups) {
        if (group.id == id) return group.name + ": " + group.text;
    }
    return "(none)";
}

template <class Wanted>
bool is_wanted(const view::Requests& requests) {
    return std::any_of(requests.begin(), requests.end(),
                       [](const view::Request& request) { return std::holds_alternative<Wanted>(request); });
}

}  // namespace

TEST_CASE("the dialog tells streak, sums and each machine, those played most first") {
    const game::Game game = paper_game();
    const view::Settings settings;
    view::UiState state;
    state.modal.open = view::Modal::statistics;
    state.record = some_record();
    const view::Dialog dialog = view::open_dialog({game, settings, state});
    CHECK(text_of(dialog, "statistics-daily") ==
          "Daily puzzle: Days won: 2. Streak now, in days: 2. Longest streak: 2.");
    CHECK(text_of(dialog, "statistics-all") ==
          "All machines: Games: 40,136. Wins: 11. With the fewest presses: 4. Hints: 4. Solutions shown: 1. "
          "Fastest win: 0:17. Time of all wins: 1:14:39.");
    CHECK(text_of(dialog, "statistics-king") ==
          "King: Games: 40,123. Wins: 1. With the fewest presses: 0. Hints: 1. Solutions shown: 0. "
          "Time of all wins: 1:02:05.");
    CHECK(text_of(dialog, "statistics-future-machine") ==
          "future-machine: Games: 1. Wins: 0. With the fewest presses: 0. Hints: 0. Solutions shown: 0.");
    CHECK(dialog.groups[1].facts[0].name == "Games");
    CHECK(dialog.groups[1].facts[0].value == "40,136");
    REQUIRE(dialog.groups.size() == 6);
    CHECK(dialog.groups[2].id == "statistics-king");
    CHECK(dialog.groups[3].id == "statistics-merlin");
}

TEST_CASE("statistics open by key, are cleared by a button, and that can be undone") {
    Screen screen(paper_game());
    screen.settle();
    screen.key(ImGuiKey_Y);
    screen.settle();
    CHECK(screen.state().modal.open == view::Modal::statistics);
    CHECK(is_wanted<view::WantStatistics>(screen.requests));
    CHECK_FALSE(screen.has_place("statistics-clear"));
    screen.show_record(some_record());
    screen.settle();
    screen.act("statistics-clear");
    screen.settle();
    CHECK(is_wanted<view::WantNoStatistics>(screen.requests));
    view::RecordState cleared;
    cleared.was_cleared = true;
    screen.show_record(cleared);
    screen.settle();
    CHECK_FALSE(screen.has_place("statistics-clear"));
    screen.act("statistics-back");
    screen.settle();
    CHECK(is_wanted<view::WantStatisticsBack>(screen.requests));
}

TEST_CASE("the settings lead to statistics and to the player's data on a phone too") {
    Screen screen(paper_game(), phone);
    screen.settle();
    screen.act("settings");
    screen.settle();
    for (const char* id : {"data-save", "data-load"}) screen.act(id);
    screen.settle();
    CHECK(is_wanted<view::WantSaveData>(screen.requests));
    CHECK(is_wanted<view::WantLoadData>(screen.requests));
    CHECK_FALSE(screen.has_place("data-back"));
    screen.act("data-statistics");
    screen.settle();
    CHECK(screen.state().modal.open == view::Modal::statistics);
}
