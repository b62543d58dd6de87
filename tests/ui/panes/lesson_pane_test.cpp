// Tests of the Lesson pane and the list of lessons: each lesson is completed as by a player.
#include "ui/panes/lesson_pane.hpp"

#include <doctest/doctest.h>

#include <set>
#include <utility>

#include "game/lesson.hpp"
#include "game/levels.hpp"
#include "game/share_code.hpp"
#include "i18n/words.hpp"
#include "support/dialog_items.hpp"
#include "support/games.hpp"
#include "support/interface.hpp"
#include "support/screen.hpp"
#include "ui/access/focus.hpp"
#include "ui/access/mirror.hpp"
#include "ui/dialogs/dialog.hpp"
#include "ui/frame/pane_widgets.hpp"

using namespace switchbox;
using namespace switchbox::test;
using game::LessonProgress;
using game::LessonView;

namespace {

game::Game merlin() { return new_game(machine::first_choice()); }

// Lesson with its pane, operated by clicks on items. It applies their requests as the shell does.
struct Pupil : Interface {
    explicit Pupil(const std::string& lesson) : Interface(merlin()) {
        state.modal.open = ui::Modal::lessons;
        click("lesson-" + lesson);
    }

    void ask(const std::string& id) {
        CAPTURE(id);
        REQUIRE(can_be_used(id));
        activate(id);
    }
    void click(const std::string& id) {
        ask(id);
        carry_out();
    }
    // Applies the requests, and keeps that lessons are done.
    void carry_out() {
        Interface::carry_out();
        for (const ui::Request& request : std::exchange(requests, {})) {
            if (const auto* done = std::get_if<ui::LessonDoneRequest>(&request))
                state.record.statistics.lessons.insert(done->id);
        }
        look();
    }
    [[nodiscard]] bool is_kept_done() const {
        return game::is_lesson_done(lesson(), state.record.statistics);
    }
    // Goes on by Next to the end of the lesson.
    void finish() {
        while (!is_at_end()) click("lesson-next");
    }
    void play(const game::Action& action) {
        requests.emplace_back(action);
        carry_out();
    }
    void play(const std::string& action) { play(*game::parse_action(action)); }

    [[nodiscard]] const game::Lesson& lesson() const { return *game::find_lesson(state.lesson.id); }
    [[nodiscard]] std::size_t step() const { return state.lesson.step; }
    [[nodiscard]] LessonProgress progress() const { return game::progress_in(lesson(), step(), game); }
    [[nodiscard]] bool is_at_end() const {
        return step() + 1 == lesson().steps.size() && progress() != LessonProgress::waiting;
    }
    [[nodiscard]] bool has_board_after(std::size_t steps) const {
        const game::Position wanted = game::position_after(lesson(), steps);
        return game.puzzle() == wanted.puzzle && game.position().presses == wanted.presses;
    }
    [[nodiscard]] bool says(const std::string& text) const {
        return words("lesson-words").find(text) != std::string::npos;
    }
    [[nodiscard]] bool has(const std::string& id) const { return find(id) != nullptr; }
    [[nodiscard]] ui::Element item(const std::string& id) const {
        REQUIRE(has(id));
        return *find(id);
    }
};

std::vector<std::string> lesson_ids() {
    std::vector<std::string> ids;
    for (const game::Lesson& lesson : game::lessons()) ids.emplace_back(lesson.id);
    return ids;
}

}  // namespace

TEST_CASE("the list has every lesson once, under its subject, Merlin first") {
    ui::UiState state;
    const ui::Dialog dialog = ui::lessons_dialog({merlin(), {}, state});
    std::multiset<std::string> listed;
    std::vector<std::string> headings;
    for (const ui::DialogGroup& group : dialog.groups) {
        if (group.kind != ui::GroupKind::list) continue;
        headings.push_back(group.name);
        CHECK_FALSE(group.items.empty());
        for (const ui::DialogItem& item : group.items) {
            const game::Lesson* lesson = game::find_lesson(item.id.substr(std::string("lesson-").size()));
            REQUIRE(lesson != nullptr);
            const std::string row = std::to_string(listed.size() + 1) + ". " + say(game::title_of(*lesson));
            CHECK(item.label == row);
            CHECK(item.name == row + ", " + say(game::source_of(*lesson)) + ", not done yet");
            CHECK(item.note == say(game::source_of(*lesson)));
            listed.emplace(lesson->id);
        }
    }
    const auto ids = lesson_ids();
    CHECK(listed == std::multiset<std::string>(ids.begin(), ids.end()));
    CHECK(std::set<std::string>(ids.begin(), ids.end()).size() == ids.size());
    const std::vector<std::string> subjects{"Start here: Merlin", "Other lamps", "Ghaly", "Proofs", "Cube"};
    CHECK(headings == subjects);
    // Buttons at the end would stay fixed below the scrolling part.
    CHECK(dialog.groups.back().kind == ui::GroupKind::words);
}

