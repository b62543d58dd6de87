#include "app/gamepads.hpp"

#include "app/pad_buttons.hpp"

namespace switchbox::app {
namespace {

constexpr Sint16 far_out = 16000;  // about half of a stick's range

void rest_without_pads() {
    for (int i = 0; i < SDL_NumJoysticks(); ++i) {
        if (SDL_IsGameController(i) == SDL_TRUE) return;
    }
    SDL_QuitSubSystem(SDL_INIT_GAMECONTROLLER);
}

void look_for_pads() {
    if (SDL_WasInit(SDL_INIT_GAMECONTROLLER) != 0) return;
    // SDL's own drivers would need a thread, and the kernel has drivers for these pads.
    SDL_SetHint(SDL_HINT_JOYSTICK_HIDAPI, "0");
    if (SDL_InitSubSystem(SDL_INIT_GAMECONTROLLER) == 0) rest_without_pads();
}

// Maps the left stick to the directional pad.
void follow_stick(const SDL_ControllerAxisEvent& moved) {
    const bool across = moved.axis == SDL_CONTROLLER_AXIS_LEFTX;
    if (!across && moved.axis != SDL_CONTROLLER_AXIS_LEFTY) return;
    hold_pad_button(across ? SDL_CONTROLLER_BUTTON_DPAD_LEFT : SDL_CONTROLLER_BUTTON_DPAD_UP,
                    moved.value < -far_out);
    hold_pad_button(across ? SDL_CONTROLLER_BUTTON_DPAD_RIGHT : SDL_CONTROLLER_BUTTON_DPAD_DOWN,
                    moved.value > far_out);
}

}  // namespace

void follow_gamepads(const SDL_Event& event) {
    switch (event.type) {
        case SDL_WINDOWEVENT:
            if (event.window.event == SDL_WINDOWEVENT_FOCUS_GAINED) look_for_pads();
            break;
        case SDL_CONTROLLERDEVICEADDED:
            SDL_GameControllerOpen(event.cdevice.which);
            break;
        case SDL_CONTROLLERDEVICEREMOVED:
            SDL_GameControllerClose(SDL_GameControllerFromInstanceID(event.cdevice.which));
            rest_without_pads();
            break;
        case SDL_CONTROLLERBUTTONDOWN:
        case SDL_CONTROLLERBUTTONUP:
            hold_pad_button(event.cbutton.button, event.cbutton.state == SDL_PRESSED);
            break;
        case SDL_CONTROLLERAXISMOTION:
            follow_stick(event.caxis);
            break;
        default:
            break;
    }
}

}  // namespace switchbox::app
