// A gamepad, the same in the page and on the desktop: its buttons reach Dear ImGui as keys of their own. The
// arrows of the pad, and the buttons that press and close, are answered with the keys they are like
// (keys.cpp); the others stand for commands.
#pragma once

#include "ui/frame/turn.hpp"

namespace switchbox::ui {

void handle_gamepad(Turn& turn);

// Whether a button is down that goes on while it is held: no event tells of the next time.
[[nodiscard]] bool is_gamepad_held();

}  // namespace switchbox::ui
