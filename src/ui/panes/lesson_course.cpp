#include "ui/panes/lesson_course.hpp"

#include <algorithm>

#include "game/share_code.hpp"

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
    state.lesson = {std::string(lesson.id), step, std::nullopt};
    state.wires.shown = lesson.steps[step].view == game::LessonView::wires;
}

std::vector<std::size_t> lesson_lamps(const UiState& state) {
    const auto reading = reading_of(state);
    if (!reading || reading->has_strayed()) return {};
    return game::lamps_of(reading->step());
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
    if (!reading->is_waiting() && next != nullptr) begin_lesson(context, *next);
}

void return_to_lesson(InputContext& context, int /*argument*/) {
    const auto reading = reading_of(context.state);
    if (!reading) return;
    set_board(context, game::position_after(*reading->lesson, reading->number));
    enter_step(context.change(), *reading->lesson, reading->number);
}

void leave_lesson(InputContext& context, int /*argument*/) {
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

}  // namespace switchbox::ui
