#include "app/pad_buttons.hpp"

#include <SDL.h>
#include <imgui.h>

#include <array>

namespace switchbox::app {
namespace {

struct PadKey {
    int button;
    ImGuiKey key;
};
constexpr std::array<PadKey, 12> pad_keys{{{SDL_CONTROLLER_BUTTON_A, ImGuiKey_GamepadFaceDown},
                                           {SDL_CONTROLLER_BUTTON_B, ImGuiKey_GamepadFaceRight},
                                           {SDL_CONTROLLER_BUTTON_X, ImGuiKey_GamepadFaceLeft},
                                           {SDL_CONTROLLER_BUTTON_Y, ImGuiKey_GamepadFaceUp},
                                           {SDL_CONTROLLER_BUTTON_BACK, ImGuiKey_GamepadBack},
                                           {SDL_CONTROLLER_BUTTON_START, ImGuiKey_GamepadStart},
                                           {SDL_CONTROLLER_BUTTON_LEFTSHOULDER, ImGuiKey_GamepadL1},
                                           {SDL_CONTROLLER_BUTTON_RIGHTSHOULDER, ImGuiKey_GamepadR1},
                                           {SDL_CONTROLLER_BUTTON_DPAD_UP, ImGuiKey_GamepadDpadUp},
                                           {SDL_CONTROLLER_BUTTON_DPAD_DOWN, ImGuiKey_GamepadDpadDown},
                                           {SDL_CONTROLLER_BUTTON_DPAD_LEFT, ImGuiKey_GamepadDpadLeft},
                                           {SDL_CONTROLLER_BUTTON_DPAD_RIGHT, ImGuiKey_GamepadDpadRight}}};

}  // namespace

void hold_pad_button(int button, bool down) {
    for (const PadKey& row : pad_keys) {
        if (row.button != button) continue;
        ImGuiIO& io = ImGui::GetIO();
        io.BackendFlags |= ImGuiBackendFlags_HasGamepad;  // without it, ImGui releases all of them
        io.AddKeyEvent(row.key, down);
    }
}

}  // namespace switchbox::app
