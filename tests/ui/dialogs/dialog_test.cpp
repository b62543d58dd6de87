// Tests of all dialogs: their texts are in the current language.
#include "ui/dialogs/dialog.hpp"

#include <doctest/doctest.h>

#include "support/dialog_items.hpp"
#include "support/games.hpp"
#include "types/ghaly/model/ghaly_machine.hpp"

using namespace switchbox;
using namespace switchbox::test;
using ui::Modal;

namespace {

// Checks that no message id is visible, which is shown for a message missing in the language.
void check_said(const std::string& words) {
    CAPTURE(words);
    for (const char* id : {"view.dialog.", "view.results.", "lesson.paper."})
        CHECK(words.find(id) == std::string::npos);
    CHECK(words.find('{') == std::string::npos);
}

void check_dialogs(const game::Game& game) {
    const ui::Settings settings;
    ui::UiState state;
    for (const Modal modal : {Modal::settings, Modal::setup, Modal::rule, Modal::codes, Modal::results,
                              Modal::lessons, Modal::exports, Modal::statistics}) {
        if (modal == Modal::codes && machine::ghaly_in(game.machine()) == nullptr) continue;
        state.modal.open = modal;
        const ui::Dialog dialog = ui::open_dialog({game, settings, state});
        CHECK_FALSE(dialog.name.empty());
        check_said(dialog.name);
        for (const ui::DialogGroup& group : dialog.groups) {
            for (const std::string& words : {group.name, group.text}) check_said(words);
            for (const ui::DialogItem& item : group.items) {
                for (const std::string& words : {item.name, item.label, item.note}) check_said(words);
            }
        }
    }
}

}  // namespace

TEST_CASE("the language has every message of the dialogs") {
    check_dialogs(paper_game());
    check_dialogs(ghaly_game(4));
}

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

TEST_CASE("the results are sections of paragraphs") {
    const game::Game game = paper_game();
    ui::UiState state;
    state.modal.open = Modal::results;
    const std::vector<ui::DialogGroup> groups = ui::open_dialog({game, {}, state}).groups;
    REQUIRE(groups.size() == 30);
    CHECK(groups[0].name == "The machine");
    CHECK(groups[1].name.empty());
    CHECK(groups[5].name == "Dark cells");
    CHECK(groups.back().text == "docs/theory.md lists all 28 that we found.");
}
