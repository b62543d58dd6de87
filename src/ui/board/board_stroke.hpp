// Painting by dragging, while the board is edited: every lamp on the way takes the state that a click gives
// the first one; or all lamps of a rectangle do. What is painted is seen at once and done when the pointer
// lets go.
#pragma once

#include "ui/frame/pointer_input.hpp"
#include "ui/frame/stage.hpp"
#include "ui/frame/turn.hpp"

namespace switchbox::ui {

// Whether a drag that began there paints: cells that are too small to press are painted by rectangles alone.
[[nodiscard]] bool paints_from(const Turn& turn, ImVec2 at);
// Of a pointer that holds the board where such a drag began. Answers whether it painted.
bool follow_stroke(Turn& turn, const PointerInput& input);
// What was painted and is not yet done stays as it was, until the pointer lets go.
void drop_stroke(Turn& turn);

void draw_stroke(const Stage& stage);

}  // namespace switchbox::ui
