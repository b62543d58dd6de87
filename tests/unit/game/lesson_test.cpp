// Tests of the lessons as such: all can be played, by hand too, and no example of the sources is missing.
#include <array>
#include <set>

#include "game/levels.hpp"
#include "game/saved_game.hpp"
#include "game/share_code.hpp"
#include "machine/machine_type.hpp"
#include "support/lessons.hpp"

namespace switchbox::test {

using game::Action;
using game::Game;
using game::Lesson;
using game::LessonProgress;
using game::LessonStep;
using game::Position;
using machine::PressGrid;

namespace {

std::string text_of(const std::vector<Action>& actions) {
    std::string text;
    for (const Action& action : actions) {
        text += (text.empty() ? "" : "; ") + game::format_action(action);
    }
    return text;
}

std::size_t sentences_in(std::string_view words) {
    std::size_t sentences = 0;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const bool ends = i + 1 == words.size() || words[i + 1] == ' ';
        if (ends && (words[i] == '.' || words[i] == '?')) ++sentences;
    }
    return sentences;
}

// Calls `look` with each lesson and each of its steps that expects an action.
template <class Look>
void for_each_task(const Look& look) {
    for (const Lesson& each : game::lessons()) {
        for (std::size_t step = 0; step < each.steps.size(); ++step) {
            CAPTURE(each.id);
            CAPTURE(step);
            if (!each.steps[step].actions.empty()) look(each, step);
        }
    }
}

// Returns whether the step expects that button.
bool asks_for(const LessonStep& step, std::size_t button) {
    const std::vector<Action> actions = game::actions_of(step);
    return std::find(actions.begin(), actions.end(), Action{game::Press{button}}) != actions.end();
}

// Returns a button that the step does not press.
std::optional<std::size_t> unasked_button(const Lesson& lesson, std::size_t step) {
    const Position before = game::position_after(lesson, step);
    if (!before.puzzle.machine->make_machine(before.puzzle.start)->counts_presses()) {
        for (const std::size_t button : before.puzzle.machine->button_sites().cells())
            if (!asks_for(lesson.steps[step], button)) return button;
        return std::nullopt;
    }
    const Position after = game::position_after(lesson, step + 1);
    for (const std::size_t button : before.puzzle.machine->button_sites().cells()) {
        if (before.presses[button] == after.presses[button]) return button;
    }
    return std::nullopt;
}

// Returns a lesson whose step expects three lamps of the target at once.
Lesson painting() {
    return {"painting", game::Paper::switchbox, "1.merlin.AA.94.AA.0.vxvgv", {{"target 010/111/111"}}};
}

struct Item {
    std::string_view source;
    std::string_view id;
};

// Examples of the sources that must have a lesson, and the board that Ghaly's machine begins with.
constexpr std::array<Item, 35> asked_for{{
    {"figure 2", "merlin-buttons"},
    {"figure 4", "merlin-thrice"},
    {"figure 5", "merlin-twice"},
    {"figures 6 and 7", "merlin-order"},
    {"figure 8", "merlin-goal"},
    {"figure 9", "merlin-win"},
    {"pages 8 to 14", "merlin-elimination"},
    {"two boards", "bogomolny-target"},
    {"3 states", "bogomolny-three"},
    {"4 states", "bogomolny-four"},
    {"torus", "bogomolny-torus"},
    {"P.S.", "bogomolny-subboards"},
    {"appendix 1", "quatrainment-sample"},
    {"section 3.2", "quatrainment-independent"},
    {"Example 3", "joyner-3"},
    {"Example 3", "cube-order"},
    {"Example 3", "cube-105"},
    {"Example 4", "joyner-4"},
    {"a board of four cells", "ghaly-colours"},
    {"Example 7", "joyner-7"},
    {"Example 8", "joyner-8"},
    {"Example 9", "joyner-9"},
    {"Example 10", "joyner-10"},
    {"Example 11", "joyner-11"},
    {"Example 12", "joyner-12"},
    {"Proposition 15", "joyner-15"},
    {"Example 20", "joyner-20"},
    {"Example 28", "joyner-28"},
    {"sections 3.4 and 3.6", "joyner-wires"},
    {"Theorem 1", "ghaly-wiring"},
    {"Theorem 2", "ghaly-staircase"},
    {"the only colour", "ghaly-colour"},
    {"fewest presses", "ghaly-fewest"},
    {"stripes", "ghaly-stripes"},
    {"Examples 24 and 25", "ghaly-single"},
}};

}  // namespace