TEST_CASE("the list has ticks, and one main button for the lesson to go on with") {
    ui::UiState state;
    const auto dialog = [&] { return ui::lessons_dialog({merlin(), {}, state}); };
    CHECK(dialog().groups.front().name == "0 of 35 done");
    CHECK(item_of(dialog(), "lessons-continue").label == "Start: lesson 1");
    state.record.statistics.lessons = {"merlin-buttons", "merlin-goal"};
    CHECK(dialog().groups.front().name == "1 of 35 done");
    CHECK(item_of(dialog(), "lessons-continue").label == "Continue: lesson 2");
    CHECK(item_of(dialog(), "lessons-continue").name == "Continue: lesson 2, The goal");
    CHECK(item_of(dialog(), "lessons-continue").checked);
    const ui::DialogItem done = item_of(dialog(), "lesson-merlin-buttons");
    CHECK(done.name == "1. Three kinds of buttons, Arnold & Blaszak, figure 2, done");
    CHECK(done.note == "\xE2\x9C\x93 Arnold & Blaszak, figure 2");
    CHECK(item_of(dialog(), "lesson-merlin-goal").note == "Arnold & Blaszak, figure 8");
    for (const game::Lesson& lesson : game::lessons()) {
        state.record.statistics.lessons.emplace(lesson.id);
        state.record.statistics.stars.emplace(lesson.task.level, 1);
    }
    CHECK(find_item(dialog(), "lessons-continue") == nullptr);
    CHECK(group_of(dialog(), "lessons-done").text == "35 of 35 done");
}

TEST_CASE("a lesson begins with its own board, in the Lesson pane") {
    for (const std::string& id : lesson_ids()) {
        CAPTURE(id);
        Pupil pupil(id);
        CHECK(pupil.state.modal.open == ui::Modal::none);
        CHECK(ui::pane_now(pupil.game, pupil.state) == ui::PaneKind::lesson);
        CHECK(pupil.step() == 0);
        CHECK(pupil.has_board_after(0));
        CHECK_FALSE(pupil.item("lesson-back").enabled);
        CHECK_FALSE(pupil.state.pane.sheet_open);
    }
}

TEST_CASE("every lesson can be gone through by Next alone") {
    for (const std::string& id : lesson_ids()) {
        CAPTURE(id);
        Pupil pupil(id);
        std::size_t clicks = 0;
        while (!pupil.is_at_end()) {
            const std::size_t before = pupil.step();
            pupil.click("lesson-next");
            ++clicks;
            REQUIRE(clicks <= pupil.lesson().steps.size());
            REQUIRE(pupil.progress() != LessonProgress::strayed);
            const bool at_last = before + 1 == pupil.lesson().steps.size();
            REQUIRE(pupil.step() == before + (at_last ? 0 : 1));
        }
        CHECK(pupil.has_board_after(pupil.lesson().steps.size()));
    }
}

TEST_CASE("Do it does a step and stays, so that its end can be seen") {
    for (const std::string& id : lesson_ids()) {
        CAPTURE(id);
        Pupil pupil(id);
        for (std::size_t i = 0; i < pupil.lesson().steps.size(); ++i) {
            CAPTURE(i);
            REQUIRE(pupil.step() == i);
            const bool asks = !pupil.lesson().steps[i].actions.empty();
            REQUIRE(pupil.item("lesson-do").enabled == asks);
            REQUIRE(pupil.says("Do it on the board") == asks);
            if (asks) {
                pupil.click("lesson-do");
                REQUIRE(pupil.progress() == LessonProgress::done);
                REQUIRE(pupil.says(" Done."));
                REQUIRE_FALSE(pupil.item("lesson-do").enabled);
            }
            REQUIRE(pupil.step() == i);
            REQUIRE(pupil.has_board_after(i + 1));
            if (i + 1 < pupil.lesson().steps.size()) pupil.click("lesson-next");
        }
    }
}

