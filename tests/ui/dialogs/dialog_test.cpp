// Tests of the dialogs of settings, results and statistics.
#include "ui/dialogs/dialog.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "game/levels.hpp"
#include "support/dialog_items.hpp"
#include "support/games.hpp"
#include "support/requests.hpp"
#include "support/screen.hpp"

using namespace switchbox;
using namespace switchbox::test;
using ui::Modal;

namespace {

ui::RecordState some_record() {
    ui::RecordState record;
    record.statistics.machines["merlin"] = {12, 10, 4, 3, 1, 754, 17};
    record.statistics.machines["king"] = {40123, 1, 0, 1, 0, 3725, 0};
    record.statistics.machines["future-machine"] = {1, 0, 0, 0, 0, 0, 0};
    record.statistics.daily_wins = {20778, 20779};
    record.statistics.stars = {{"first-1", 3}, {"first-2", 2}, {"level-of-another-version", 3}};
    record.streak = {2, 2};
    return record;
}

std::string text_of(const ui::Dialog& dialog, std::string_view id) {
    const ui::DialogGroup group = group_of(dialog, id);
    return group.name + ": " + group.text;
}

}  // namespace

TEST_CASE("vibration is offered where the device can vibrate, sound everywhere") {
    const game::Game game = paper_game();
    ui::UiState state;
    state.modal.open = Modal::settings;
    for (const bool can_vibrate : {false, true}) {
        state.can_vibrate = can_vibrate;
        const ui::Dialog dialog = ui::open_dialog({game, {}, state});
        CHECK((find_item(dialog, "setting-sound-1") != nullptr));
        CHECK((find_item(dialog, "setting-vibration-1") != nullptr) == can_vibrate);
    }
}

TEST_CASE("every setting that is off or on has Off first") {
    const game::Game game = paper_game();
    ui::UiState state;
    state.modal.open = Modal::settings;
    state.can_vibrate = true;
    const ui::Dialog dialog = ui::open_dialog({game, {}, state});
    for (const std::string id : {"one-key", "sound", "vibration"}) {
        CAPTURE(id);
        const ui::DialogItem* first = find_item(dialog, "setting-" + id + "-0");
        REQUIRE((first != nullptr));
        CHECK(first->label == "Off");
        CHECK(first->checked == (id != "one-key"));
    }
}

TEST_CASE("the results are sections of paragraphs") {
    const game::Game game = paper_game();
    ui::UiState state;
    state.modal.open = Modal::results;
    const std::vector<ui::DialogGroup> groups = ui::open_dialog({game, {}, state}).groups;
    REQUIRE(groups.size() == 30);
    CHECK(groups[0].name == "The machine");
    CHECK(groups[1].name.empty());
    CHECK(groups[5].name == "Dark cells");
    CHECK(groups.back().text == "We found 28 errors in all.");
}

TEST_CASE("the dialog tells streak, sums and each machine, those played most first") {
    const game::Game game = paper_game();
    const ui::Settings settings;
    ui::UiState state;
    state.modal.open = ui::Modal::statistics;
    state.record = some_record();
    const ui::Dialog dialog = ui::open_dialog({game, settings, state});
    CHECK(text_of(dialog, "statistics-daily") ==
          "Daily puzzle: Days won: 2. Current streak: 2. Longest streak: 2.");
    const std::string levels = std::to_string(game::level_count());
    CHECK(text_of(dialog, "statistics-all") ==
          "All machines: Games: 40,136. Wins: 11. Perfect wins: 4. Hints: 4. Solutions shown: 1. "
          "Fastest win: 0:17. Total time: 1:14:39. Levels solved: 2 of " +
              levels + ". Level stars: 5 of " + std::to_string(3 * game::level_count()) + ".");
    CHECK(text_of(dialog, "statistics-king") ==
          "King: Games: 40,123. Wins: 1. Perfect wins: 0. Hints: 1. Solutions shown: 0. "
          "Total time: 1:02:05.");
    CHECK(text_of(dialog, "statistics-future-machine") ==
          "future-machine: Games: 1. Wins: 0. Perfect wins: 0. Hints: 0. Solutions shown: 0.");
    CHECK(dialog.groups[1].facts[0].name == "Games");
    CHECK(dialog.groups[1].facts[0].value == "40,136");
    REQUIRE(dialog.groups.size() == 6);
    CHECK(dialog.groups[2].id == "statistics-king");
    CHECK(dialog.groups[3].id == "statistics-merlin");
}