TEST_CASE("Every example that the sources work has its lesson, and there is no other") {
    std::set<std::string_view> ids;
    for (const Lesson& each : game::lessons()) CHECK(ids.insert(each.id).second);
    for (const Item& item : asked_for) {
        CAPTURE(item.id);
        CHECK(say(game::source_of(lesson(item.id))).find(item.source) != std::string_view::npos);
        ids.erase(item.id);
    }
    CHECK(ids.empty());
    CHECK(game::find_lesson("merlin") == nullptr);
}

TEST_CASE("The course begins with Merlin, and its groups stand together in order") {
    const std::vector<Lesson>& all = game::lessons();
    CHECK(all.front().id == "merlin-buttons");
    CHECK(std::is_sorted(all.begin(), all.end(),
                         [](const Lesson& a, const Lesson& b) { return a.group < b.group; }));
    std::set<game::LessonGroup> groups;
    for (std::size_t i = 0; i < all.size(); ++i) {
        CHECK(game::number_of(all[i]) == i + 1);
        groups.insert(all[i].group);
    }
    CHECK(groups.size() == game::lesson_groups);
    for (const char* id : {"merlin-goal", "merlin-elimination"})
        CHECK(lesson(id).group == game::LessonGroup::merlin);
    CHECK(lesson("joyner-4").group == game::LessonGroup::lamps);
    CHECK(lesson("ghaly-single").group == game::LessonGroup::ghaly);
    CHECK(lesson("ghaly-stripes").group == game::LessonGroup::proofs);
    CHECK(lesson("cube-105").group == game::LessonGroup::cube);
}

TEST_CASE("Every lesson ends in a level of its kind of machine or in a question, and in one of them only") {
    std::set<std::string_view> levels;
    for (const Lesson& each : game::lessons()) {
        CAPTURE(each.id);
        const bool has_level = !each.task.level.empty();
        CHECK(has_level == (each.task.answers == 0));
        if (!has_level) continue;
        CHECK(each.task.right == 0);
        CHECK(levels.insert(each.task.level).second);
        const game::Level* level = game::find_level(each.task.level);
        REQUIRE(level != nullptr);
        CHECK(game::lesson_ending_in(level->id) == &each);
        const Position opening = game::position_after(each, 0);
        const Position task = value_of(game::parse_share_code(level->code));
        CHECK(task.puzzle.machine->type() == opening.puzzle.machine->type());
        CHECK(game::question_of(each).empty());
    }
    CHECK(levels.size() >= 10);
    CHECK(game::lesson_ending_in("") == nullptr);
    CHECK(game::lesson_ending_in("first-7") == nullptr);
}

TEST_CASE("Every question has one right answer, and words for all of them") {
    std::size_t questions = 0;
    for (const Lesson& each : game::lessons()) {
        if (each.task.answers == 0) continue;
        CAPTURE(each.id);
        ++questions;
        CHECK((each.task.answers == 2 || each.task.answers == 3));
        CHECK(each.task.right >= 1);
        CHECK(each.task.right <= each.task.answers);
        const std::string question = say(game::question_of(each));
        CAPTURE(question);
        CHECK(is_readable(question));
        CHECK(question.ends_with('?'));
        std::set<std::string> answers;
        for (std::size_t answer = 1; answer <= each.task.answers; ++answer) {
            const std::string words = say(game::answer_of(each, answer));
            const std::string reply = say(game::reply_to(each, answer));
            CAPTURE(words);
            CHECK(answers.insert(words).second);
            CHECK(words.size() < 30);
            CHECK(is_readable(reply));
            // A reply says at once whether the answer is right.
            CHECK(reply.starts_with(answer == each.task.right ? "Right: " : "No: "));
        }
        const std::string past = game::answer_of(each, each.task.answers + 1).id;
        CHECK(i18n::in_use().templates().find(past) == i18n::in_use().templates().end());
    }
    CHECK(questions >= 10);
}

