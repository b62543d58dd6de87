// The Lesson pane: one of the sources' examples, a step at a time, beside the live board (design/screens.md).
#pragma once

#include "view/lesson_course.hpp"
#include "view/pane.hpp"

namespace switchbox::view {

[[nodiscard]] const PaneFace& lesson_face();
[[nodiscard]] PaneRoom lesson_room();

}  // namespace switchbox::view
