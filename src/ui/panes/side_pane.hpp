// Side pane, on a phone a sheet that slides up: tabs, and the open pane.
#pragma once

#include "ui/frame/input_context.hpp"
#include "ui/state/ui_state.hpp"

namespace switchbox::ui {

struct Frame;

void side_pane(const Frame& frame);

}  // namespace switchbox::ui