TEST_CASE("statistics open by key, are cleared by a button, and that can be undone") {
    Screen screen(paper_game());
    screen.key(ImGuiKey_Y);
    CHECK(screen.state().modal.open == ui::Modal::statistics);
    CHECK(is_wanted<ui::StatisticsRequest>(screen.requests));
    CHECK_FALSE(screen.has_place("statistics-clear"));
    screen.show_record(some_record());
    screen.settle();
    screen.act("statistics-clear");
    CHECK(is_wanted<ui::ClearStatisticsRequest>(screen.requests));
    ui::RecordState cleared;
    cleared.was_cleared = true;
    screen.show_record(cleared);
    screen.settle();
    CHECK_FALSE(screen.has_place("statistics-clear"));
    screen.act("statistics-back");
    CHECK(is_wanted<ui::RestoreStatisticsRequest>(screen.requests));
}

TEST_CASE("the statistics open with the focus on their facts, so that Enter deletes nothing") {
    Screen screen(paper_game());
    screen.show_record(some_record());
    screen.settle();
    screen.key(ImGuiKey_Y);
    REQUIRE(screen.has_place("statistics-clear"));
    CHECK(screen.state().focus.id == "statistics-daily");
    CHECK(screen.attribute("statistics-daily", "tabindex") == "0");
    screen.key(ImGuiKey_Enter);
    CHECK_FALSE(is_wanted<ui::ClearStatisticsRequest>(screen.requests));
}

TEST_CASE("the settings lead to statistics and to the player's data on a phone too") {
    Screen screen(paper_game(), phone);
    screen.act("settings");
    for (const char* id : {"data-save", "data-load"}) screen.act(id);
    screen.settle();
    CHECK(is_wanted<ui::SaveDataRequest>(screen.requests));
    CHECK(is_wanted<ui::LoadDataRequest>(screen.requests));
    CHECK_FALSE(screen.has_place("data-back"));
    screen.act("data-statistics");
    CHECK(screen.state().modal.open == ui::Modal::statistics);
}

TEST_CASE("in a low window the player's data scroll with the other settings") {
    Screen screen(paper_game(), {844, 390});
    screen.act("settings");
    REQUIRE(screen.arranged().find("data-save") != nullptr);
    CHECK(screen.arranged().find("data-save")->area.has_value());
    CHECK(screen.arranged().areas.back().window.height > 200);
}

TEST_CASE("in a low window the main action stays in sight below the contents, at the left") {
    const auto check = [](Screen& screen, const char* open, const char* action) {
        CAPTURE(std::string(open));
        screen.act(open);
        const ui::Element* button = screen.arranged().find(action);
        REQUIRE(button != nullptr);
        CHECK_FALSE(button->area.has_value());
        const ui::Rect& window = screen.arranged().areas.back().window;
        CHECK(button->rect.y > window.bottom());
        CHECK(button->rect.x == doctest::Approx(window.x + 16));
        screen.act("modal-close");
    };
    Screen screen(paper_game(), {844, 390});
    check(screen, "export", "export-save");
    check(screen, "setup", "setup-start");
}

TEST_CASE("rows, marks and codes in a dialog are whole, with room for their focus ring") {
    constexpr float ring = 3;
    for (const ImVec2 size : {desktop, phone}) {
        CAPTURE(size.x);
        Screen screen(paper_game(), size);
        const auto check = [&](const std::string& prefix) {
            int found = 0;
            for (const ui::Element& element : screen.arranged().elements) {
                if (element.id.rfind(prefix, 0) != 0 || !element.area) continue;
                ++found;
                const ui::Rect& window = screen.arranged().areas[*element.area].window;
                CHECK(element.rect.x - ring >= window.x);
                CHECK(element.rect.right() + ring <= window.right());
            }
            CHECK(found > 0);
        };
        screen.act("lessons");
        check("lesson-");
        screen.act("modal-close");
        screen.act("machine-wired");
        check("puzzle-place-");
    }
}

