// Lesson pane: an example from the sources, step by step, beside the live board.
#pragma once

#include "ui/frame/pane_item.hpp"
#include "ui/panes/lesson_course.hpp"

namespace switchbox::ui {

[[nodiscard]] const PaneDefinition& lesson_face();

}  // namespace switchbox::ui
