// The side pane, on a phone a sheet that slides up: tabs, and what is open.
#pragma once

#include "ui/frame/turn.hpp"
#include "ui/state/ui_state.hpp"

namespace switchbox::ui {

struct Frame;

void side_pane(const Frame& frame);

}  // namespace switchbox::ui