TEST_CASE("a lesson notices what is done by hand, and goes on with who goes on by hand") {
    for (const std::string& id : lesson_ids()) {
        CAPTURE(id);
        Pupil pupil(id);
        for (std::size_t i = 0; i < pupil.lesson().steps.size(); ++i) {
            CAPTURE(i);
            const std::vector<game::Action> actions = game::actions_of(pupil.lesson().steps[i]);
            for (const game::Action& action : actions) {
                CAPTURE(game::format_action(action));
                pupil.play(action);
                REQUIRE(pupil.progress() != LessonProgress::strayed);
                REQUIRE(pupil.step() == i);
            }
            if (!actions.empty()) REQUIRE(pupil.progress() == LessonProgress::done);
        }
        CHECK(pupil.has_board_after(pupil.lesson().steps.size()));
    }
}

TEST_CASE("what is begun by hand is only finished") {
    Pupil pupil("merlin-elimination");
    for (int i = 0; i < 3; ++i) pupil.click("lesson-next");
    CHECK(pupil.lesson().steps[pupil.step()].actions == "press 6; press 7; press 9");
    pupil.play("press 7");
    CHECK(pupil.progress() == LessonProgress::waiting);
    pupil.ask("lesson-do");
    REQUIRE(pupil.requests.size() == 2);
    CHECK(std::get<game::Press>(std::get<game::Action>(pupil.requests[0])).button == 5);
    CHECK(std::get<game::Press>(std::get<game::Action>(pupil.requests[1])).button == 8);
    pupil.carry_out();
    CHECK(pupil.progress() == LessonProgress::done);
}

TEST_CASE("turns begun by hand are only finished, in their order") {
    Pupil pupil("joyner-3");
    pupil.click("lesson-next");
    pupil.click("lesson-next");
    CHECK(pupil.lesson().steps[pupil.step()].actions == "press 2; press 2; press 2");
    pupil.play("press 2");
    CHECK(pupil.progress() == LessonProgress::waiting);
    pupil.ask("lesson-do");
    CHECK(pupil.requests.size() == 2);
    pupil.carry_out();
    CHECK(pupil.progress() == LessonProgress::done);
    CHECK(pupil.game.is_solved());
    pupil.play("press 1");
    CHECK(pupil.progress() == LessonProgress::strayed);
}

TEST_CASE("a step comes with what makes it true, and nothing is said of the board before that") {
    Pupil pupil("merlin-order");
    pupil.ask("lesson-next");
    CHECK(pupil.step() == 1);
    CHECK(pupil.requests.size() == 1);
    CHECK(say(ui::reading_of(pupil.state)->words()) == say(game::words_of(pupil.lesson(), 1)));
    pupil.carry_out();
    CHECK(pupil.says("Do it on the board"));
}

TEST_CASE("a lesson that was left is returned to") {
    Pupil pupil("merlin-win");
    pupil.click("lesson-next");
    CHECK_FALSE(pupil.has("lesson-return"));
    pupil.play("press 1");
    CHECK(pupil.step() == 1);
    CHECK(pupil.says("The board no longer matches the lesson."));
    CHECK_FALSE(pupil.item("lesson-do").enabled);
    CHECK_FALSE(pupil.item("lesson-next").enabled);
    pupil.click("lesson-return");
    CHECK(pupil.step() == 1);
    CHECK(pupil.has_board_after(1));
    CHECK(pupil.says("Do it on the board"));
    pupil.play("new quatrainment 7");
    CHECK(pupil.says("The board no longer matches the lesson."));
    CHECK(pupil.step() == 1);
    pupil.click("lesson-return");
    CHECK(pupil.has_board_after(1));
}

TEST_CASE("Back brings the step before with the board that it began with, from wherever the board is") {
    for (const std::string& id : lesson_ids()) {
        CAPTURE(id);
        Pupil pupil(id);
        pupil.finish();
        for (std::size_t step = pupil.step(); step > 0; --step) {
            pupil.click("lesson-back");
            REQUIRE(pupil.step() == step - 1);
            REQUIRE(pupil.has_board_after(step - 1));
        }
    }
    Pupil astray("merlin-win");
    astray.click("lesson-next");
    astray.play("press 1");
    astray.click("lesson-back");
    CHECK(astray.step() == 0);
    CHECK(astray.has_board_after(0));
}

