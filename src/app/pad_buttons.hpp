// The buttons of a gamepad as Dear ImGui knows them, by SDL's numbers (SDL_GameControllerButton) on the
// desktop and in the page (web/gamepad.js).
#pragma once

namespace switchbox::app {

// Those that mean nothing here are left alone.
void hold_pad_button(int button, bool down);

}  // namespace switchbox::app
