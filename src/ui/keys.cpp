#include "ui/keys.hpp"

#include <algorithm>
#include <span>

#include "ui/access/focus.hpp"
#include "ui/board/board_edit.hpp"
#include "ui/board/board_stroke.hpp"
#include "ui/board/paint_face.hpp"
#include "ui/dialogs/dialog.hpp"
#include "ui/frame/commands.hpp"
#include "ui/frame/machine_ui.hpp"
#include "ui/gamepad.hpp"

namespace switchbox::ui {
namespace {

bool is_pressed(const Chord& chord, bool control, bool shift) {
    if (chord.key == ImGuiKey_None || chord.use == Chord::Use::elsewhere) return false;
    const bool fits = chord.control == control && (!control || chord.shift == shift);
    return fits && ImGui::IsKeyPressed(chord.key, chord.repeats);
}

bool paint_by_letter(Turn& turn, const MachineUi& ui) {
    const std::size_t cell = turn.state.focus.cursor;
    if (turn.state.focus.id != cell_id(cell)) return false;
    if (ui.painting == nullptr) return false;
    for (const PaintKey& key : ui.painting->keys(turn.game.machine())) {
        if (!ImGui::IsKeyPressed(key.key, false)) continue;
        paint(turn, cell, key.state);
        return true;
    }
    return false;
}

bool press_by_letter(Turn& turn, const MachineUi& ui) {
    for (const ButtonKey& key : ui.keys(turn.game.machine())) {
        if (key.shift != ImGui::GetIO().KeyShift || !ImGui::IsKeyPressed(key.key, false)) continue;
        for (int i = 0; i < key.times; ++i) turn.requests.emplace_back(game::Press{key.button});
        return true;
    }
    return false;
}

// The letters of the machine in play go before those of the commands; answers whether one was pressed.
bool machine_keys(Turn& turn) {
    const ImGuiIO& io = ImGui::GetIO();
    const MachineUi& ui = ui_of(turn.game);
    if (!turn.settings.one_key || ui.keys == nullptr || io.KeyCtrl || io.KeySuper || io.KeyAlt) return false;
    return turn.state.edit.on ? paint_by_letter(turn, ui) : press_by_letter(turn, ui);
}

void command_keys(Turn& turn) {
    const ImGuiIO& io = ImGui::GetIO();
    if (io.KeyAlt) return;
    const bool control = io.KeyCtrl || io.KeySuper;
    const bool pastes = control && !io.KeyShift && ImGui::IsKeyPressed(ImGuiKey_V, false);
    if (pastes) turn.requests.emplace_back(WantPaste{});
    for (const CommandRow& row : commands()) {
        const std::span<const Chord> keys(row.keys);
        const auto pressed = std::find_if(keys.begin(), keys.end(), [&](const Chord& chord) {
            return is_in_use(chord, turn.settings) && is_pressed(chord, control, io.KeyShift);
        });
        if (pressed == keys.end()) continue;
        const bool pause = row.command == Command::play && turn.state.playback.playing;
        run(turn, pause ? Command::pause : row.command);
        if (turn.state.modal.open == Modal::none) continue;
        turn.change().modal.opened_by = pressed->key;
        turn.change().focus.visible = true;  // who opens it by a key goes on by keys
    }
}

bool is_digit_pressed(int digit) {
    return ImGui::IsKeyPressed(static_cast<ImGuiKey>(ImGuiKey_0 + digit), false) ||
           ImGui::IsKeyPressed(static_cast<ImGuiKey>(ImGuiKey_Keypad0 + digit), false);
}

// While editing a digit is what the lamp under the keyboard is to show.
void paint_keys(Turn& turn) {
    if (turn.state.focus.id != cell_id(turn.state.focus.cursor)) return;
    const int last = std::min(turn.game.machine().lamp_states() - 1, 9);
    for (int digit = 0; digit <= last; ++digit) {
        if (is_digit_pressed(digit)) paint(turn, turn.state.focus.cursor, static_cast<std::uint8_t>(digit));
    }
}

// On boards of up to nine buttons a digit presses the button of that number.
void digit_keys(Turn& turn) {
    const ImGuiIO& io = ImGui::GetIO();
    if (io.KeyCtrl || io.KeySuper || io.KeyAlt) return;
    if (turn.state.edit.on) return paint_keys(turn);
    constexpr std::size_t most = 9;
    const std::vector<std::size_t> buttons = turn.game.machine().button_sites().cells(most + 1);
    if (buttons.size() > most) return;
    for (const std::size_t button : buttons) {
        const std::size_t digit = turn.game.machine().button_number(button);
        if (digit > 9) break;
        if (is_digit_pressed(static_cast<int>(digit))) use_cell(turn, button);
    }
}

bool is_either_pressed(ImGuiKey key, ImGuiKey of_gamepad) {
    return ImGui::IsKeyPressed(key) || ImGui::IsKeyPressed(of_gamepad);
}

void arrow_keys(Turn& turn) {
    if (is_either_pressed(ImGuiKey_LeftArrow, ImGuiKey_GamepadDpadLeft)) move_focus(turn, 0, -1);
    if (is_either_pressed(ImGuiKey_RightArrow, ImGuiKey_GamepadDpadRight)) move_focus(turn, 0, 1);
    if (is_either_pressed(ImGuiKey_UpArrow, ImGuiKey_GamepadDpadUp)) move_focus(turn, -1, 0);
    if (is_either_pressed(ImGuiKey_DownArrow, ImGuiKey_GamepadDpadDown)) move_focus(turn, 1, 0);
    if (ImGui::IsKeyPressed(ImGuiKey_Tab)) tab(turn, ImGui::GetIO().KeyShift ? -1 : 1);
    if (ImGui::IsKeyPressed(ImGuiKey_GamepadBack, false)) tab(turn, 1);
}

// In a field a space is a character.
bool enter_pressed(const Turn& turn) {
    const bool space = ImGui::IsKeyPressed(ImGuiKey_Space, false) && !is_in_field(turn.arranged, turn.state);
    return space || ImGui::IsKeyPressed(ImGuiKey_Enter, false) ||
           ImGui::IsKeyPressed(ImGuiKey_KeypadEnter, false) ||
           ImGui::IsKeyPressed(ImGuiKey_GamepadFaceDown, false);
}

void escape(Turn& turn) {
    const UiState& state = turn.state;
    if (state.modal.open != Modal::none) {
        turn.change().modal.open = Modal::none;
    } else if (!state.messages.notice.empty()) {
        turn.change().messages.notice = {};
    } else if (state.pane.sheet_open) {
        turn.change().pane.sheet_open = false;
    } else if (state.search.running) {
        run(turn, Command::cancel);
    } else if (state.edit.stroke) {
        drop_stroke(turn);
    } else if (state.edit.on) {
        run(turn, Command::edit);
    } else {
        run(turn, Command::hide);
    }
}

void enter(Turn& turn) {
    FocusState& focus = turn.change().focus;
    const bool focused = is_focus_shown(turn.arranged, turn.state) && !focus.id.empty();
    if (!focused) focus.id = cell_id(focus.cursor);
    focus.visible = true;
    activate(turn, std::string(focus.id));
}

}  // namespace

void handle_keys(Turn& turn) {
    arrow_keys(turn);
    if (enter_pressed(turn)) enter(turn);
    const bool is_dialog_open = turn.state.modal.open != Modal::none;
    const bool closes = is_dialog_open && ImGui::IsKeyPressed(ImGuiKey_GamepadFaceRight, false);
    if (closes || ImGui::IsKeyPressed(ImGuiKey_Escape, false)) return escape(turn);
    if (turn.state.modal.open != Modal::none) return type_in_field(turn);
    handle_gamepad(turn);
    if (machine_keys(turn)) return;
    command_keys(turn);
    digit_keys(turn);
}

}  // namespace switchbox::ui
