#include "ui/keys.hpp"

#include <imgui.h>

#include <algorithm>
#include <array>
#include <span>
#include <string_view>
#include <utility>

#include "ui/access/focus.hpp"
#include "ui/board/board_edit.hpp"
#include "ui/dialogs/dialog.hpp"
#include "ui/frame/commands.hpp"
#include "ui/frame/machine_ui.hpp"

namespace switchbox::ui {
namespace {

bool is_pressed(const Chord& chord, bool control, bool shift) {
    if (chord.key == ImGuiKey_None || chord.use == Chord::Use::elsewhere) return false;
    const bool fits = chord.control == control && (!control || chord.shift == shift);
    return fits && ImGui::IsKeyPressed(chord.key, chord.repeats);
}

bool paint_by_letter(InputContext& context, const MachineUi& ui) {
    const std::size_t cell = context.state.focus.cursor;
    if (context.state.focus.id != cell_id(cell)) return false;
    if (ui.painting == nullptr) return false;
    for (const PaintKey& key : ui.painting->keys(context.game.machine())) {
        if (!ImGui::IsKeyPressed(key.key, false)) continue;
        paint(context, cell, key.state);
        return true;
    }
    return false;
}

bool press_by_letter(InputContext& context, const MachineUi& ui) {
    for (const ButtonKey& key : ui.keys(context.game.machine())) {
        if (key.shift != ImGui::GetIO().KeyShift || !ImGui::IsKeyPressed(key.key, false)) continue;
        for (int i = 0; i < key.times; ++i) context.requests.emplace_back(game::Press{key.button});
        return true;
    }
    return false;
}

// Handles the letters of the machine in play, which take precedence over those of commands. Returns whether
// one was pressed.
bool machine_keys(InputContext& context) {
    const ImGuiIO& io = ImGui::GetIO();
    const MachineUi& ui = ui_of(context.game);
    if (!context.settings.one_key || ui.keys == nullptr || io.KeyCtrl || io.KeySuper || io.KeyAlt)
        return false;
    return context.state.edit.on ? paint_by_letter(context, ui) : press_by_letter(context, ui);
}

void command_keys(InputContext& context) {
    const ImGuiIO& io = ImGui::GetIO();
    if (io.KeyAlt) return;
    const bool control = io.KeyCtrl || io.KeySuper;
    const bool pastes = control && !io.KeyShift && ImGui::IsKeyPressed(ImGuiKey_V, false);
    if (pastes) context.requests.emplace_back(PasteRequest{});
    for (const CommandRow& row : commands()) {
        const std::span<const Chord> keys(row.keys);
        const auto pressed = std::find_if(keys.begin(), keys.end(), [&](const Chord& chord) {
            return is_in_use(chord, context.settings) && is_pressed(chord, control, io.KeyShift);
        });
        if (pressed == keys.end()) continue;
        const bool pause = row.command == Command::play && context.state.playback.playing;
        run(context, pause ? Command::pause : row.command);
        if (context.state.modal.open == Modal::none) continue;
        context.change().modal.opened_by = pressed->key;
        context.change().focus.visible = true;  // a player who opens it by key continues by keys
    }
}

bool is_digit_pressed(int digit) {
    return ImGui::IsKeyPressed(static_cast<ImGuiKey>(ImGuiKey_0 + digit), false) ||
           ImGui::IsKeyPressed(static_cast<ImGuiKey>(ImGuiKey_Keypad0 + digit), false);
}

// Paints the focused lamp with the state of a digit, while editing.
void paint_keys(InputContext& context) {
    if (context.state.focus.id != cell_id(context.state.focus.cursor)) return;
    const int last = std::min(context.game.machine().lamp_states() - 1, 9);
    for (int digit = 0; digit <= last; ++digit) {
        if (is_digit_pressed(digit))
            paint(context, context.state.focus.cursor, static_cast<std::uint8_t>(digit));
    }
}

// Presses the button with the number of a digit, on boards of up to nine buttons.
void digit_keys(InputContext& context) {
    const ImGuiIO& io = ImGui::GetIO();
    if (io.KeyCtrl || io.KeySuper || io.KeyAlt) return;
    if (context.state.edit.on) return paint_keys(context);
    constexpr std::size_t most = 9;
    const std::vector<std::size_t> buttons = context.game.machine().button_sites().cells(most + 1);
    if (buttons.size() > most) return;
    for (const std::size_t button : buttons) {
        const std::size_t digit = context.game.machine().button_number(button);
        if (digit > 9) break;
        if (is_digit_pressed(static_cast<int>(digit))) use_cell(context, button);
    }
}

bool is_either_pressed(ImGuiKey key, ImGuiKey of_gamepad) {
    return ImGui::IsKeyPressed(key) || ImGui::IsKeyPressed(of_gamepad);
}

void arrow_keys(InputContext& context) {
    if (is_either_pressed(ImGuiKey_LeftArrow, ImGuiKey_GamepadDpadLeft)) move_focus(context, 0, -1);
    if (is_either_pressed(ImGuiKey_RightArrow, ImGuiKey_GamepadDpadRight)) move_focus(context, 0, 1);
    if (is_either_pressed(ImGuiKey_UpArrow, ImGuiKey_GamepadDpadUp)) move_focus(context, -1, 0);
    if (is_either_pressed(ImGuiKey_DownArrow, ImGuiKey_GamepadDpadDown)) move_focus(context, 1, 0);
    if (ImGui::IsKeyPressed(ImGuiKey_Tab)) tab(context, ImGui::GetIO().KeyShift ? -1 : 1);
    if (ImGui::IsKeyPressed(ImGuiKey_GamepadBack, false)) tab(context, 1);
}

// Returns whether the focused element is activated. In a field, a space is a character.
bool enter_pressed(const InputContext& context) {
    const bool space =
        ImGui::IsKeyPressed(ImGuiKey_Space, false) && !is_in_field(context.arranged, context.state);
    return space || ImGui::IsKeyPressed(ImGuiKey_Enter, false) ||
           ImGui::IsKeyPressed(ImGuiKey_KeypadEnter, false) ||
           ImGui::IsKeyPressed(ImGuiKey_GamepadFaceDown, false);
}

// Reverses a click on the focused element, if a key asks for it and the element has such an effect.
bool back_by_key(InputContext& context) {
    const bool minus = ImGui::IsKeyPressed(ImGuiKey_Minus) || ImGui::IsKeyPressed(ImGuiKey_KeypadSubtract);
    const bool asks = ImGui::IsKeyPressed(ImGuiKey_Backspace) || (minus && context.settings.one_key);
    const Element* focused = context.arranged.find(context.state.focus.id);
    return asks && focused != nullptr && is_focus_shown(context.arranged, context.state) &&
           use_back(context, *focused);
}

void escape(InputContext& context) {
    const UiState& state = context.state;
    if (state.modal.open != Modal::none) {
        context.change().modal.open = Modal::none;
    } else if (!state.messages.notice.empty()) {
        context.change().messages.notice = {};
    } else if (state.pane.sheet_open) {
        context.change().pane.sheet_open = false;
    } else if (state.search.running) {
        run(context, Command::cancel);
    } else if (state.edit.stroke) {
        drop_stroke(context);
    } else if (state.edit.on) {
        run(context, Command::edit);
    } else {
        run(context, Command::hide);
    }
}

void enter(InputContext& context) {
    FocusState& focus = context.change().focus;
    const bool focused = is_focus_shown(context.arranged, context.state) && !focus.id.empty();
    if (!focused) focus.id = cell_id(focus.cursor);
    focus.visible = true;
    activate(context, std::string(focus.id));
}

}  // namespace

void handle_keys(InputContext& context) {
    arrow_keys(context);
    if (enter_pressed(context)) enter(context);
    const bool is_dialog_open = context.state.modal.open != Modal::none;
    const bool closes = is_dialog_open && ImGui::IsKeyPressed(ImGuiKey_GamepadFaceRight, false);
    if (closes || ImGui::IsKeyPressed(ImGuiKey_Escape, false)) return escape(context);
    if (is_dialog_open) {
        if (!back_by_key(context)) type_in_field(context);
        return;
    }
    handle_gamepad(context);
    if (machine_keys(context)) return;
    command_keys(context);
    digit_keys(context);
}

namespace {

// Keys that no single command owns: arrows, and keys that activate, leave or erase. Shift changes the meaning
// of a letter or a drag.
constexpr std::array<std::string_view, 9> always{"ArrowLeft", "ArrowRight", "ArrowUp",   "ArrowDown", "Enter",
                                                 " ",         "Escape",     "Backspace", "Shift"};
constexpr std::array<std::pair<ImGuiKey, std::string_view>, 5> named_keys{{{ImGuiKey_Comma, ","},
                                                                           {ImGuiKey_Period, "."},
                                                                           {ImGuiKey_Slash, "/"},
                                                                           {ImGuiKey_Home, "Home"},
                                                                           {ImGuiKey_End, "End"}}};

// Returns the browser's name of a key; empty if the page does not pass it on, or has it already.
std::string browser_name(ImGuiKey key) {
    if (key >= ImGuiKey_A && key <= ImGuiKey_Z) return {static_cast<char>('a' + (key - ImGuiKey_A))};
    for (const auto& [known, name] : named_keys) {
        if (known == key) return std::string(name);
    }
    return {};
}

bool is_of_clipboard(const Chord& chord) {
    return chord.control && (chord.key == ImGuiKey_C || chord.key == ImGuiKey_V);
}

std::string line_of(const Chord& chord, std::string_view element) {
    const std::string key = browser_name(chord.key);
    if (key.empty() || is_of_clipboard(chord)) return {};
    if (!chord.control) return key + "\n";
    return std::string("Ctrl+") + (chord.shift ? "Shift+" : "") + key + "\t" + std::string(element) + "\n";
}

}  // namespace

std::string page_keys(const Settings& settings, bool embedded, const EmbedOptions& options) {
    std::string lines;
    for (const std::string_view key : always) lines += std::string(key) + "\n";
    if (settings.one_key) lines += "-\n";
    for (char digit = '0'; digit <= '9'; ++digit) lines += std::string{digit, '\n'};
    for (const CommandRow& row : commands()) {
        if (embedded && !is_for_embedded(row.command, options)) continue;
        for (const Chord& chord : row.keys) {
            if (is_in_use(chord, settings)) lines += line_of(chord, row.id);
        }
    }
    for (const MachineUi* ui : machine_uis()) {
        if (!settings.one_key) break;
        for (const std::string_view key : ui->page_keys) lines += std::string(key) + "\n";
    }
    // "?" is on a different key in each country's layout, so the page matches the character.
    if (settings.one_key && !embedded) lines += "?\t" + std::string(info(Command::help).id) + "\n";
    return lines;
}

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
