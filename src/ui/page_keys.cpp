#include "ui/page_keys.hpp"

#include <array>
#include <string_view>
#include <utility>

#include "ui/frame/commands.hpp"
#include "ui/frame/machine_ui.hpp"

namespace switchbox::ui {
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

std::string page_keys(const Settings& settings, bool embedded) {
    std::string lines;
    for (const std::string_view key : always) lines += std::string(key) + "\n";
    for (char digit = '0'; digit <= '9'; ++digit) lines += std::string{digit, '\n'};
    for (const CommandRow& row : commands()) {
        if (embedded && !is_for_embedded(row.command)) continue;
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

}  // namespace switchbox::ui