TEST_CASE("A lesson is done when it was read and its question answered or its level won") {
    game::Statistics statistics;
    CHECK(game::count_lessons_done(statistics) == 0);
    CHECK(game::first_lesson_to_do(statistics) == &game::lessons().front());
    statistics.lessons = {"merlin-buttons", "merlin-goal", "lesson-of-tomorrow"};
    CHECK(game::is_lesson_done(lesson("merlin-buttons"), statistics));
    CHECK_FALSE(game::is_lesson_done(lesson("merlin-goal"), statistics));
    CHECK(game::count_lessons_done(statistics) == 1);
    CHECK(game::first_lesson_to_do(statistics) == &lesson("merlin-goal"));
    statistics.stars = {{std::string(lesson("merlin-goal").task.level), 1},
                        {std::string(lesson("merlin-win").task.level), 3}};
    CHECK(game::is_lesson_done(lesson("merlin-goal"), statistics));
    CHECK_FALSE(game::is_lesson_done(lesson("merlin-win"), statistics));
    CHECK(game::count_lessons_done(statistics) == 2);
    for (const Lesson& each : game::lessons()) {
        statistics.lessons.emplace(each.id);
        statistics.stars.emplace(each.task.level, 1);
    }
    CHECK(game::first_lesson_to_do(statistics) == nullptr);
    CHECK(game::count_lessons_done(statistics) == game::lessons().size());
}

TEST_CASE("Where a source errs, its lesson says so") {
    for (const Item& item : std::array<Item, 9>{{{"Page 14", "merlin-win"},
                                                 {"Page 9", "merlin-elimination"},
                                                 {"(1,7) and (3,7)", "bogomolny-target"},
                                                 {"Section 2.2", "quatrainment-sample"},
                                                 {"equations (2) and (3)", "quatrainment-independent"},
                                                 {"Example 29", "joyner-10"},
                                                 {"Lemma 31", "joyner-10"},
                                                 {"Proposition 15", "joyner-15"},
                                                 {"The last line", "joyner-20"}}}) {
        CAPTURE(item.source);
        CHECK(say(game::erratum_of(lesson(item.id))).find(item.source) != std::string_view::npos);
    }
}

TEST_CASE("A lesson's words can be read, and are few") {
    for (const Lesson& each : game::lessons()) {
        CAPTURE(each.id);
        for (const std::string& text :
             {say(game::title_of(each)), say(game::source_of(each)), std::string(each.opening)}) {
            CHECK(is_readable(text));
            CHECK(text.size() < 60);
        }
        CHECK(game::erratum_of(each).empty() != each.has_erratum);
        CHECK((!each.has_erratum || is_readable(say(game::erratum_of(each)))));
        CHECK(each.steps.size() >= 2);
        CHECK(each.steps.size() <= 8);
        for (std::size_t step = 0; step < each.steps.size(); ++step) {
            const std::string words = say(game::words_of(each, step));
            CAPTURE(words);
            CHECK(is_readable(words));
            CHECK(sentences_in(words) >= 1);
            CHECK(sentences_in(words) <= 3);
        }
    }
}

TEST_CASE("A lesson's opening, actions and lamps are well written and fit the machine") {
    for (const Lesson& each : game::lessons()) {
        CAPTURE(each.id);
        const Position opening = value_of(game::parse_share_code(each.opening));
        CHECK(value_of(game::parse_share_code(game::share_code(opening))) == opening);
        CHECK(game::position_after(each, 0) == opening);
        const machine::CellMask lamps = opening.puzzle.machine->lamp_sites();
        for (const LessonStep& step : each.steps) {
            CHECK(text_of(game::actions_of(step)) == step.actions);
            std::string numbers;
            for (const std::size_t lamp : game::lamps_of(step)) {
                CHECK(lamp < lamps.shape.size());
                numbers += (numbers.empty() ? "" : " ") + std::to_string(lamp + 1);
            }
            CHECK(numbers == step.lamps);
        }
    }
}

TEST_CASE("Every action of a lesson can be carried out, and changes the board") {
    for_each_task([](const Lesson& each, std::size_t step) {
        const Position before = game::position_after(each, step);
        Game game(before);
        for (const Action& action : game::actions_of(each.steps[step])) play_on(game, action);
        CHECK(game.position() == game::position_after(each, step + 1));
        CHECK((game.position().presses != before.presses || game.puzzle() != before.puzzle));
    });
}

TEST_CASE("A step waits until the player has done it by hand, in any order") {
    Random random(5);
    for_each_task([&](const Lesson& each, std::size_t step) {
        Game game(game::position_after(each, step));
        std::vector<Action> actions = game::actions_of(each.steps[step]);
        for (std::size_t i = actions.size(); i > 1; --i) std::swap(actions[i - 1], actions[draw(random, i)]);
        for (const Action& action : actions) {
            REQUIRE(game::progress_in(each, step, game) == LessonProgress::waiting);
            play_on(game, action);
        }
        REQUIRE(game::progress_in(each, step, game) == LessonProgress::done);
    });
}