TEST_CASE("Undo goes back in the lesson") {
    Pupil pupil("merlin-win");
    for (int i = 0; i < 4; ++i) pupil.click("lesson-next");
    CHECK(pupil.step() == 4);
    CHECK(pupil.progress() == LessonProgress::reading);
    pupil.play("undo");
    CHECK(pupil.step() == 3);
    CHECK(pupil.progress() == LessonProgress::waiting);
    pupil.play("undo");
    CHECK(pupil.step() == 2);
}

TEST_CASE("a button pressed again is the next step where that asks for it") {
    Pupil pupil("merlin-thrice");
    for (std::size_t i = 0; i < 3; ++i) {
        pupil.play("press 1");
        CHECK(pupil.step() == i);
        CHECK(pupil.progress() == LessonProgress::done);
    }
    Pupil other("merlin-win");
    other.play("press 5");
    other.play("press 5");
    CHECK(other.step() == 0);
    CHECK(other.progress() == LessonProgress::waiting);
}

TEST_CASE("after a lesson comes the next one, and none after the last") {
    const auto ids = lesson_ids();
    for (std::size_t i = 0; i < ids.size(); ++i) {
        CAPTURE(ids[i]);
        Pupil pupil(ids[i]);
        pupil.finish();
        const ui::Element next = pupil.item("lesson-next");
        CHECK(next.name == "Next lesson");
        REQUIRE(next.enabled == (i + 1 < ids.size()));
        if (!next.enabled) continue;
        pupil.click("lesson-next");
        CHECK(pupil.state.lesson.id == ids[i + 1]);
        CHECK(pupil.step() == 0);
        CHECK(pupil.has_board_after(0));
    }
}

TEST_CASE("the question at a lesson's end takes wrong answers, and the right one finishes the lesson") {
    for (const std::string& id : lesson_ids()) {
        CAPTURE(id);
        Pupil pupil(id);
        if (pupil.lesson().task.answers == 0) continue;
        CHECK_FALSE(pupil.has("lesson-answer-1"));
        pupil.finish();
        const std::string question = say(game::question_of(pupil.lesson()));
        CHECK(pupil.words("lesson-task") == question);
        const std::size_t right = pupil.lesson().task.right;
        for (std::size_t answer = 1; answer <= pupil.lesson().task.answers; ++answer) {
            CAPTURE(answer);
            const std::string button = "lesson-answer-" + std::to_string(answer);
            CHECK(pupil.item(button).on == (pupil.is_kept_done() && answer == right));
            if (answer == right) continue;
            pupil.click(button);
            CHECK(pupil.item(button).on == true);
            CHECK_FALSE(pupil.is_kept_done());
            CHECK(say(pupil.state.messages.status) == say(game::reply_to(pupil.lesson(), answer)));
        }
        pupil.click("lesson-answer-" + std::to_string(right));
        CHECK(pupil.is_kept_done());
        const std::string reply = say(game::reply_to(pupil.lesson(), right)) + " Lesson done.";
        CHECK(say(pupil.state.messages.status) == reply);
        CHECK(pupil.words("lesson-task") ==
              question + " Your answer: " + say(game::answer_of(pupil.lesson(), right)) + ". " + reply);
    }
}

TEST_CASE("the level at a lesson's end opens by the main button, and its win finishes the lesson") {
    for (const std::string& id : lesson_ids()) {
        CAPTURE(id);
        Pupil pupil(id);
        const game::Lesson& lesson = pupil.lesson();
        if (lesson.task.level.empty()) continue;
        CHECK_FALSE(pupil.has("lesson-level"));
        pupil.finish();
        const game::Level& level = *game::find_level(lesson.task.level);
        CHECK(pupil.item("lesson-level").name ==
              "Now you: level " + std::to_string(game::number_of(level)) + ", " + say(tell(level.title)));
        CHECK(pupil.words("lesson-task") == "Win this level to finish the lesson.");
        pupil.click("lesson-level");
        CHECK(pupil.state.lesson.id.empty());
        const game::Level* opened = game::level_of(pupil.game.puzzle());
        REQUIRE(opened != nullptr);
        CHECK(opened->id == level.id);
        CHECK_FALSE(game::is_lesson_done(lesson, pupil.state.record.statistics));
        pupil.state.record.statistics.stars.emplace(level.id, 1);
        CHECK(game::is_lesson_done(lesson, pupil.state.record.statistics));
    }
}

