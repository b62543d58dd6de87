// Tests of the levels: their dialog, and the way from one to the next.
#include <doctest/doctest.h>

#include <array>

#include "game/levels.hpp"
#include "game/share_code.hpp"
#include "i18n/words.hpp"
#include "icons.hpp"
#include "support/dialog_items.hpp"
#include "support/games.hpp"
#include "support/requests.hpp"
#include "support/screen.hpp"
#include "support/speaking.hpp"
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

// Returns the record of a player who has solved all levels before this one.
ui::RecordState record_up_to(std::string_view id) {
    ui::RecordState record;
    const std::size_t end = game::number_of(*game::find_level(id));
    for (std::size_t number = 1; number < end; ++number)
        record.statistics.stars[std::string(game::level_at(number).id)] = 2;
    return record;
}

// Returns the stars drawn on an element: how many, and how many of them are filled.
struct DrawnStars {
    int all = 0;
    int filled = 0;
};
DrawnStars stars_on(const Screen& screen, std::string_view id) {
    DrawnStars stars;
    for (const ui::StarPart& star : screen.drawn<ui::StarPart>()) {
        if (!screen.place(id).contains(star.centre)) continue;
        ++stars.all;
        if (star.is_filled) ++stars.filled;
    }
    return stars;
}

std::size_t tiles_in_first_row(const Screen& screen) {
    std::size_t count = 0;
    for (const game::Level& level : game::chapters().front().levels) {
        const ui::Rect place = screen.place("level-" + std::string(level.id));
        if (place.y == screen.place("level-first-1").y) ++count;
    }
    return count;
}

}  // namespace

TEST_CASE("the levels stand in their chapters, with their stars, their ideas and the next one") {
    game::Statistics statistics;
    statistics.stars = {{"first-1", 3}, {"first-2", 1}, {"first-4", 2}};
    const ui::Dialog dialog = levels_with(statistics);
    const ui::DialogItem onward = item_of(dialog, "levels-continue");
    CHECK(onward.label == "Continue: level 3");
    CHECK(onward.name == "Continue: level 3, An edge");
    CHECK(onward.checked);
    CHECK(dialog.groups.back().name == "3 of 94 solved");
    const ui::DialogGroup first = group_of(dialog, "chapter-first");
    CHECK(first.name == "First presses");
    CHECK(first.count == "3 of 7, \xE2\x98\x85 6 of 21");
    CHECK(first.description == "3 of 7 solved, 6 of 21 stars");
    REQUIRE(first.items.size() == 8);
    CHECK(first.items[7].label == "Lesson: Three kinds of buttons");
    CHECK_FALSE(first.items[7].stars);
    CHECK(first.items[0].number == "1");
    CHECK(first.items[0].label == "A cross");
    CHECK(first.items[0].stars == 3);
    CHECK(first.items[7].name == "Lesson: Three kinds of buttons");
    CHECK(first.items[0].name == "1. A cross, 3 of 3 stars");
    CHECK(first.items[1].name == "2. A corner, 1 of 3 stars");
    CHECK(first.items[2].name == "3. An edge, not solved yet, next");
    CHECK(first.items[3].stars == 2);
    CHECK(first.items[4].stars == 0);
    CHECK(first.items[4].name == "5. Two edges, not solved yet");
    const ui::DialogGroup order = group_of(dialog, "chapter-order");
    CHECK(order.count == "0 of " + std::to_string(game::chapters()[1].levels.size()));
    CHECK(order.description == order.count + " solved");
    std::size_t number = 0;
    for (const game::Chapter& chapter : game::chapters()) {
        CAPTURE(std::string(chapter.id));
        for (const game::Level& level : chapter.levels) {
            const ui::DialogItem item = item_of(dialog, "level-" + std::string(level.id));
            CHECK(item.enabled);
            CHECK(item.number == std::to_string(++number));
            CHECK(item.note == say(tell(level.idea)));
            CHECK(item.is_next == (level.id == "first-3"));
        }
        const std::string lesson = "levels-lesson-" + std::string(chapter.id);
        CHECK((find_item(dialog, lesson) != nullptr) == !chapter.lesson.empty());
        if (chapter.lesson.empty()) continue;
        const ui::DialogGroup group = group_of(dialog, "chapter-" + std::string(chapter.id));
        CHECK((group.items.front().id == lesson) == (chapter.id == "ghaly"));
        CHECK((group.items.back().id == lesson) == (chapter.id != "ghaly"));
    }
}

