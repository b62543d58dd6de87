// What the Why pane holds: the explanation, and what can be asked for beside it.
#pragma once

#include "view/frame/explain.hpp"
#include "view/frame/frame.hpp"

namespace switchbox::view {

// Draws it into `room`, of which only the width is fixed; answers with its height.
float why_view(Frame& frame, const Why& why, Rect room);

}  // namespace switchbox::view
