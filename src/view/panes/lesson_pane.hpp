// The Lesson pane: one of the sources' examples, a step at a time, beside the live board.
#pragma once

#include "view/frame/pane_item.hpp"
#include "view/panes/lesson_course.hpp"

namespace switchbox::view {

[[nodiscard]] const PaneFace& lesson_face();

}  // namespace switchbox::view
