#include "ui/panes/lesson_pane.hpp"

#include "i18n/words.hpp"
#include "icons.hpp"
#include "ui/frame/pane_widgets.hpp"
#include "ui/frame/widgets.hpp"

namespace switchbox::ui {
namespace {

using game::LessonProgress;

constexpr float lesson_sheet = 560;  // with all its buttons
constexpr float peek_words = 70;     // three lines
constexpr float least_words = 46;    // two lines
constexpr float peek_ways = measure::touch_button + 14;

void show_pane(InputContext& context, int command) { run(context, static_cast<Command>(command)); }

PaneItem item(std::string id, std::string_view words, const char* icon, bool enabled,
              void (*act)(InputContext& context, int argument)) {
    const std::string label = say(words);
    return {std::move(id), label, label, icon, enabled, std::nullopt, act, 0};
}

PaneItem return_item() {
    return item("lesson-return", "view.pane.lesson.return", icons::rotate_ccw, true, return_to_lesson);
}

// Returns the buttons Back, Do and Next. `returns` replaces the last two by the way back to the lesson. The
// last button is filled if it is the next thing to do.
std::vector<PaneItem> ways_of(const Reading& reading, bool returns) {
    std::vector<PaneItem> ways{
        item("lesson-back", "view.pane.lesson.back", icons::chevron_left, reading.number > 0, go_back)};
    if (returns) {
        ways.push_back(return_item());
    } else {
        const bool ends = reading.is_last() && !reading.is_waiting();
        const bool goes_on = ends ? lesson_after(*reading.lesson) != nullptr : !reading.has_strayed();
        ways.push_back(item("lesson-do", "view.pane.lesson.do", icons::check, reading.is_waiting(), do_step));
        ways.push_back(item("lesson-next", ends ? "view.pane.lesson.next-lesson" : "view.pane.lesson.next",
                            icons::chevron_right, goes_on, go_on));
    }
    ways.back().is_main = returns || is_done(reading.progress);
    return ways;
}

Message sentence_of(LessonProgress progress) {
    switch (progress) {
        case LessonProgress::waiting:
            return tell("view.pane.lesson.waiting");
        case LessonProgress::done:
            return tell("view.pane.lesson.done");
        case LessonProgress::strayed:
            return tell("view.pane.lesson.strayed");
        default:
            return {};
    }
}

// Returns whether to show an error of the source: only the lesson's end does, not the single steps.
bool shows_erratum(const Reading& reading) { return reading.is_last() && reading.lesson->has_erratum; }

constexpr std::string_view erratum_heading = "view.pane.lesson.erratum";  // id of a message

std::string lesson_title(const Reading& reading) {
    const game::Lesson& lesson = *reading.lesson;
    return say("view.pane.lesson.title", game::title_of(lesson), game::source_of(lesson), reading.number + 1,
               lesson.steps.size());
}

PaneRegion lesson_words(const Reading& reading) {
    const Message words = together(reading.words(), sentence_of(reading.progress));
    return {"lesson-words", say("view.pane.lesson.words"), say(words), true};
}

std::string lesson_line(const PaneSources& sources) {
    const auto reading = reading_of(sources.state);
    if (!reading) return {};
    return say("view.pane.lesson.line", game::title_of(*reading->lesson), reading->number + 1,
               reading->lesson->steps.size());
}

void draw_steps(const Frame& frame, const Reading& reading, Rect& room) {
    constexpr float height = 4;
    const std::string words = say("view.pane.lesson.step", reading.number + 1, reading.lesson->steps.size());
    pane_words(frame, Type::caption, frame.theme().muted, words, room, 6);
    const Rect track{room.x, room.y, room.width, height};
    const auto all = static_cast<float>(reading.lesson->steps.size());
    const float part = track.width * static_cast<float>(reading.number + 1) / all;
    frame.paint.fill(track, frame.theme().raised, height / 2);
    frame.paint.fill({track.x, track.y, part, height}, frame.theme().accent, height / 2);
    cut_top(room, height + 16);
}

void draw_progress(const Frame& frame, LessonProgress progress, Rect& room) {
    constexpr float below = 14;
    constexpr float for_icon = 26;
    const Theme& theme = frame.theme();
    const std::string words = say(sentence_of(progress));
    if (words.empty()) return;
    if (progress == LessonProgress::waiting) {
        return pane_words(frame, Type::caption, theme.muted, words, room, below);
    }
    const bool done = progress == LessonProgress::done;
    const Colour ink = done ? theme.text : theme.warning;
    const float middle = room.y + frame.paint.measure(Type::body, words).y / 2;
    frame.paint.icon({room.x + 9, middle}, ink, done ? icons::circle_check : icons::triangle_alert, 18);
    Rect beside{room.x + for_icon, room.y, room.width - for_icon, room.height};
    pane_words(frame, Type::body, ink, words, beside, below);
    cut_top(room, beside.y - room.y);
}

void button_row(const Frame& frame, const std::vector<PaneItem>& items, Rect& room, Look look) {
    pane_row(frame, items, room, look);
    cut_top(room, 4);
}

// Adds a button for the pane that the step is about.
void draw_show(const Frame& frame, const game::LessonStep& step, Rect& room) {
    const bool algebra = step.view == game::LessonView::algebra;
    if (!algebra && step.view != game::LessonView::machine) return;
    const Command command = algebra ? Command::algebra : Command::machine_pane;
    PaneItem shows =
        item("lesson-show", algebra ? "view.pane.lesson.show-algebra" : "view.pane.lesson.show-machine",
             info(command).icon, is_enabled(command, frame.game, frame.state), show_pane);
    shows.argument = static_cast<int>(command);
    button_row(frame, {shows}, room, Look::raised);
}

void draw_erratum(const Frame& frame, const game::Lesson& lesson, Rect& room) {
    pane_words(frame, Type::strong, frame.theme().muted, say(erratum_heading), room, 4);
    pane_region(frame, {"lesson-erratum", say(erratum_heading), say(game::erratum_of(lesson))},
                frame.theme().muted, room, 14);
}

float lesson_view(const Frame& frame, Rect room) {
    const auto reading = reading_of(frame.state);
    if (!reading) return 0;
    const float top = room.y;
    const game::Lesson& lesson = *reading->lesson;
    pane_words(frame, Type::title, frame.theme().text, say(game::title_of(lesson)), room, 2);
    pane_words(frame, Type::caption, frame.theme().muted, say(game::source_of(lesson)), room, 14);
    draw_steps(frame, *reading, room);
    add_region(frame, {"lesson-title", say("view.pane.lesson.lesson"), lesson_title(*reading)}, room, top,
               room.y);
    const float words = room.y;
    pane_words(frame, Type::body, frame.theme().text, say(reading->words()), room, 12);
    draw_progress(frame, reading->progress, room);
    add_region(frame, lesson_words(*reading), room, words, room.y);
    button_row(frame, ways_of(*reading, false), room, Look::raised);
    if (reading->has_strayed()) button_row(frame, {return_item()}, room, Look::primary);
    draw_show(frame, reading->step(), room);
    cut_top(room, 8);
    frame.paint.fill({room.x, room.y, room.width, 1}, frame.theme().edge);
    cut_top(room, 16);
    if (shows_erratum(*reading)) draw_erratum(frame, lesson, room);
    button_row(frame, {item("lesson-leave", "view.pane.lesson.leave", icons::x, true, leave_lesson)}, room,
               Look::raised);
    return room.y - top;
}

// Draws the words and the buttons in a phone's lowered sheet, so that the board stays visible.
void lesson_peek(const Frame& frame, Rect room) {
    const auto reading = reading_of(frame.state);
    if (!reading) return;
    if (room.height <= 0) return;  // only the handle's line fits
    Rect words = cut_top(room, room.height - peek_ways);
    const std::string text =
        fitted(frame.paint, Type::body, say(reading->words()), {words.width, words.height});
    add_region(frame, lesson_words(*reading), words, words.y, words.bottom());
    pane_words(frame, Type::body, frame.theme().text, text, words, 0);
    pane_row(frame, ways_of(*reading, reading->has_strayed()), room, Look::raised);
}

PaneRoom lesson_room(const game::Game& /*game*/) {
    constexpr float rest = handle_height + peek_ways;
    return {PaneRoom{}.width, lesson_sheet, rest + peek_words, rest + least_words};
}

BoardHighlight lesson_highlight(const PaneSources& sources) { return {lesson_lamps(sources.state), {}}; }

std::string lesson_subject(const PaneSources& sources) {
    return sources.state.lesson.id + " " + std::to_string(sources.state.lesson.step);
}

}  // namespace

const PaneDefinition& lesson_face() {
    static constexpr PaneDefinition face{.kind = PaneKind::lesson,
                                         .name = "view.pane.lesson.name",
                                         .show = "view.mirror.show.lesson",
                                         .view = lesson_view,
                                         .line = lesson_line,
                                         .room = lesson_room,
                                         .highlight = lesson_highlight,
                                         .subject = lesson_subject,
                                         .peek = lesson_peek};
    return face;
}

}  // namespace switchbox::ui
