// Task at the end of a lesson, in its pane: a level to win, or a question.
#pragma once

#include "ui/panes/lesson_pane.hpp"

namespace switchbox::ui {

struct Frame;

// Returns whether the lesson's last step needs no further action, so that its task is shown.
[[nodiscard]] bool is_at_end(const Reading& reading);

// Requests to keep that the lesson was read to its end, if it ends in a level. A question does so itself.
void note_end(InputContext& context, const Reading& reading);

// Draws the task with its buttons.
void draw_task(const Frame& frame, const Reading& reading, Rect& room);
// Returns the button that leads to the task from a phone's lowered sheet.
[[nodiscard]] PaneItem task_item(const Reading& reading);

}  // namespace switchbox::ui
