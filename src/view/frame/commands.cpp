#include "view/frame/commands.hpp"

#include <utility>

namespace switchbox::view {
namespace {

constexpr std::array<std::pair<ImGuiKey, std::string_view>, 8> key_names{{{ImGuiKey_Comma, ","},
                                                                          {ImGuiKey_Period, "."},
                                                                          {ImGuiKey_Slash, "?"},
                                                                          {ImGuiKey_Home, "Home"},
                                                                          {ImGuiKey_End, "End"},
                                                                          {ImGuiKey_Escape, "Esc"},
                                                                          {ImGuiKey_Backspace, "Backspace"},
                                                                          {ImGuiKey_F1, "F1"}}};

std::string key_text(ImGuiKey key) {
    if (key >= ImGuiKey_A && key <= ImGuiKey_Z) return {static_cast<char>('A' + (key - ImGuiKey_A))};
    for (const auto& [known, name] : key_names) {
        if (known == key) return std::string(name);
    }
    return {};
}

std::string keys_text(const CommandRow& row) {
    std::string text;
    for (const Chord& chord : row.keys) {
        if (chord.key == ImGuiKey_None || chord.use == Chord::Use::unlisted) continue;
        text += (text.empty() ? "" : ", ") + chord_text(chord);
    }
    return text;
}

}  // namespace

const CommandRow& info(Command command) { return commands().at(static_cast<std::size_t>(command)); }

std::string chord_text(const Chord& chord) {
    return std::string(chord.control ? "Ctrl+" : "") + (chord.shift ? "Shift+" : "") + key_text(chord.key);
}

std::vector<HelpRow> help_rows() {
    std::vector<HelpRow> rows{{"Arrows", "Move over the board"},
                              {"Enter, Space", "Press the button in focus"},
                              {"1 \xE2\x80\xA6 9", "Press that button; editing: set the lamp in focus"},
                              {"Ctrl+V", "Open a copied link"}};
    for (const CommandRow& row : commands()) {
        std::string keys = keys_text(row);
        if (!keys.empty()) rows.push_back({std::move(keys), row.what});
    }
    return rows;
}

bool is_enabled(Command command, const play::Game& game, const UiState& state) {
    const CommandRow& row = info(command);
    return row.enabled == nullptr || row.enabled(game, state);
}

std::optional<bool> is_on(Command command, const play::Game& game, const UiState& state) {
    const CommandRow& row = info(command);
    if (row.on == nullptr) return std::nullopt;
    return row.on(game, state);
}

bool are_wires_shown(const play::Game& game, const UiState& state) {
    return state.wires.shown && game.machine().ghaly() != nullptr && !state.edit.on;
}

bool is_coaching(const play::Game& game, const UiState& state) {
    return state.pane.coaching && is_enabled(Command::coach, game, state);
}

std::vector<std::size_t> advised_buttons(const play::Game& game, const UiState& state) {
    const bool answered = game.hint() || game.position().timeline;
    if (!is_coaching(game, state) || answered) return {};
    return play::advise(game.position().presses, game.picture(), game.coach_notes()).buttons;
}

}  // namespace switchbox::view
