// Tests of the levels: their dialog, and the way from one to the next.
#include <doctest/doctest.h>

#include "game/levels.hpp"
#include "game/share_code.hpp"
#include "i18n/words.hpp"
#include "support/dialog_items.hpp"
#include "support/games.hpp"
#include "support/requests.hpp"
#include "support/screen.hpp"
#include "ui/dialogs/dialog.hpp"

namespace switchbox::test {
namespace {

game::Game level_game(std::string_view id) {
    return game::Game(*game::parse_share_code(game::find_level(id)->code));
}

bool is_level(const Screen& screen, std::string_view id) {
    const game::Level* level = game::level_of(screen.game.puzzle());
    return level != nullptr && level->id == id;
}

ui::Dialog levels_with(const game::Statistics& statistics) {
    ui::UiState state;
    state.modal.open = ui::Modal::levels;
    state.record.statistics = statistics;
    return ui::open_dialog({paper_game(), {}, state});
}

}  // namespace

TEST_CASE("the levels stand in their chapters, with their stars and the next one") {
    game::Statistics statistics;
    statistics.stars = {{"first-1", 3}, {"first-2", 1}, {"first-4", 2}};
    const ui::Dialog dialog = levels_with(statistics);
    CHECK(dialog.groups.front().name == "3 of 94 solved");
    const ui::DialogItem& onward = dialog.groups.front().items.front();
    CHECK(onward.id == "levels-continue");
    CHECK(onward.label == "Continue: level 3");
    CHECK(onward.name == "Continue: level 3, An edge");
    CHECK(onward.checked);
    const ui::DialogGroup first = group_of(dialog, "chapter-first");
    CHECK(first.name == "First presses");
    REQUIRE(first.items.size() == 8);
    CHECK(first.items[7].label == "Lesson: Three kinds of buttons");
    CHECK(first.items[7].name == "Lesson: Three kinds of buttons");
    CHECK(first.items[7].note.empty());
    CHECK(first.items[0].label == "1. A cross");
    CHECK(first.items[0].note == "\xE2\x98\x85\xE2\x98\x85\xE2\x98\x85");
    CHECK(first.items[0].name == "1. A cross, 3 of 3 stars");
    CHECK(first.items[1].name == "2. A corner, 1 of 3 stars");
    CHECK(first.items[2].name == "3. An edge, not solved yet, next");
    CHECK(first.items[2].note == "Next");
    CHECK(first.items[3].note == "\xE2\x98\x85\xE2\x98\x85\xE2\x98\x86");
    CHECK(first.items[4].note.empty());
    CHECK(first.items[4].name == "5. Two edges, not solved yet");
    for (const game::Chapter& chapter : game::chapters()) {
        CAPTURE(std::string(chapter.id));
        for (const game::Level& level : chapter.levels)
            CHECK(item_of(dialog, "level-" + std::string(level.id)).enabled);
        const std::string lesson = "levels-lesson-" + std::string(chapter.id);
        CHECK((find_item(dialog, lesson) != nullptr) == !chapter.lesson.empty());
    }
}

TEST_CASE("the lesson of a chapter has a tick when it is done") {
    game::Statistics statistics;
    statistics.lessons = {"merlin-buttons"};
    const ui::DialogItem done = item_of(levels_with(statistics), "levels-lesson-first");
    CHECK(done.label == "Lesson: Three kinds of buttons");
    CHECK(done.name == "Lesson: Three kinds of buttons, done");
    CHECK(done.note == "\xE2\x9C\x93");
}

TEST_CASE("a new player starts with level 1, and nothing is left after all of them") {
    CHECK(item_of(levels_with({}), "levels-continue").label == "Start: level 1");
    game::Statistics all;
    for (std::size_t number = 1; number <= game::level_count(); ++number)
        all.stars.emplace(game::level_at(number).id, 1);
    const ui::Dialog dialog = levels_with(all);
    CHECK(find_item(dialog, "levels-continue") == nullptr);
    CHECK(group_of(dialog, "levels-solved").text == "94 of 94 solved");
}

TEST_CASE("the levels open by key with the focus on the one to go on with") {
    for (const ImVec2 size : {desktop, phone}) {
        CAPTURE(size.x);
        Screen screen(paper_game(), size);
        screen.key(ImGuiKey_J);
        CHECK(screen.state().modal.open == ui::Modal::levels);
        CHECK(is_wanted<ui::StatisticsRequest>(screen.requests));
        CHECK(screen.state().focus.id == "levels-continue");
        screen.key(ImGuiKey_Enter);
        CHECK(screen.state().modal.open == ui::Modal::none);
        CHECK(is_level(screen, "first-1"));
        screen.act("levels");
        screen.act("levels-lesson-order");
        CHECK(screen.state().lesson.id == "merlin-order");
        screen.act("levels");
        screen.act("levels-lessons");
        CHECK(screen.state().modal.open == ui::Modal::lessons);
    }
}

TEST_CASE("a level ends the lesson, and draws the wires only where it has them") {
    Screen screen(paper_game());
    screen.act("lessons");
    screen.act("lesson-merlin-buttons");
    screen.act("levels");
    screen.act("level-ghaly-1");
    CHECK(is_level(screen, "ghaly-1"));
    CHECK(screen.state().lesson.id.empty());
    CHECK(screen.state().wires.shown);
    screen.act("levels");
    screen.act("level-ghaly-3");
    CHECK(is_level(screen, "ghaly-3"));
    CHECK_FALSE(screen.state().wires.shown);
}

TEST_CASE("a won level leads to the next one, by button and by key") {
    for (const ImVec2 size : {desktop, phone}) {
        CAPTURE(size.x);
        Screen screen(level_game("first-7"), size);
        CHECK_FALSE(screen.has_place("next-level"));
        for (const char* press : {"press 3", "press 5", "press 7"}) screen.play(press);
        screen.settle();
        REQUIRE(screen.has_place("next-level"));
        CHECK_FALSE(screen.has_place("next-game"));
        screen.act("next-level");
        CHECK(is_level(screen, "order-1"));
        CHECK_FALSE(screen.has_place("next-level"));
        for (const char* press : {"press 1", "press 2"}) screen.play(press);
        screen.settle();
        screen.key(ImGuiKey_N);
        CHECK(is_level(screen, "order-2"));
    }
}

TEST_CASE("the right answer that a level cannot be solved leads on, too") {
    Screen screen(level_game("possible-2"));
    screen.act("cannot-solve");
    REQUIRE(screen.has_place("next-level"));
    screen.act("next-level");
    CHECK(is_level(screen, "possible-3"));
}

TEST_CASE("a wrong answer ends the question, and the next level is offered with it") {
    Screen screen(level_game("possible-2"));
    screen.act("can-solve");
    CHECK_FALSE(screen.game.is_won());
    REQUIRE(screen.has_place("next-level"));
    screen.key(ImGuiKey_N);
    CHECK(is_level(screen, "possible-3"));
}

TEST_CASE("the right answer that a level can be solved leaves it to be solved, with help") {
    Screen screen(level_game("possible-1"));
    screen.act("can-solve");
    CHECK_FALSE(screen.has_place("next-level"));
    CHECK(screen.has_place("hint"));
    CHECK(screen.has_place("solve"));
}

TEST_CASE("the level in play has its name and its idea beside the board") {
    Screen screen(level_game("first-5"), desktop);
    CHECK(screen.words("why-level") == "Level 5: Two edges");
    CHECK(screen.words("why-idea") == say(tell(game::find_level("first-5")->idea)));
    screen.play("press 2");
    CHECK(screen.words("why-level") == "Level 5: Two edges");
    screen.play("new merlin 7");
    screen.settle();
    CHECK_FALSE(screen.has_place("why-level"));
}

TEST_CASE("after the last level comes the first that is not solved, and at last another game") {
    ui::RecordState record;
    for (std::size_t number = 1; number <= game::level_count(); ++number)
        record.statistics.stars[std::string(game::level_at(number).id)] = 1;
    for (const bool is_all : {true, false}) {
        CAPTURE(is_all);
        if (!is_all) record.statistics.stars.erase("order-2");
        Screen screen(answered(level_game("cube-7")));
        screen.show_record(record);
        screen.play("solve");
        screen.play("step 5");
        screen.settle();
        CHECK(screen.game.is_solved());
        CHECK(screen.has_place("next-game") == is_all);
        REQUIRE(screen.has_place("next-level") != is_all);
        if (is_all) continue;
        screen.act("next-level");
        CHECK(is_level(screen, "order-2"));
    }
}

}  // namespace switchbox::test
