// Tests of the gallery of machines: its cards, their pictures and places, keys and roles, and the first game
// on a machine.
#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "game/levels.hpp"
#include "game/new_game.hpp"
#include "i18n/words.hpp"
#include "support/dialog_items.hpp"
#include "support/games.hpp"
#include "support/mouse.hpp"
#include "support/requests.hpp"
#include "support/speaking.hpp"
#include "types/ghaly/model/ghaly_choice.hpp"
#include "ui/dialogs/card_view.hpp"
#include "ui/dialogs/dialog.hpp"
#include "ui/frame/machine_ui.hpp"

namespace switchbox::test {
namespace {

using ui::Modal;
using ui::NewGameRequest;
using ui::Rect;

struct Gallery : Mouse {
    explicit Gallery(game::Game from = paper_game(), ImVec2 size = desktop, int text = 100)
        : Mouse(std::move(from), size, text) {
        act("gallery");
        REQUIRE(state().modal.open == Modal::machines);
    }
    [[nodiscard]] ui::Dialog dialog() const { return ui::machines_dialog({game, settings, state()}); }
    [[nodiscard]] std::vector<ui::DialogItem> cards() const {
        return group_of(dialog(), "gallery-cards").items;
    }
    [[nodiscard]] std::size_t in_first_row() const {
        const std::vector<ui::DialogItem> all = cards();
        return static_cast<std::size_t>(std::count_if(
            all.begin(), all.end(),
            [&](const ui::DialogItem& card) { return place(card.id).y == place(all.front().id).y; }));
    }
};

ui::RecordState record_with_win(const char* machine) {
    ui::RecordState record;
    record.statistics.machines[machine] = {1, 1, 1, 0, 0, 9, 9};
    return record;
}

std::size_t fewest_of_game(const NewGameRequest& wanted) {
    const auto puzzle = game::new_puzzle(game::NewGame{wanted.machine, 7, wanted.fewest, wanted.quest});
    REQUIRE(puzzle);
    return wanted.fewest.value_or(0);
}

}  // namespace

TEST_CASE("the gallery has a card for each machine, with what a press does, and marks the one in play") {
    const Gallery gallery;
    const std::vector<ui::DialogItem> cards = gallery.cards();
    std::set<std::string> ids;
    for (const ui::DialogItem& card : cards) {
        CAPTURE(card.id);
        ids.insert(card.id);
        CHECK_FALSE(card.label.empty());
        CHECK(card.note.size() > 10);
        CHECK(card.checked == (card.id == "card-merlin"));
        CHECK(card.badge == (card.checked ? "In play" : ""));
        CHECK((card.picture == nullptr) == (card.id == "card-own" || card.id == "card-wired"));
    }
    for (const machine::Preset& preset : machine::catalogue())
        CHECK(ids.contains("card-" + std::string(preset.id)));
    for (const ui::MachineChip& chip : gallery.chips()) CHECK(ids.contains("card-" + chip.machine));
    CHECK(ids.size() == cards.size());
}

TEST_CASE("a card tells how many levels of its machine have a star, if it has levels") {
    const Gallery gallery;
    for (const ui::DialogItem& card : gallery.cards()) {
        CAPTURE(card.id);
        const auto progress = game::progress_on(card.id.substr(5), gallery.state().record.statistics);
        CHECK(card.detail.empty() == (progress.levels == 0));
        if (progress.levels > 1)
            CHECK(card.detail ==
                  say(verbatim(progress.solved)) + " of " + say(verbatim(progress.levels)) + " levels");
    }
}

TEST_CASE("a picture shows the press that changes most lamps") {
    const auto changed = [](const char* machine) { return ui::press_picture(choice_of(machine)).changed; };
    CHECK(changed("merlin") == std::vector<std::size_t>{1, 3, 4, 5, 7});
    CHECK(changed("quatrainment").size() == 6);
    CHECK(changed("lights-out") == std::vector<std::size_t>{1, 5, 6, 7, 11});
    CHECK(changed("subboards").size() == 9);
    const ui::PressPicture ghaly = ui::press_picture(choice_of("ghaly~2"));
    CHECK(ghaly.machine->has_cells());
    CHECK(ghaly.after != ghaly.machine->picture(ghaly.machine->initial_state()));
}

TEST_CASE("cards are in one column on a narrow phone, in two on a phone, in four on a desktop") {
    CHECK(Gallery(paper_game(), {320, 568}).in_first_row() == 1);
    CHECK(Gallery(paper_game(), {320, 500}).in_first_row() == 1);
    CHECK(Gallery(paper_game(), phone).in_first_row() == 2);
    CHECK(Gallery(paper_game(), desktop).in_first_row() == 4);
}

TEST_CASE("cards lie side by side inside the dialog, without covering each other, at every width") {
    for (const char* code : {"en", "de"}) {
        const std::string words = language_file(code);
        const Speaking language(words);
        for (const ImVec2 size :
             {ImVec2{320, 500}, phone, ImVec2{640, 400}, ImVec2{844, 390}, ImVec2{1024, 768}, desktop}) {
            INFO(code, " ", size.x, " x ", size.y);
            const Gallery gallery(paper_game(), size);
            const Rect card = gallery.place("modal");
            const std::vector<ui::DialogItem> all = gallery.cards();
            for (std::size_t i = 0; i < all.size(); ++i) {
                const Rect place = gallery.place(all[i].id);
                CAPTURE(all[i].id);
                CHECK(place.x >= card.x);
                CHECK(place.right() <= card.right());
                CHECK(place.width >= 44);
                CHECK(place.height >= 44);
                if (i == 0) continue;
                const Rect common = place.common(gallery.place(all[i - 1].id));
                CHECK(common.width * common.height == 0);
            }
            CHECK(gallery.arranged().at(gallery.place("gallery-setup").centre())->id == "gallery-setup");
        }
    }
}

TEST_CASE("arrows move over the cards in rows, and Enter chooses one") {
    Gallery gallery;
    gallery.focus("card-merlin");
    gallery.key(ImGuiKey_RightArrow);
    CHECK(gallery.state().focus.id == gallery.cards()[1].id);
    gallery.key(ImGuiKey_DownArrow);
    CHECK(gallery.state().focus.id == gallery.cards()[5].id);
    CHECK(gallery.requests.empty());
    gallery.key(ImGuiKey_UpArrow);
    gallery.key(ImGuiKey_Enter);
    CHECK(gallery.state().modal.open == Modal::none);
    CHECK(only_request<NewGameRequest>(gallery.requests).machine->id() == "quatrainment");
}

TEST_CASE("the key V opens the gallery at the machine in play") {
    Screen screen(game_of(choice_of("king")));
    screen.key(ImGuiKey_V);
    CHECK(screen.state().modal.open == Modal::machines);
    CHECK(screen.state().focus.id == "card-king");
    CHECK(screen.attribute("card-king", "aria-pressed") == "true");
    CHECK(screen.attribute("card-merlin", "aria-pressed") == "false");
    CHECK(screen.attribute("card-merlin", "tabindex") == "-1");
    CHECK(screen.node("card-king").role == "button");
    CHECK(screen.attribute("card-king", "aria-description").find("In play. A press flips a 3") == 0);
}

TEST_CASE("in a low window the gallery opens with its heading in sight, and keeps it for the first row") {
    Screen screen(paper_game(), {844, 390});
    screen.key(ImGuiKey_V);
    screen.settle();
    REQUIRE(screen.state().focus.id == "card-merlin");
    const ui::ScrollArea area = screen.arranged().areas.back();
    REQUIRE(area.max_offset() > 0);
    CHECK(screen.state().scroll.dialog == 0);
    const auto label_y = [&] { return screen.place("gallery-cards").y - 26; };
    screen.key(ImGuiKey_DownArrow);
    CHECK(label_y() < area.window.y);
    screen.key(ImGuiKey_UpArrow);
    CHECK(label_y() >= area.window.y);
    CHECK(screen.place("card-merlin").y < area.window.bottom());
}

TEST_CASE("the card of the machine in play closes the gallery, those of own machines open their editors") {
    Gallery gallery;
    gallery.act("card-merlin");
    CHECK(gallery.requests.empty());
    CHECK(gallery.state().modal.open == Modal::none);
    gallery.act("gallery");
    gallery.act("card-own");
    CHECK(gallery.state().modal.open == Modal::rule);
    gallery.act("modal-close");
    gallery.act("gallery");
    gallery.act("card-wired");
    CHECK(gallery.state().modal.open == Modal::puzzle);
    gallery.act("modal-close");
    gallery.act("gallery");
    gallery.act("gallery-setup");
    CHECK(gallery.state().modal.open == Modal::setup);
    gallery.act("modal-close");
    gallery.act("gallery");
    gallery.act("gallery-levels");
    CHECK(gallery.state().modal.open == Modal::levels);
}

TEST_CASE("the first game on a machine has three presses or turns, by card and by chip") {
    for (const ui::DialogItem& card : Gallery().cards()) {
        const std::string machine = card.id.substr(5);
        if (card.picture == nullptr || card.checked || machine == "ghaly") continue;
        CAPTURE(machine);
        Gallery gallery;
        gallery.act(card.id);
        const auto wanted = only_request<NewGameRequest>(gallery.requests);
        CHECK(wanted.machine->id() == machine);
        CHECK(wanted.fewest == 3);
        if (machine != "cube") CHECK(fewest_of_game(wanted) == 3);
        // Further games are as easy.
        CHECK(gallery.state().next_game.fewest == 3);
    }
    Screen row(paper_game());
    row.act("machine-quatrainment");
    CHECK(only_request<NewGameRequest>(row.requests).fewest == 3);
}

TEST_CASE("a player who has won a machine gets any game of it") {
    Screen screen(paper_game());
    screen.show_record(record_with_win("quatrainment"));
    screen.act("machine-quatrainment");
    CHECK_FALSE(only_request<NewGameRequest>(screen.requests).fewest);
    screen.requests.clear();
    screen.act("machine-lights-out");
    CHECK(only_request<NewGameRequest>(screen.requests).fewest == 3);
}

TEST_CASE("the first game on Ghaly's machine is its first level, the smallest board") {
    Gallery gallery;
    gallery.act("card-ghaly");
    CHECK(gallery.state().modal.open == Modal::none);
    if (game::find_level("ghaly-1") == nullptr) {
        CHECK(machine::codes_of(only_request<NewGameRequest>(gallery.requests).machine)->size == 2);
    } else {
        CHECK(gallery.game.puzzle().machine->id() == "ghaly");
        CHECK(gallery.game.machine().lamps() == machine::Shape{2, 2});
    }
}

TEST_CASE("after a win Ghaly's machine goes on with its levels, and then with any game of it") {
    ui::RecordState record = record_with_win("ghaly");
    for (const game::Level& level : game::chapter_of(*game::find_level("ghaly-1")).levels) {
        Screen screen(paper_game());
        screen.show_record(record);
        screen.act("machine-ghaly");
        const game::Level* opened = game::level_of(screen.game.puzzle());
        REQUIRE(opened != nullptr);
        CHECK(opened->id == level.id);
        record.statistics.stars.emplace(level.id, 1);
    }
    Screen screen(paper_game());
    screen.show_record(record);
    screen.act("machine-ghaly");
    CHECK(only_request<NewGameRequest>(screen.requests).machine->id() == "ghaly");
}

TEST_CASE("a level that opens with its machine has no number, which it has when it opens from the levels") {
    Gallery gallery;
    const game::Level& level = *game::find_level("ghaly-1");
    const std::string title = say(tell(level.title));
    const std::string numbered = "Level " + std::to_string(game::number_of(level)) + ": " + title;
    gallery.act("card-ghaly");
    gallery.carry_out("open " + std::string(level.code));
    CHECK(gallery.words("status").starts_with(title + ". " + say(tell(level.idea))));
    CHECK(gallery.words("why-level") == title);
    gallery.act("levels");
    gallery.act("level-ghaly-1");
    gallery.carry_out("open " + std::string(level.code));
    CHECK(gallery.words("status").starts_with(numbered));
    CHECK(gallery.words("why-level") == numbered);
}

}  // namespace switchbox::test
