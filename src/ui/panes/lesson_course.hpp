// How a lesson goes on: the step that is being read, and the ways from it to others. A step is entered only
// together with the requests that bring its board.
#pragma once

#include <optional>

#include "game/lesson.hpp"
#include "ui/frame/turn.hpp"

namespace switchbox::ui {

// The step that is being read.
struct Reading {
    const game::Lesson* lesson = nullptr;
    std::size_t number = 0;  // of the step, counted from 0
    game::LessonProgress progress = game::LessonProgress::reading;

    [[nodiscard]] const game::LessonStep& step() const { return lesson->steps[number]; }
    [[nodiscard]] Message words() const { return game::words_of(*lesson, number); }
    [[nodiscard]] bool is_last() const { return number + 1 == lesson->steps.size(); }
    [[nodiscard]] bool is_waiting() const { return progress == game::LessonProgress::waiting; }
    [[nodiscard]] bool has_strayed() const { return progress == game::LessonProgress::strayed; }
};

[[nodiscard]] std::optional<Reading> reading_of(const UiState& state);
// The next one of the list; null after the last.
[[nodiscard]] const game::Lesson* lesson_after(const game::Lesson& lesson);
// Whether the step asks for nothing more.
[[nodiscard]] bool is_done(game::LessonProgress progress);

// The lamps that the step speaks of, while the board is in the lesson.
[[nodiscard]] std::vector<std::size_t> lesson_lamps(const UiState& state);

// Sets the lesson's board and opens its first step.
void begin_lesson(Turn& turn, const game::Lesson& lesson);
// Reads this step from now on. The board is to be as the step needs it.
void enter_step(UiState& state, const game::Lesson& lesson, std::size_t step);

// What the pane's buttons do.
void go_back(Turn& turn, int argument);
void do_step(Turn& turn, int argument);
void go_on(Turn& turn, int argument);
void return_to_lesson(Turn& turn, int argument);
void leave_lesson(Turn& turn, int argument);

// Notices where the board stands in the lesson, and turns to the neighbouring step when the player has gone
// on to that, or back, on the board itself.
void keep_lesson(const game::Game& game, UiState& state);

}  // namespace switchbox::ui
