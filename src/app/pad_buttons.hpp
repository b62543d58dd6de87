// Mapping of gamepad buttons to Dear ImGui's keys. The numbers are SDL's (SDL_GameControllerButton), on the
// desktop and in the browser (web/gamepad.js).
#pragma once

namespace switchbox::app {

// Sets the state of a button's key. Unmapped buttons are ignored.
void hold_pad_button(int button, bool down);

}  // namespace switchbox::app
