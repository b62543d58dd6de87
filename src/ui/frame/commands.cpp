#include "ui/frame/commands.hpp"

#include <algorithm>
#include <utility>

namespace switchbox::ui {
namespace {

struct KeyName {
    ImGuiKey key;
    std::string_view name;
};
// Names of keys: signs are the same in every language, words are message ids.
constexpr std::array<KeyName, 4> sign_keys{
    {{ImGuiKey_Comma, ","}, {ImGuiKey_Period, "."}, {ImGuiKey_Slash, "?"}, {ImGuiKey_F1, "F1"}}};
constexpr std::array<KeyName, 4> word_keys{{{ImGuiKey_Home, "view.key.home"},
                                            {ImGuiKey_End, "view.key.end"},
                                            {ImGuiKey_Escape, "view.key.escape"},
                                            {ImGuiKey_Backspace, "view.key.backspace"}}};

constexpr std::array<Command, 10> embedded_commands{
    Command::hint,         Command::undo,   Command::restart, Command::open_page, Command::can_solve,
    Command::cannot_solve, Command::cancel, Command::nearer,  Command::farther,   Command::whole_board};

Message key_words(ImGuiKey key) {
    if (key >= ImGuiKey_A && key <= ImGuiKey_Z) {
        const char letter = static_cast<char>('A' + (key - ImGuiKey_A));
        return verbatim({&letter, 1});
    }
    for (const KeyName& sign : sign_keys) {
        if (sign.key == key) return verbatim(sign.name);
    }
    for (const KeyName& word : word_keys) {
        if (word.key == key) return tell(word.name);
    }
    return {};
}

bool is_taken(const Chord& chord, std::span<const ImGuiKey> taken) {
    return !chord.control && std::find(taken.begin(), taken.end(), chord.key) != taken.end();
}

}  // namespace

const CommandRow& info(Command command) { return commands().at(static_cast<std::size_t>(command)); }

Message name_of_command(Command command, const game::Game& game) {
    return info(command).name().in(game.machine().vocabulary());
}

bool is_in_use(const Chord& chord, const Settings& settings) {
    return settings.one_key || chord.control || chord.use == Chord::Use::elsewhere;
}

Message chord_words(const Chord& chord) {
    Message key = key_words(chord.key);
    if (chord.shift) key = tell("view.key.shift", std::move(key));
    return chord.control ? tell("view.key.control", std::move(key)) : key;
}

Message keys_words(const CommandRow& row, const Settings& settings, std::span<const ImGuiKey> taken) {
    Message keys;
    for (const Chord& chord : row.keys) {
        if (chord.key == ImGuiKey_None || chord.use == Chord::Use::unlisted) continue;
        if (!is_in_use(chord, settings) || is_taken(chord, taken)) continue;
        keys = keys.empty() ? chord_words(chord) : tell("view.key.also", keys, chord_words(chord));
    }
    return keys;
}

std::vector<HelpRow> help_rows(const Settings& settings, std::span<const ImGuiKey> taken) {
    std::vector<HelpRow> rows{
        {tell("view.key.arrows"), tell("view.help.arrows")},
        {tell("view.key.enter-space"), tell("view.help.enter-space")},
        {verbatim("1 \xE2\x80\xA6 9"), tell("view.help.digits")},
        {tell("view.key.control", "V"), tell("view.help.paste")},
    };
    for (const CommandRow& row : commands()) {
        Message keys = keys_words(row, settings, taken);
        if (!keys.empty()) rows.push_back({std::move(keys), row.what()});
    }
    rows.push_back({tell("view.key.gamepad"), tell("view.help.gamepad")});
    return rows;
}

bool is_enabled(Command command, const game::Game& game, const UiState& state) {
    if (state.embedded && !is_for_embedded(command)) return false;
    const CommandRow& row = info(command);
    return row.enabled == nullptr || row.enabled(game, state);
}

bool is_for_embedded(Command command) {
    return std::find(embedded_commands.begin(), embedded_commands.end(), command) != embedded_commands.end();
}

std::optional<bool> is_on(Command command, const game::Game& game, const UiState& state) {
    const CommandRow& row = info(command);
    if (row.on == nullptr) return std::nullopt;
    return row.on(game, state);
}

bool are_wires_shown(const game::Game& game, const UiState& state) {
    return state.wires.shown && game.machine().hides_wiring() && !state.edit.on;
}

bool is_coaching(const game::Game& game, const UiState& state) {
    return state.pane.coaching && is_enabled(Command::coach, game, state);
}

std::vector<std::size_t> advised_buttons(const game::Game& game, const UiState& state) {
    const bool answered = game.hint() || game.position().timeline;
    if (!is_coaching(game, state) || answered) return {};
    return game::advise(game).buttons;
}

}  // namespace switchbox::ui
