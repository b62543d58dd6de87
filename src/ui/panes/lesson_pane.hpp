// Lesson pane: an example from the sources, step by step, beside the live board.
#pragma once

#include <optional>

#include "game/lesson.hpp"
#include "ui/frame/input_context.hpp"
#include "ui/frame/pane_definition.hpp"

namespace switchbox::ui {

// Course of a lesson: the current step, and the ways from it to others. A step is entered only together with
// the requests that set its board.

// Step that is being read.
struct Reading {
    const game::Lesson* lesson = nullptr;
    std::size_t number = 0;  // index of the step, from 0
    game::LessonProgress progress = game::LessonProgress::reading;

    [[nodiscard]] const game::LessonStep& step() const { return lesson->steps[number]; }
    [[nodiscard]] Message words() const { return game::words_of(*lesson, number); }
    [[nodiscard]] bool is_last() const { return number + 1 == lesson->steps.size(); }
    [[nodiscard]] bool is_waiting() const { return progress == game::LessonProgress::waiting; }
    [[nodiscard]] bool has_strayed() const { return progress == game::LessonProgress::strayed; }
};

[[nodiscard]] std::optional<Reading> reading_of(const UiState& state);
// Returns the next lesson of the list; nullptr after the last.
[[nodiscard]] const game::Lesson* lesson_after(const game::Lesson& lesson);
// Returns whether the step needs no further action.
[[nodiscard]] bool is_done(game::LessonProgress progress);

// Returns the lamps that the step mentions; empty if the board has left the lesson.
[[nodiscard]] std::vector<std::size_t> lesson_lamps(const UiState& state);

// Sets the lesson's board and opens its first step.
void begin_lesson(InputContext& context, const game::Lesson& lesson);
// Returns whether the game has a board of the current step of the open lesson.
[[nodiscard]] bool is_of_lesson(const game::Game& game, const UiState& state);
// Returns the status after the board of the current step was set: empty unless the lesson begins.
[[nodiscard]] Message lesson_opening_words(const UiState& state);
// Makes this the current step. The caller must request the board that the step needs.
void enter_step(UiState& state, const game::Lesson& lesson, std::size_t step);

// Actions of the pane's buttons.
void go_back(InputContext& context, int argument);
void do_step(InputContext& context, int argument);
void go_on(InputContext& context, int argument);
void return_to_lesson(InputContext& context, int argument);
void leave_lesson(InputContext& context, int argument);

// Updates the lesson's progress from the board. If the player has gone on or back on the board itself, enters
// the neighbouring step.
void keep_lesson(const game::Game& game, UiState& state);

[[nodiscard]] const PaneDefinition& lesson_definition();

}  // namespace switchbox::ui
