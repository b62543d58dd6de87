// Gamepads on the desktop. SDL finds them only by looking, again and again, for as long as it is told to; so
// that a window at rest rests, it is told to when the window comes to the front, and goes on while it finds
// one.
#pragma once

#include <SDL.h>

namespace switchbox::app {

void follow_gamepads(const SDL_Event& event);

}  // namespace switchbox::app
