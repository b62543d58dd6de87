// Painting by dragging, while the board is edited. Every lamp along the stroke, or every lamp of a rectangle,
// gets the state that a click gives the first one. The stroke is shown at once and applied when the pointer
// is released.
#pragma once

#include "ui/frame/input_context.hpp"
#include "ui/frame/pointer_input.hpp"
#include "ui/frame/stage.hpp"

namespace switchbox::ui {

// Returns whether a drag that began there paints. Cells that are too small to press are painted by rectangles
// only.
[[nodiscard]] bool paints_from(const InputContext& context, ImVec2 at);
// Continues a stroke of a pointer that holds the board, if such a drag began there. Returns whether it
// painted.
bool follow_stroke(InputContext& context, const PointerInput& input);
// Discards the stroke in progress, until the pointer is released.
void drop_stroke(InputContext& context);

void draw_stroke(const BoardDrawContext& stage);

}  // namespace switchbox::ui
