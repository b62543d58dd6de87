// The Lesson pane: one of the sources' examples, a step at a time, beside the live board.
#pragma once

#include "ui/frame/pane_item.hpp"
#include "ui/panes/lesson_course.hpp"

namespace switchbox::ui {

[[nodiscard]] const PaneFace& lesson_face();

}  // namespace switchbox::ui
