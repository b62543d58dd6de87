#include "ui/frame/machine_ui.hpp"

#include <utility>

namespace switchbox::ui {
namespace {

// Returns the keys that the machine uses while it is in play.
std::vector<ImGuiKey> taken_keys(const Settings& settings, const game::Game& game) {
    std::vector<ImGuiKey> taken;
    const MachineUi& ui = ui_of(game);
    if (!settings.one_key || ui.keys == nullptr) return taken;
    for (const ButtonKey& key : ui.keys(game.machine())) taken.push_back(key.key);
    return taken;
}

}  // namespace

const MachineUi& machine_ui(std::string_view type) {
    static constexpr MachineUi plain{};
    for (const MachineUi* ui : machine_uis())
        if (ui->id == type) return *ui;
    return plain;
}

const MachineUi& ui_of(const game::Game& game) { return machine_ui(game.machine().type()); }

const BoardOverlay* shown_overlay(const game::Game& game, const UiState& state) {
    return are_wires_shown(game, state) ? ui_of(game).overlay : nullptr;
}

const MachineUiChip* find_chip(std::string_view id) {
    for (const MachineUi* ui : machine_uis())
        if (ui->chip != nullptr && ui->chip->id == id) return ui->chip;
    return nullptr;
}

Message keys_of(Command command, const Settings& settings, const game::Game& game) {
    return keys_words(info(command), settings, taken_keys(settings, game));
}

std::vector<HelpRow> help_rows(const Settings& settings, const game::Game& game) {
    std::vector<HelpRow> rows;
    const std::vector<ImGuiKey> taken = taken_keys(settings, game);
    if (!taken.empty()) {
        for (const KeyHelp& help : ui_of(game).help) rows.push_back({tell(help.keys), tell(help.what)});
    }
    for (HelpRow& row : help_rows(settings, taken))
        rows.push_back({std::move(row.key), std::move(row.what).in(game.machine().vocabulary())});
    rows.push_back({tell("view.help.version"), verbatim(SWITCHBOX_VERSION)});
    return rows;
}

}  // namespace switchbox::ui