TEST_CASE("the lesson of a chapter has a tick when it is done") {
    game::Statistics statistics;
    statistics.lessons = {"merlin-buttons"};
    const ui::DialogItem done = item_of(levels_with(statistics), "levels-lesson-first");
    CHECK(done.label == "Lesson: Three kinds of buttons");
    CHECK(done.name == "Lesson: Three kinds of buttons, done");
    CHECK(std::string_view(done.icon) == icons::check);
}

TEST_CASE("a new player starts with level 1, and nothing is left after all of them") {
    CHECK(item_of(levels_with({}), "levels-continue").label == "Start: level 1");
    game::Statistics all;
    for (std::size_t number = 1; number <= game::level_count(); ++number)
        all.stars.emplace(game::level_at(number).id, 1);
    const ui::Dialog dialog = levels_with(all);
    CHECK(find_item(dialog, "levels-continue") == nullptr);
    CHECK(group_of(dialog, "levels-do").name == "94 of 94 solved");
    for (const ui::DialogGroup& group : dialog.groups) {
        for (const ui::DialogItem& item : group.items) CHECK_FALSE(item.is_next);
    }
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

TEST_CASE("tiles lie in rows, two on a phone and six on a desktop, one chapter below the other") {
    for (const char* code : {"en", "de"}) {
        const std::string words = language_file(code);
        const Speaking language(words);
        for (const ImVec2 size :
             {ImVec2{320, 500}, phone, ImVec2{640, 400}, ImVec2{844, 390}, ImVec2{1024, 768}, desktop}) {
            INFO(code, " ", size.x, " x ", size.y);
            Screen screen(paper_game(), size);
            screen.act("levels");
            if (size.x == phone.x) CHECK(tiles_in_first_row(screen) == 2);
            if (size.x == desktop.x) CHECK(tiles_in_first_row(screen) == 6);
            ui::Rect before;
            for (std::size_t number = 1; number <= game::level_count(); ++number) {
                const std::string id = "level-" + std::string(game::level_at(number).id);
                CAPTURE(id);
                const ui::Rect place = screen.place(id);
                CHECK(place.width >= 44);
                CHECK(place.height >= 44);
                CHECK(place.x >= screen.place("modal").x);
                CHECK(place.right() <= screen.place("modal").right());
                const bool follows = place.y >= before.bottom() || place.x >= before.right();
                CHECK(follows);
                CHECK(place.y >= before.y);
                before = place;
            }
        }
    }
}

TEST_CASE("each tile has three stars, outlines until they are earned") {
    Screen screen(paper_game());
    ui::RecordState record;
    record.statistics.stars = {{"first-1", 3}, {"first-2", 1}};
    screen.show_record(record);
    screen.act("levels");
    screen.settle();
    const std::array<const char*, 3> tiles{"level-first-1", "level-first-2", "level-first-3"};
    const std::array<int, 3> earned{3, 1, 0};
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        CAPTURE(std::string(tiles[i]));
        CHECK(stars_on(screen, tiles[i]).all == 3);
        CHECK(stars_on(screen, tiles[i]).filled == earned[i]);
        // Solved tiles have another surface, too.
        const bool is_raised = screen.control(tiles[i]).look == ui::Look::raised;
        CHECK(is_raised == (earned[i] > 0));
    }
    CHECK(stars_on(screen, "levels-lesson-first").all == 0);
    for (const ui::StarPart& star : screen.drawn<ui::StarPart>()) CHECK(star.is_still);
    CHECK(screen.attribute("chapter-first", "aria-description") == "2 of 7 solved, 4 of 21 stars");
    CHECK(screen.attribute("level-first-1", "aria-pressed") == "(none)");
}

