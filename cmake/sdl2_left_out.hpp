// Put before Dear ImGui's SDL backend on the page. The backend asks for game controllers, which Switchbox
// does not take, and for SDL's renderer, where we draw by OpenGL; with these answers neither is linked.
#pragma once
#include <SDL.h>

#define SDL_IsGameController(index) SDL_FALSE
#define SDL_GameControllerOpen(index) nullptr
#define SDL_GameControllerClose(controller) static_cast<void>(controller)
#define SDL_GameControllerGetButton(controller, button) 0
#define SDL_GameControllerGetAxis(controller, axis) 0
#define SDL_GetRendererOutputSize(renderer, width, height) (-1)
