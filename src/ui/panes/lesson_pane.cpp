#include "ui/panes/lesson_pane.hpp"

#include <algorithm>

#include "game/share_code.hpp"
#include "i18n/words.hpp"
#include "icons.hpp"
#include "ui/frame/pane_widgets.hpp"
#include "ui/frame/widgets.hpp"
#include "ui/panes/lesson_task.hpp"

namespace switchbox::ui {
namespace {

using game::LessonProgress;

// Returns the nearest step before (`by` -1) or after (`by` 1) this one that has actions. nullopt if there is
// none, or if the board is not in it. Steps that are only read are skipped.
std::optional<std::size_t> turned_to(const Reading& reading, const game::Game& game, int by) {
    const std::vector<game::LessonStep>& steps = reading.lesson->steps;
    std::size_t step = reading.number + static_cast<std::size_t>(by);
    while (step < steps.size() && steps[step].actions.empty()) step += static_cast<std::size_t>(by);
    if (step >= steps.size()) return std::nullopt;  // also before the first one, since the index wraps
    const bool strayed = game::progress_in(*reading.lesson, step, game) == LessonProgress::strayed;
    return strayed ? std::nullopt : std::optional(step);
}

bool is_board(const game::Position& position, const game::Position& wanted) {
    return position.puzzle == wanted.puzzle && position.presses == wanted.presses;
}

void set_board(InputContext& context, const game::Position& wanted) {
    if (is_board(context.game.position(), wanted)) return;
    context.requests.emplace_back(game::Open{game::share_code(wanted)});
}

// Returns the step's actions without those that led to the present board.
std::vector<game::Action> actions_ahead(const Reading& reading, const game::Game& game) {
    std::vector<game::Action> left = game::actions_of(reading.step());
    const std::size_t done = game::actions_done(*reading.lesson, reading.number, game).value_or(0);
    left.erase(left.begin(), left.begin() + static_cast<std::ptrdiff_t>(done));
    return left;
}

// Returns the step's actions without the presses that have been made, in any order if the machine allows it.
std::vector<game::Action> actions_left(const Reading& reading, const game::Game& game) {
    if (!game.machine().counts_presses()) return actions_ahead(reading, game);
    const game::Position before = game::position_after(*reading.lesson, reading.number);
    machine::PressGrid made = game.position().presses;
    if (made.shape != before.presses.shape) return {};
    const int states = game.machine().press_states();
    for (std::size_t button = 0; button < made.size(); ++button) {
        made[button] = static_cast<std::uint8_t>((made[button] + states - before.presses[button]) % states);
    }
    std::vector<game::Action> left = game::actions_of(reading.step());
    const auto is_made = [&](const game::Action& action) {
        const auto* press = std::get_if<game::Press>(&action);
        if (press == nullptr || press->button >= made.size() || made[press->button] == 0) return false;
        --made[press->button];
        return true;
    };
    left.erase(std::remove_if(left.begin(), left.end(), is_made), left.end());
    return left;
}

// Does the remaining actions if they lead to the step's end from the present board; else sets that board.
void do_rest(InputContext& context, const Reading& reading) {
    const game::Position wanted = game::position_after(*reading.lesson, reading.number + 1);
    const std::vector<game::Action> left = actions_left(reading, context.game);
    game::Game trial = context.game;
    const bool all_done = std::all_of(left.begin(), left.end(),
                                      [&](const game::Action& action) { return !trial.replay(action); });
    if (!all_done || !is_board(trial.position(), wanted)) return set_board(context, wanted);
    context.requests.insert(context.requests.end(), left.begin(), left.end());
}

}  // namespace

std::optional<Reading> reading_of(const UiState& state) {
    const LessonState& kept = state.lesson;
    const game::Lesson* lesson = game::find_lesson(kept.id);
    if (lesson == nullptr || kept.step >= lesson->steps.size()) return std::nullopt;
    return Reading{lesson, kept.step, kept.progress.value_or(LessonProgress::reading)};
}

const game::Lesson* lesson_after(const game::Lesson& lesson) {
    const std::vector<game::Lesson>& all = game::lessons();
    const auto next = static_cast<std::size_t>(&lesson - all.data()) + 1;
    return next < all.size() ? &all[next] : nullptr;
}

bool is_done(LessonProgress progress) {
    return progress == LessonProgress::reading || progress == LessonProgress::done;
}

void enter_step(UiState& state, const game::Lesson& lesson, std::size_t step) {
    state.lesson = {std::string(lesson.id), step};
    state.wires.shown = lesson.steps[step].view == game::LessonView::wires;
}

std::vector<std::size_t> lesson_lamps(const UiState& state) {
    const auto reading = reading_of(state);
    if (!reading || reading->has_strayed()) return {};
    return game::lamps_of(reading->step());
}

bool is_of_lesson(const game::Game& game, const UiState& state) {
    const auto reading = reading_of(state);
    return reading && game::progress_in(*reading->lesson, reading->number, game) != LessonProgress::strayed;
}

Message lesson_opening_words(const UiState& state) {
    return state.lesson.step == 0 ? tell("view.status.lesson-opened") : Message{};
}

void begin_lesson(InputContext& context, const game::Lesson& lesson) {
    UiState& state = context.change();
    context.requests.emplace_back(game::Open{std::string(lesson.opening)});
    enter_step(state, lesson, 0);
    state.pane.kind = PaneKind::lesson;
    state.modal.open = Modal::none;
    state.pane.sheet_open = false;
    state.pane.coaching = false;
    state.edit.on = false;
}

void go_back(InputContext& context, int /*argument*/) {
    const auto reading = reading_of(context.state);
    if (!reading || reading->number == 0) return;
    set_board(context, game::position_after(*reading->lesson, reading->number - 1));
    enter_step(context.change(), *reading->lesson, reading->number - 1);
}

void do_step(InputContext& context, int /*argument*/) {
    if (const auto reading = reading_of(context.state)) do_rest(context, *reading);
}

// Does the rest of the step and enters the next one. At the last step it only does the rest, so that the end
// can be seen; then it begins the next lesson.
void go_on(InputContext& context, int /*argument*/) {
    const auto reading = reading_of(context.state);
    if (!reading) return;
    if (reading->is_waiting()) do_rest(context, *reading);
    if (!reading->is_last()) return enter_step(context.change(), *reading->lesson, reading->number + 1);
    const game::Lesson* next = lesson_after(*reading->lesson);
    if (reading->is_waiting() || next == nullptr) return;
    note_end(context, *reading);
    begin_lesson(context, *next);
}

void return_to_lesson(InputContext& context, int /*argument*/) {
    const auto reading = reading_of(context.state);
    if (!reading) return;
    set_board(context, game::position_after(*reading->lesson, reading->number));
    enter_step(context.change(), *reading->lesson, reading->number);
}

void leave_lesson(InputContext& context, int /*argument*/) {
    if (const auto reading = reading_of(context.state)) note_end(context, *reading);
    UiState& state = context.change();
    state.lesson = {};
    state.pane.kind = PaneKind::why;
    state.wires.shown = false;
}

void keep_lesson(const game::Game& game, UiState& state) {
    if (state.lesson.id.empty()) return;
    const auto reading = reading_of(state);
    if (!reading) {
        state.lesson = {};
        return;
    }
    const game::Lesson& lesson = *reading->lesson;
    // With two states a second press looks like one that was undone, so a step that was done goes on.
    const bool was_done = state.lesson.progress && is_done(*state.lesson.progress);
    const LessonProgress progress = game::progress_in(lesson, reading->number, game);
    const bool strayed = progress == LessonProgress::strayed;
    std::optional<std::size_t> turned;
    if (strayed || (was_done && !is_done(progress))) turned = turned_to(*reading, game, 1);
    if (strayed && !turned) turned = turned_to(*reading, game, -1);
    if (turned) enter_step(state, lesson, *turned);
    state.lesson.progress = turned ? game::progress_in(lesson, *turned, game) : progress;
}

namespace {

using game::LessonProgress;

constexpr float lesson_sheet = 560;  // with all its buttons
constexpr float peek_words = 70;     // three lines
constexpr float least_words = 46;    // two lines
constexpr float peek_ways = measure::touch_button + 14;

void show_pane(InputContext& context, int command) { run(context, static_cast<Command>(command)); }

PaneItem item(std::string id, MessageId<> words, const char* icon, bool enabled,
              void (*act)(InputContext& context, int argument)) {
    const std::string label = say(words);
    return {std::move(id), label, label, icon, enabled, std::nullopt, act, 0};
}

PaneItem return_item() {
    return item("lesson-return", "view.pane.lesson.return", icons::rotate_ccw, true, return_to_lesson);
}

// Returns the buttons Back, Do and Next. `returns` replaces the last two by the way back to the lesson. The
// button that is the next thing to do is filled; the task at the lesson's end, unless it is `done`, has its
// own.
std::vector<PaneItem> ways_of(const Reading& reading, bool returns, bool done) {
    std::vector<PaneItem> ways{
        item("lesson-back", "view.pane.lesson.back", icons::chevron_left, reading.number > 0, go_back)};
    if (returns) {
        ways.push_back(return_item());
    } else {
        const bool ends = reading.is_last() && !reading.is_waiting();
        const bool goes_on = ends ? lesson_after(*reading.lesson) != nullptr : !reading.has_strayed();
        ways.push_back(item("lesson-do", "view.pane.lesson.do", icons::check, reading.is_waiting(), do_step));
        ways.push_back(item("lesson-next",
                            ends ? "view.pane.lesson.next-lesson"_id : "view.pane.lesson.next"_id,
                            icons::chevron_right, goes_on, go_on));
    }
    const bool waits = !returns && reading.is_waiting();
    PaneItem& main = waits ? ways[1] : ways.back();
    main.is_main = returns || waits || (is_done(reading.progress) && (done || !is_at_end(reading)));
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

constexpr MessageId<> erratum_heading = "view.pane.lesson.erratum";

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
    frame.paint.fill({track.x, track.y, part, height}, frame.theme().text, height / 2);
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
        item("lesson-show", algebra ? "view.pane.lesson.show-algebra"_id : "view.pane.lesson.show-machine"_id,
             info(command).icon, is_enabled(command, frame.game, frame.state), show_pane);
    shows.argument = static_cast<int>(command);
    button_row(frame, {shows}, room, Look::raised);
}

void draw_erratum(const Frame& frame, const game::Lesson& lesson, Rect& room) {
    pane_words(frame, Type::strong, frame.theme().muted, say(erratum_heading), room, 4);
    pane_region(frame, {"lesson-erratum", say(erratum_heading), say(game::erratum_of(lesson))},
                frame.theme().muted, room, 14);
}

// Explains the rings on the board.
void draw_ring_legend(const Frame& frame, Rect& room) {
    if (lesson_lamps(frame.state).empty()) return;
    const std::string words = say("view.pane.lesson.ringed");
    const float top = room.y;
    pane_words(frame, Type::caption, frame.theme().muted, words, room, 8);
    add_region(frame, {"lesson-rings", say("view.pane.lesson.rings"), words}, room, top, room.y);
}

void draw_lesson_ways(const Frame& frame, const Reading& reading, Rect& room) {
    const bool done = game::is_lesson_done(*reading.lesson, frame.state.record.statistics);
    button_row(frame, ways_of(reading, false, done), room, Look::raised);
    if (reading.has_strayed()) button_row(frame, {return_item()}, room, Look::primary);
}

// Adds the buttons under the text, which scrolls, of a pane of little height. Back has no word, so that all
// are in one row.
void lesson_foot(const Frame& frame, Rect room) {
    const auto reading = reading_of(frame.state);
    if (!reading) return;
    const bool done = game::is_lesson_done(*reading->lesson, frame.state.record.statistics);
    if (reading->has_strayed()) return button_row(frame, {return_item()}, room, Look::primary);
    std::vector<PaneItem> ways = ways_of(*reading, false, done);
    if (reading->is_last() && !reading->is_waiting()) ways.erase(ways.begin() + 1);  // nothing is left to do
    for (PaneItem& way : ways) way.icon = nullptr;
    ways.front().label.clear();
    ways.front().icon = icons::chevron_left;
    button_row(frame, ways, room, Look::raised);
}

float lesson_view(const Frame& frame, Rect room) {
    const auto reading = reading_of(frame.state);
    if (!reading) return 0;
    const float top = room.y;
    const game::Lesson& lesson = *reading->lesson;
    pane_words(frame, Type::title, frame.theme().text, say(game::title_of(lesson)), room, 2);
    if (!frame.layout.compact)
        pane_words(frame, Type::caption, frame.theme().muted, say(game::source_of(lesson)), room, 14);
    draw_steps(frame, *reading, room);
    add_region(frame, {"lesson-title", say("view.pane.lesson.lesson"), lesson_title(*reading)}, room, top,
               room.y);
    const float words = room.y;
    pane_words(frame, Type::body, frame.theme().text, say(reading->words()), room, 12);
    draw_ring_legend(frame, room);
    draw_progress(frame, reading->progress, room);
    add_region(frame, lesson_words(*reading), room, words, room.y);
    if (is_at_end(*reading)) draw_task(frame, *reading, room);
    if (!frame.layout.compact) draw_lesson_ways(frame, *reading, room);
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
    const bool done = game::is_lesson_done(*reading->lesson, frame.state.record.statistics);
    std::vector<PaneItem> ways = ways_of(*reading, reading->has_strayed(), done);
    if (is_at_end(*reading) && !done) ways = {ways.front(), task_item(*reading)};
    pane_row(frame, ways, room, Look::raised);
}

PaneRoom lesson_room(const game::Game& /*game*/) {
    constexpr float rest = handle_height + peek_ways;
    return {PaneRoom{}.width, lesson_sheet, rest + peek_words, rest + least_words};
}

// Highlights the step's lamps and the button that it asks to press next.
BoardHighlight lesson_highlight(const PaneSources& sources) {
    BoardHighlight highlight{lesson_lamps(sources.state), {}};
    const auto reading = reading_of(sources.state);
    if (!reading || !reading->is_waiting()) return highlight;
    const std::vector<game::Action> left = actions_left(*reading, sources.game);
    const auto* press = left.empty() ? nullptr : std::get_if<game::Press>(&left.front());
    if (press != nullptr) highlight.buttons.push_back(press->button);
    return highlight;
}

std::string lesson_subject(const PaneSources& sources) {
    return sources.state.lesson.id + " " + std::to_string(sources.state.lesson.step);
}

}  // namespace

const PaneDefinition& lesson_definition() {
    static constexpr PaneDefinition definition{.kind = PaneKind::lesson,
                                               .name = "view.pane.lesson.name",
                                               .show = "view.mirror.show.lesson",
                                               .view = lesson_view,
                                               .line = lesson_line,
                                               .room = lesson_room,
                                               .highlight = lesson_highlight,
                                               .subject = lesson_subject,
                                               .peek = lesson_peek,
                                               .foot = lesson_foot};
    return definition;
}

}  // namespace switchbox::ui
