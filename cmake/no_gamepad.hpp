// Put before Dear ImGui's SDL backend on the page. The backend asks for game controllers, which Switchbox
// does not take; with these answers SDL's code and long table for them are not linked.
#pragma once
#include <SDL.h>

#define SDL_GameControllerOpen(index) nullptr
#define SDL_GameControllerGetButton(controller, button) 0
#define SDL_GameControllerGetAxis(controller, axis) 0