TEST_CASE("a lesson whose level was won before is done when it was read, however it is left") {
    for (const char* way : {"lesson-next", "lesson-leave"}) {
        CAPTURE(way);
        Pupil pupil("merlin-goal");
        pupil.state.record.statistics.stars.emplace(pupil.lesson().task.level, 2);
        const game::Lesson& lesson = pupil.lesson();
        pupil.finish();
        CHECK_FALSE(game::is_lesson_done(lesson, pupil.state.record.statistics));
        pupil.click(way);
        CHECK(game::is_lesson_done(lesson, pupil.state.record.statistics));
    }
    Pupil early("merlin-goal");
    early.click("lesson-leave");
    CHECK(early.state.record.statistics.lessons.empty());
}

TEST_CASE("wires are drawn in the steps that speak of them, and only there") {
    std::set<LessonView> seen;
    for (const std::string& id : lesson_ids()) {
        CAPTURE(id);
        Pupil pupil(id);
        for (bool more = true; more;) {
            const LessonView about = pupil.lesson().steps[pupil.step()].view;
            seen.insert(about);
            REQUIRE(ui::are_wires_shown(pupil.game, pupil.state) == (about == LessonView::wires));
            REQUIRE(ui::pane_now(pupil.game, pupil.state) == ui::PaneKind::lesson);
            const bool elsewhere = about == LessonView::algebra || about == LessonView::machine;
            REQUIRE(pupil.has("lesson-show") == elsewhere);
            if (elsewhere) REQUIRE(pupil.item("lesson-show").enabled);
            more = !pupil.is_at_end();
            if (more) pupil.click("lesson-next");
        }
    }
    CHECK(seen.size() == 4);
}

TEST_CASE("the pane that a step speaks of is one click away, and so is the lesson from there") {
    Pupil pupil("merlin-elimination");
    CHECK(pupil.item("lesson-show").name == "Show the Algebra pane");
    pupil.click("lesson-show");
    CHECK(ui::pane_now(pupil.game, pupil.state) == ui::PaneKind::algebra);
    pupil.click("lesson");
    CHECK(ui::pane_now(pupil.game, pupil.state) == ui::PaneKind::lesson);
    CHECK(pupil.step() == 0);
}

TEST_CASE("the pane says in words what it draws, and at a lesson's end where the paper errs") {
    Pupil pupil("merlin-win");
    CHECK(pupil.words("lesson-title") == "Four presses win, Arnold & Blaszak, figure 9, step 1 of 5");
    CHECK(pupil.words("lesson-erratum") == "(none)");
    CHECK(ui::lesson_definition().line({pupil.game, pupil.state, pupil.look().why}) ==
          "Four presses win, step 1 of 5");
    pupil.finish();
    CHECK(pupil.words("lesson-erratum") == say(game::erratum_of(pupil.lesson())));
    for (const std::string& id : lesson_ids()) {
        CAPTURE(id);
        Pupil reader(id);
        reader.finish();
        CHECK((reader.words("lesson-erratum") == "(none)") == !reader.lesson().has_erratum);
        for (const ui::Element* words : reader.arrangement.arranged().children(*reader.find("pane"))) {
            CHECK(words->text.find_first_of("\t\n") == std::string::npos);
            CHECK(words->name.empty() == words->id.empty());
        }
    }
}

TEST_CASE("a lesson ends when the player leaves it, and one that does not exist at once") {
    Pupil pupil("joyner-9");
    CHECK(pupil.state.wires.shown);
    pupil.click("lesson-leave");
    CHECK(pupil.state.lesson.id.empty());
    CHECK(ui::pane_now(pupil.game, pupil.state) == ui::PaneKind::why);
    CHECK_FALSE(ui::is_enabled(ui::Command::lesson, pupil.game, pupil.state));
    for (const ui::LessonState& wrong : {ui::LessonState{"no-such", 0}, ui::LessonState{"merlin-win", 99}}) {
        pupil.state.lesson = wrong;
        ui::keep_lesson(pupil.game, pupil.state);
        CHECK(pupil.state.lesson.id.empty());
    }
}

TEST_CASE("the lamps of a step are marked on the board while the pane is drawn") {
    Screen window(merlin());
    window.act("lessons");
    using Lamps = std::vector<std::size_t>;
    for (const auto& step : {std::pair{"lesson-merlin-buttons", Lamps{0, 1, 3, 4}},
                             {"lesson-next", Lamps{2, 5, 8}},
                             {"cell-9", Lamps{}},
                             {"lesson-return", Lamps{2, 5, 8}},
                             {"lesson-leave", Lamps{}}}) {
        CAPTURE(step.first);
        window.act(step.first);
        CHECK(window.highlight().lamps == step.second);
    }
}

