#include "ui/panes/lesson_task.hpp"

#include <string>

#include "game/levels.hpp"
#include "i18n/words.hpp"
#include "icons.hpp"
#include "ui/frame/command_acts.hpp"
#include "ui/frame/pane_widgets.hpp"

namespace switchbox::ui {
namespace {

bool is_kept_done(const Frame& frame, const Reading& reading) {
    return game::is_lesson_done(*reading.lesson, frame.state.record.statistics);
}

void play_lesson_level(InputContext& context, int /*argument*/) {
    const auto reading = reading_of(context.state);
    const game::Level* level = reading ? game::find_level(reading->lesson->task.level) : nullptr;
    if (level == nullptr) return;
    note_end(context, *reading);
    open_level(context, *level);
}

Message level_name(const game::Level& level) {
    return tell("view.pane.lesson.level-named", game::number_of(level), tell(level.title));
}

Message short_level_name(const game::Level& level) {
    return tell("view.pane.lesson.level", game::number_of(level));
}

PaneItem level_button(const game::Level& level, const Message& label) {
    return {.id = "lesson-level",
            .name = say(level_name(level)),
            .label = say(label),
            .icon = icons::milestone,
            .act = play_lesson_level,
            .is_main = true};
}

// Takes an answer, counted from 1. A wrong one may be followed by another.
void take_answer(InputContext& context, int number) {
    const auto reading = reading_of(context.state);
    if (!reading) return;
    const game::Lesson& lesson = *reading->lesson;
    const auto answer = static_cast<std::size_t>(number);
    const bool is_right = answer == lesson.task.right;
    UiState& state = context.change();
    state.lesson.answer = answer;
    const Message reply = game::reply_to(lesson, answer);
    state.messages.say(is_right ? together(reply, tell("view.pane.lesson.finished")) : reply);
    if (is_right) context.requests.emplace_back(LessonDoneRequest{std::string(lesson.id)});
}

void show_question(InputContext& context, int /*argument*/) { context.change().pane.sheet_open = true; }

// Returns the answer that is shown: the last one, or the right one of a lesson that was done before.
std::size_t shown_answer(const Frame& frame, const Reading& reading) {
    if (frame.state.lesson.answer > 0) return frame.state.lesson.answer;
    return is_kept_done(frame, reading) ? reading.lesson->task.right : 0;
}

const char* icon_of_answer(const game::Lesson& lesson, std::size_t answer) {
    return answer == lesson.task.right ? icons::circle_check : icons::circle_x;
}

void draw_answers(const Frame& frame, const game::Lesson& lesson, std::size_t shown, Rect& room) {
    std::vector<PaneItem> items;
    for (std::size_t answer = 1; answer <= lesson.task.answers; ++answer) {
        const std::string words = say(game::answer_of(lesson, answer));
        const bool is_shown = answer == shown;
        items.push_back({.id = "lesson-answer-" + std::to_string(answer),
                         .name = words,
                         .label = words,
                         .icon = is_shown ? icon_of_answer(lesson, answer) : nullptr,
                         .checked = is_shown,
                         .act = take_answer,
                         .argument = static_cast<int>(answer)});
    }
    pane_row(frame, items, room, Look::raised);
    cut_top(room, 4);
}

// Draws a sentence after an icon.
void draw_reply(const Frame& frame, const char* icon, const Message& reply, Rect& room) {
    constexpr float for_icon = 26;
    const std::string words = say(reply);
    const Colour ink = frame.theme().text;
    frame.paint.icon({room.x + 9, room.y + frame.paint.measure(Type::body, words).y / 2}, ink, icon, 18);
    Rect beside{room.x + for_icon, room.y, room.width - for_icon, room.height};
    pane_words(frame, Type::body, ink, words, beside, 14);
    cut_top(room, beside.y - room.y);
}

void draw_question(const Frame& frame, const Reading& reading, Rect& room) {
    const game::Lesson& lesson = *reading.lesson;
    const std::size_t shown = shown_answer(frame, reading);
    const Message question = game::question_of(lesson);
    Message reply;
    if (shown > 0) reply = game::reply_to(lesson, shown);
    if (is_kept_done(frame, reading)) reply = together(reply, tell("view.pane.lesson.finished"));
    Message spoken = question;
    if (shown > 0)
        spoken = together(
            together(question, tell("view.pane.lesson.answered", game::answer_of(lesson, shown))), reply);
    const float top = room.y;
    pane_words(frame, Type::strong, frame.theme().text, say(question), room, 10);
    add_region(frame, {"lesson-task", say("view.pane.lesson.question"), say(spoken)}, room, top, room.y);
    draw_answers(frame, lesson, shown, room);
    if (shown > 0) draw_reply(frame, icon_of_answer(lesson, shown), reply, room);
}

void draw_level(const Frame& frame, const Reading& reading, Rect& room) {
    const game::Level* level = game::find_level(reading.lesson->task.level);
    if (level == nullptr) return;
    const bool done = is_kept_done(frame, reading);
    const Message words = done ? tell("view.pane.lesson.finished") : tell("view.pane.lesson.level-task");
    const float top = room.y;
    if (done) {
        draw_reply(frame, icons::circle_check, words, room);
    } else {
        pane_words(frame, Type::body, frame.theme().text, say(words), room, 10);
    }
    add_region(frame, {"lesson-task", say("view.pane.lesson.task"), say(words)}, room, top, room.y);
    const bool fits = button_width(frame.paint, say(level_name(*level)), true) <= room.width;
    PaneItem button = level_button(*level, fits ? level_name(*level) : short_level_name(*level));
    button.is_main = !done;
    pane_row(frame, {button}, room, Look::raised);
    cut_top(room, 4);
}

}  // namespace

bool is_at_end(const Reading& reading) { return reading.is_last() && is_done(reading.progress); }

void note_end(InputContext& context, const Reading& reading) {
    const game::Lesson& lesson = *reading.lesson;
    const bool is_kept = context.state.record.statistics.lessons.contains(lesson.id);
    if (!is_at_end(reading) || lesson.task.level.empty() || is_kept) return;
    context.requests.emplace_back(LessonDoneRequest{std::string(lesson.id)});
}

void draw_task(const Frame& frame, const Reading& reading, Rect& room) {
    if (reading.lesson->task.level.empty()) {
        draw_question(frame, reading, room);
    } else {
        draw_level(frame, reading, room);
    }
}

PaneItem task_item(const Reading& reading) {
    const game::Level* level = game::find_level(reading.lesson->task.level);
    if (level != nullptr) return level_button(*level, short_level_name(*level));
    const std::string words = say("view.pane.lesson.to-question");
    return {.id = "lesson-question",
            .name = words,
            .label = words,
            .icon = icons::circle_question_mark,
            .act = show_question,
            .is_main = true};
}

}  // namespace switchbox::ui