TEST_CASE("A press that a step does not ask for leaves the lesson") {
    std::size_t strayed = 0;
    for_each_task([&](const Lesson& each, std::size_t step) {
        const auto button = unasked_button(each, step);
        if (!button) return;
        Game game(game::position_after(each, step));
        play_on(game, Action{game::Press{*button}});
        CHECK(game::progress_in(each, step, game) == LessonProgress::strayed);
        play_on(game, "undo");
        CHECK(game::progress_in(each, step, game) == LessonProgress::waiting);
        ++strayed;
    });
    CHECK(strayed > 60);
}

TEST_CASE("One press more than a step asks for leaves the lesson too") {
    Game game = game_after("bogomolny-three", 3);
    const auto progress = [&] { return game::progress_in(lesson("bogomolny-three"), 3, game); };
    play_on(game, "press 1");
    CHECK(progress() == LessonProgress::waiting);
    play_on(game, "press 1");
    CHECK(progress() == LessonProgress::strayed);
    play_on(game, "press 1");
    CHECK(progress() == LessonProgress::waiting);
}

TEST_CASE("A step without actions is to be read while the board is as it should be") {
    for (const Lesson& each : game::lessons()) {
        for (std::size_t step = 0; step <= each.steps.size(); ++step) {
            CAPTURE(each.id);
            CAPTURE(step);
            if (step < each.steps.size() && !each.steps[step].actions.empty()) continue;
            Game game(game::position_after(each, step));
            CHECK(game::progress_in(each, step, game) == LessonProgress::reading);
            const std::size_t button = game.machine().button_sites().cells().front();
            play_on(game, Action{game::Press{button}});
            CHECK(game::progress_in(each, step, game) == LessonProgress::strayed);
        }
    }
}

TEST_CASE("Another machine, another start and another target are no part of a lesson") {
    const Lesson& win = lesson("merlin-win");
    for (const char* action :
         {"new lights-out 1", "new ghaly 1", "new merlin 1", "open 1.merlin~3.AAA.USK.AAA.0.gx9q0",
          "paint start 2 1", "paint target 5 1"}) {
        CAPTURE(action);
        Game game(game::position_after(win, 0));
        play_on(game, action);
        CHECK(game::progress_in(win, 0, game) == LessonProgress::strayed);
    }
}

TEST_CASE("How the player came to a lesson's board does not matter") {
    const Lesson& win = lesson("merlin-win");
    Game game(game::position_after(win, 0));
    for (const char* action : {"press 2", "press 2", "hint"}) play_on(game, action);
    CHECK(game::progress_in(win, 0, game) == LessonProgress::waiting);
    for (const char* action : {"solve 5 6 7 9", "step 1"}) play_on(game, action);
    CHECK(game::progress_in(win, 0, game) == LessonProgress::done);
    CHECK(game::progress_in(win, 1, game) == LessonProgress::waiting);
    play_on(game, "step 4");
    CHECK(game::progress_in(win, 3, game) == LessonProgress::done);
    CHECK(game::progress_in(win, 4, game) == LessonProgress::reading);
}

TEST_CASE("A picture that a step asks for may be painted lamp by lamp") {
    const Lesson paint = painting();
    Game game(game::position_after(paint, 0));
    for (const char* action : {"paint target 5 1", "paint target 3 0", "paint target 1 0"}) {
        CHECK(game::progress_in(paint, 0, game) == LessonProgress::waiting);
        play_on(game, action);
    }
    CHECK(game::progress_in(paint, 0, game) == LessonProgress::done);
    play_on(game, "paint target 9 0");
    CHECK(game::progress_in(paint, 0, game) == LessonProgress::strayed);
}

TEST_CASE("A lesson says what its source has wrong exactly where there are words for it") {
    for (const Lesson& lesson : game::lessons()) {
        CAPTURE(lesson.id);
        const std::string area = lesson.kind.empty() ? "" : std::string(lesson.kind) + ".";
        const std::string id = area + "lesson." + std::string(lesson.id) + ".erratum";
        const bool has_words = i18n::in_use().templates().find(id) != i18n::in_use().templates().end();
        CHECK(lesson.has_erratum == has_words);
        CHECK(game::erratum_of(lesson).id == (has_words ? id : ""));
        CHECK(game::words_of(lesson, 0).id == area + "lesson." + std::string(lesson.id) + ".1");
    }
}

TEST_CASE("A step's lamps are counted from 1, and what is no lamp is left out") {
    LessonStep step;
    step.lamps = "0 3 x 1";
    CHECK(game::lamps_of(step) == std::vector<std::size_t>{2, 0});
}

}  // namespace switchbox::test