TEST_CASE("the levels open at the next one and the heading of its chapter") {
    for (const ImVec2 size : {desktop, phone, ImVec2{844, 390}}) {
        for (const char* next : {"first-1", "lights-2", "cube-7"}) {
            INFO(size.x, " ", next);
            Screen screen(paper_game(), size);
            screen.show_record(record_up_to(next));
            for (int times = 0; times < 2; ++times) {
                screen.key(ImGuiKey_J);
                screen.settle();
                CHECK(screen.state().focus.id == "levels-continue");
                const std::string id = "level-" + std::string(next);
                const ui::Element tile = *screen.arranged().find(id);
                REQUIRE(tile.area.has_value());
                const ui::Rect window = screen.arranged().areas[*tile.area].window;
                CHECK(tile.rect.bottom() <= window.bottom());
                const std::string chapter(game::chapter_of(*game::find_level(next)).id);
                CHECK(screen.place("chapter-" + chapter).y - 26 >= window.y);
                // It opens there again after the player has scrolled away.
                screen.point(window.centre());
                screen.wheel(1000);
                CHECK(screen.state().scroll.dialog == 0);
                screen.key(ImGuiKey_Escape);
                screen.settle();
            }
        }
    }
}

TEST_CASE("the levels open at the chapter of the game in play, and go on there") {
    for (const ImVec2 size : {desktop, phone}) {
        CAPTURE(size.x);
        Screen screen(level_game("ghaly-4"), size);
        ui::RecordState record;
        record.statistics.stars = {{"ghaly-4", 1}};
        screen.show_record(record);
        screen.act("levels");
        screen.settle();
        CHECK(screen.place("chapter-ghaly").y >= screen.place("modal").y);
        CHECK(screen.place("level-ghaly-5").bottom() <= screen.place("modal").bottom());
        CHECK(screen.node("levels-continue").name == "Continue: level 78, Crossed wires");
        screen.act("levels-continue");
        CHECK(is_level(screen, "ghaly-5"));
    }
}

TEST_CASE("to go on with the level in play keeps its presses") {
    Screen screen(level_game("first-4"));
    screen.play("press 1");
    screen.act("levels");
    CHECK(screen.node("levels-continue").name == "Start: level 4, Two corners");
    screen.act("levels-continue");
    CHECK(screen.state().modal.open == ui::Modal::none);
    CHECK(screen.game.position().press_count == 1);
    // Its tile opens it anew.
    screen.act("levels");
    screen.act("level-first-4");
    CHECK(screen.game.position().press_count == 0);
}

TEST_CASE("arrows move over the tiles in rows, and a tile tells its idea") {
    Screen screen(paper_game());
    screen.act("levels");
    screen.focus("level-first-1");
    screen.key(ImGuiKey_RightArrow);
    CHECK(screen.state().focus.id == "level-first-2");
    screen.key(ImGuiKey_LeftArrow);
    screen.key(ImGuiKey_DownArrow);
    CHECK(screen.state().focus.id == "level-first-7");
    screen.key(ImGuiKey_RightArrow);
    CHECK(screen.state().focus.id == "levels-lesson-first");
    screen.key(ImGuiKey_UpArrow);
    CHECK(screen.state().focus.id == "level-first-2");
    screen.wait(1);
    screen.draw(1);
    CHECK(screen.tooltip() == "level-first-2");
    const std::string idea = say(tell(game::find_level("first-2")->idea));
    CHECK(screen.arranged().find("level-first-2")->tip == idea);
    CHECK(screen.attribute("level-first-2", "aria-description") == idea);
    screen.key(ImGuiKey_Enter);
    CHECK(is_level(screen, "first-2"));
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
