#include "view/keys.hpp"

#include <algorithm>
#include <array>

#include "view/board/board_edit.hpp"
#include "view/dialogs/dialog.hpp"
#include "view/focus.hpp"

namespace switchbox::view {
namespace {

struct KeyCommand {
    ImGuiKey key;
    bool control;
    Command command;
    bool repeats = false;  // while the key is held
};
constexpr std::array<KeyCommand, 28> key_commands{{{ImGuiKey_H, false, Command::hint},
                                                   {ImGuiKey_S, false, Command::solve},
                                                   {ImGuiKey_P, false, Command::play},
                                                   {ImGuiKey_Comma, false, Command::step_back, true},
                                                   {ImGuiKey_Period, false, Command::step_forward, true},
                                                   {ImGuiKey_Home, false, Command::to_start},
                                                   {ImGuiKey_End, false, Command::to_end},
                                                   {ImGuiKey_U, false, Command::undo, true},
                                                   {ImGuiKey_Z, true, Command::undo, true},
                                                   {ImGuiKey_Y, true, Command::redo, true},
                                                   {ImGuiKey_R, false, Command::restart},
                                                   {ImGuiKey_N, false, Command::new_game},
                                                   {ImGuiKey_L, false, Command::share},
                                                   {ImGuiKey_C, true, Command::share},
                                                   {ImGuiKey_E, false, Command::edit},
                                                   {ImGuiKey_G, false, Command::setup},
                                                   {ImGuiKey_W, false, Command::wires},
                                                   {ImGuiKey_K, false, Command::codes},
                                                   {ImGuiKey_C, false, Command::coach},
                                                   {ImGuiKey_A, false, Command::algebra},
                                                   {ImGuiKey_M, false, Command::machine_pane},
                                                   {ImGuiKey_Q, false, Command::check},
                                                   {ImGuiKey_B, false, Command::lessons},
                                                   {ImGuiKey_X, false, Command::exports},
                                                   {ImGuiKey_T, false, Command::theme},
                                                   {ImGuiKey_Slash, false, Command::help},
                                                   {ImGuiKey_Backspace, false, Command::undo, true},
                                                   {ImGuiKey_F1, false, Command::help}}};

void command_keys(Frame& frame) {
    const ImGuiIO& io = ImGui::GetIO();
    if (io.KeyAlt) return;
    const bool control = io.KeyCtrl || io.KeySuper;
    if (control && io.KeyShift) {
        if (ImGui::IsKeyPressed(ImGuiKey_Z)) run(frame, Command::redo);
        return;
    }
    if (control && ImGui::IsKeyPressed(ImGuiKey_V, false)) frame.requests.emplace_back(WantPaste{});
    for (const KeyCommand& row : key_commands) {
        if (row.control != control || !ImGui::IsKeyPressed(row.key, row.repeats)) continue;
        const bool pause = row.command == Command::play && frame.state.playing;
        run(frame, pause ? Command::pause : row.command);
    }
}

bool is_digit_pressed(int digit) {
    return ImGui::IsKeyPressed(static_cast<ImGuiKey>(ImGuiKey_0 + digit), false) ||
           ImGui::IsKeyPressed(static_cast<ImGuiKey>(ImGuiKey_Keypad0 + digit), false);
}

// While editing a digit is what the lamp under the keyboard is to show.
void paint_keys(Frame& frame) {
    if (frame.state.focus != cell_id(frame.state.cursor)) return;
    const int last = std::min(frame.game.machine().lamp_states() - 1, 9);
    for (int digit = 0; digit <= last; ++digit) {
        if (is_digit_pressed(digit)) paint(frame, frame.state.cursor, static_cast<std::uint8_t>(digit));
    }
}

// On boards of up to nine buttons a digit presses the button of that number.
void digit_keys(Frame& frame) {
    const ImGuiIO& io = ImGui::GetIO();
    if (io.KeyCtrl || io.KeySuper || io.KeyAlt) return;
    if (frame.state.editing) return paint_keys(frame);
    const std::vector<std::size_t> buttons = frame.game.machine().button_sites().cells();
    if (buttons.size() > 9) return;
    for (const std::size_t button : buttons) {
        const std::size_t digit = frame.game.machine().button_number(button);
        if (digit > 9) break;
        if (is_digit_pressed(static_cast<int>(digit))) activate(frame, cell_id(button));
    }
}

void arrow_keys(Frame& frame) {
    if (ImGui::IsKeyPressed(ImGuiKey_LeftArrow)) move_focus(frame, 0, -1);
    if (ImGui::IsKeyPressed(ImGuiKey_RightArrow)) move_focus(frame, 0, 1);
    if (ImGui::IsKeyPressed(ImGuiKey_UpArrow)) move_focus(frame, -1, 0);
    if (ImGui::IsKeyPressed(ImGuiKey_DownArrow)) move_focus(frame, 1, 0);
    if (ImGui::IsKeyPressed(ImGuiKey_Tab)) tab(frame, ImGui::GetIO().KeyShift ? -1 : 1);
}

// In a field a space is a character.
bool enter_pressed(const Frame& frame) {
    const bool space = ImGui::IsKeyPressed(ImGuiKey_Space, false) && !is_in_field(frame);
    return space || ImGui::IsKeyPressed(ImGuiKey_Enter, false) ||
           ImGui::IsKeyPressed(ImGuiKey_KeypadEnter, false);
}

void escape(Frame& frame) {
    UiState& state = frame.state;
    if (state.overlay != Overlay::none) {
        state.overlay = Overlay::none;
    } else if (!state.notice.empty()) {
        state.notice.clear();
    } else if (state.sheet_open) {
        state.sheet_open = false;
    } else if (state.searching) {
        run(frame, Command::cancel);
    } else if (state.editing) {
        run(frame, Command::edit);
    } else {
        run(frame, Command::hide);
    }
}

}  // namespace

void handle_keys(Frame& frame) {
    UiState& state = frame.state;
    arrow_keys(frame);
    if (enter_pressed(frame)) {
        const bool focused = is_focus_shown(frame) && !state.focus.empty();
        if (!focused) state.focus = cell_id(state.cursor);
        state.focus_visible = true;
        activate(frame, state.focus);
    }
    if (ImGui::IsKeyPressed(ImGuiKey_Escape, false)) escape(frame);
    if (state.overlay != Overlay::none) return type_in_dialog(frame);
    command_keys(frame);
    digit_keys(frame);
}

}  // namespace switchbox::view
