#include "ui/gamepad.hpp"

#include <imgui.h>

#include <algorithm>
#include <array>

#include "ui/frame/commands.hpp"

namespace switchbox::ui {
namespace {

struct PadButton {
    ImGuiKey button;
    Command command;
    bool repeats = false;
};
constexpr std::array<PadButton, 6> pad_buttons{{{ImGuiKey_GamepadFaceRight, Command::undo, true},
                                                {ImGuiKey_GamepadFaceLeft, Command::hint},
                                                {ImGuiKey_GamepadFaceUp, Command::solve},
                                                {ImGuiKey_GamepadL1, Command::step_back, true},
                                                {ImGuiKey_GamepadR1, Command::step_forward, true},
                                                {ImGuiKey_GamepadStart, Command::setup}}};
constexpr std::array pad_arrows{ImGuiKey_GamepadDpadLeft, ImGuiKey_GamepadDpadRight, ImGuiKey_GamepadDpadUp,
                                ImGuiKey_GamepadDpadDown};

}  // namespace

void handle_gamepad(InputContext& context) {
    for (const PadButton& row : pad_buttons) {
        if (!ImGui::IsKeyPressed(row.button, row.repeats)) continue;
        run(context, row.command);
        // A player who opens a dialog by gamepad continues by gamepad, so the focus is shown.
        if (context.state.modal.open != Modal::none) context.change().focus.visible = true;
    }
}

bool is_gamepad_held() {
    const bool moves = std::any_of(pad_arrows.begin(), pad_arrows.end(),
                                   [](ImGuiKey button) { return ImGui::IsKeyDown(button); });
    return moves || std::any_of(pad_buttons.begin(), pad_buttons.end(), [](const PadButton& row) {
               return row.repeats && ImGui::IsKeyDown(row.button);
           });
}

}  // namespace switchbox::ui