TEST_CASE("a lesson has one main button, the next thing to do, and rings the button to press") {
    Screen window(merlin());
    CHECK(window.control("hint").look == ui::Look::primary);
    window.act("lessons");
    window.act("lesson-merlin-buttons");
    CHECK(window.control("hint").look == ui::Look::raised);
    CHECK(window.control("lesson-do").look == ui::Look::primary);
    CHECK(window.control("lesson-next").look == ui::Look::raised);
    CHECK(window.highlight().buttons == std::vector<std::size_t>{0});
    window.act("cell-1");
    CHECK(window.control("lesson-do").look == ui::Look::raised);
    CHECK(window.control("lesson-next").look == ui::Look::primary);
    CHECK(window.highlight().buttons.empty());
}

TEST_CASE("a lesson opens with few words, and its end has one main button at most") {
    Screen window(merlin());
    window.act("lessons");
    window.act("lesson-merlin-goal");
    window.carry_out("open " + std::string(game::find_lesson("merlin-goal")->opening));
    CHECK(window.words("status") == "Lesson opened.");
    window.act("lesson-next");
    CHECK(window.control("lesson-level").look == ui::Look::primary);
    CHECK(window.control("lesson-next").look == ui::Look::raised);
    window.act("lesson-next");
    CHECK(window.requests.size() == 1);
    CHECK(std::get<ui::LessonDoneRequest>(window.requests.front()).id == "merlin-goal");
}

TEST_CASE("a lesson that ends in a win leads to its level, not to the next game") {
    Screen window(merlin());
    window.act("lessons");
    window.act("lesson-ghaly-colours");
    window.carry_out("open " + std::string(game::find_lesson("ghaly-colours")->opening));
    window.act("lesson-next");
    window.act("lesson-next");
    window.act("cell-1");
    window.act("lesson-next");
    window.act("cell-2");
    REQUIRE(window.game.is_won());
    CHECK(window.control("lesson-level").look == ui::Look::primary);
    CHECK(window.control("next-game").look == ui::Look::raised);
}

TEST_CASE("in a low window the buttons of a lesson are in sight, in one row over the bar") {
    Screen window(merlin(), {844, 390});
    window.act("lessons");
    window.act("lesson-merlin-buttons");
    window.rest();
    for (const char* id : {"lesson-back", "lesson-do", "lesson-next"}) {
        CAPTURE(id);
        const ui::Element* element = window.arranged().find(id);
        REQUIRE(element != nullptr);
        CHECK(element->reach.height == element->rect.height);
        CHECK(element->rect.y == window.place("lesson-next").y);
        CHECK(element->rect.bottom() <= window.layout().commands.y);
        CHECK(element->rect.right() <= window.layout().pane.right());
    }
    window.act("lesson-do");
    CHECK(window.control("lesson-next").look == ui::Look::primary);
}

TEST_CASE("a phone's lowered sheet leads to the task at a lesson's end") {
    Screen window(merlin(), phone);
    window.act("lessons");
    window.act("lesson-merlin-buttons");
    window.rest();
    for (int step = 0; step < 3; ++step) window.act("lesson-next");
    REQUIRE(window.has_place("lesson-question"));
    CHECK_FALSE(window.has_place("lesson-answer-1"));
    window.act("lesson-question");
    window.rest();
    CHECK(window.has_place("lesson-answer-1"));
    window.act("lesson-answer-2");
    CHECK(std::get<ui::LessonDoneRequest>(window.requests.front()).id == "merlin-buttons");
}

TEST_CASE("every step of every lesson can be drawn, and its lamps are on its board") {
    Screen window(merlin());
    for (const game::Lesson& lesson : game::lessons()) {
        CAPTURE(lesson.id);
        window.act("lessons");
        window.act("lesson-" + std::string(lesson.id));
        for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
            const std::vector<std::size_t>& lit = window.highlight().lamps;
            REQUIRE(lit == game::lamps_of(lesson.steps[i]));
            for (const std::size_t lamp : lit) REQUIRE(window.game.machine().lamp_sites().has(lamp));
            for (const char* id : {"lesson-back", "lesson-do", "lesson-next", "lesson-leave"}) {
                REQUIRE(window.has_place(id));
            }
            if (i + 1 < lesson.steps.size()) window.act("lesson-next");
        }
    }
}
