// Gamepads on the desktop. SDL detects them only by polling, as long as its subsystem is on. To keep an idle
// window idle, polling starts when the window gets the focus, and continues only while there is a gamepad.
#pragma once

#include <SDL.h>

namespace switchbox::app {

void follow_gamepads(const SDL_Event& event);

}  // namespace switchbox::app
