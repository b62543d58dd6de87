// The side pane, on a phone a sheet that slides up: tabs, and what is open.
#pragma once

#include "ui/frame/turn.hpp"
#include "ui/state/ui_state.hpp"

namespace switchbox::ui {

struct Frame;

void side_pane(const Frame& frame);

// Opens the pane of a tab; unlike its command, it never closes it.
void click_on_tab(Turn& turn, PaneKind kind);

}  // namespace switchbox::ui
