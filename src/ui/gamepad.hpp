// Gamepad input, for page and desktop alike. Its buttons reach Dear ImGui as keys of their own. keys.cpp
// handles the arrows of the pad and the buttons that press and close together with the keys of the same
// effect. The other buttons run commands.
#pragma once

#include "ui/frame/input_context.hpp"

namespace switchbox::ui {

void handle_gamepad(InputContext& context);

// Returns whether a repeating button is held. No event reports the next repetition, so a frame must check it.
[[nodiscard]] bool is_gamepad_held();

}  // namespace switchbox::ui