TEST_CASE("the ground of a row of choices ends where the name above and the fields end") {
    Screen screen(paper_game());
    screen.act("settings");
    const ui::Rect group = screen.place("setting-theme");
    const ui::Rect first = screen.place("setting-theme-0");
    const std::vector<ui::FillPart> fills = screen.drawn<ui::FillPart>();
    const auto is_ground = [&](const ui::FillPart& fill) {
        return fill.rect.contains(first.min()) && std::abs(fill.rect.x - group.x) < 0.1F &&
               std::abs(fill.rect.right() - group.right()) < 0.1F;
    };
    CHECK(first.x > group.x);
    CHECK(std::any_of(fills.begin(), fills.end(), is_ground));
}

TEST_CASE("the focus ring round the words of a dialog is whole") {
    constexpr float widest_ring = 4;  // of the high-contrast themes
    Screen screen(paper_game(), phone);
    const auto check = [&](std::string_view id) {
        REQUIRE(screen.has_place(id));
        const ui::Control words = screen.control(id);
        const ui::Rect ring = words.rect.inset(-(1 + 1.5F * widest_ring + words.ring));
        const ui::Rect window = screen.arranged().areas.back().window;
        CHECK(ring.y >= window.y - 0.1F);
        CHECK(ring.x >= window.x - 0.1F);
        CHECK(ring.right() <= window.right() + 0.1F);
        return window.bottom() - ring.bottom();
    };
    screen.act("help");
    check("how-to-play");
    screen.act("modal-close");
    screen.key(ImGuiKey_Y);
    CHECK(check("statistics-none") >= -0.1F);
}

TEST_CASE("the list of lessons shows each source whole, if need be below the title") {
    for (const ImVec2 size : {desktop, phone}) {
        CAPTURE(size.x);
        Screen screen(paper_game(), size);
        screen.act("lessons");
        int rows = 0;
        for (const ui::Control& row : screen.drawn<ui::Control>()) {
            if (row.look != ui::Look::row) continue;
            ++rows;
            CAPTURE(row.label);
            const float beside = row.has_lines ? 0 : screen.width_of(ui::Type::body, row.label);
            CHECK(beside + screen.width_of(ui::Type::caption, row.note) <= row.rect.width - 24);
        }
        CHECK(rows > 0);
    }
}

TEST_CASE("on a phone the dialog of a new game shows all that it has at first") {
    Screen screen(paper_game(), phone);
    screen.key(ImGuiKey_G);
    REQUIRE(screen.has_place("setup-more"));
    CHECK(screen.place("setup-more").bottom() < screen.place("setup-start").y);
    CHECK(screen.arranged().areas.back().max_offset() < 1);
}

TEST_CASE("a dialog that scrolls fades where it goes on, and one that fits does not") {
    const auto downward = [](const Screen& screen) {
        std::vector<ui::FadePart> fades = screen.drawn<ui::FadePart>();
        const auto is_across = [](const ui::FadePart& fade) { return !fade.down; };
        fades.erase(std::remove_if(fades.begin(), fades.end(), is_across), fades.end());
        return fades;
    };
    for (const char* const dialog : {"settings", "help"}) {
        CAPTURE(std::string(dialog));
        Screen screen(paper_game(), phone);
        screen.act(dialog);
        screen.settle();
        const ui::ScrollArea area = screen.arranged().areas.back();
        REQUIRE(area.max_offset() > 0);
        // Only the end fades at the top of the list, only the beginning at its end.
        REQUIRE(downward(screen).size() == 1);
        CHECK(downward(screen).front().rect.bottom() == doctest::Approx(area.window.bottom()));
        screen.point(area.window.centre());
        for (int i = 0; i < 60; ++i) screen.wheel(-1);
        CHECK(screen.state().scroll.dialog == area.max_offset());
        REQUIRE(downward(screen).size() == 1);
        CHECK(downward(screen).front().rect.y == doctest::Approx(area.window.y));
    }
    Screen roomy(paper_game(), {1280, 1400});
    roomy.act("statistics");
    CHECK(downward(roomy).empty());
}
