#include "ui/frame/machine_chips.hpp"

#include "i18n/words.hpp"
#include "machine/catalogue.hpp"
#include "ui/frame/machine_ui.hpp"

namespace switchbox::ui {
namespace {

constexpr std::size_t always_shown = 5;

MachineChip chip_of(std::string_view id, const Message& name, std::string_view chosen) {
    return {std::string(machine_prefix) + std::string(id), std::string(id), say(name), id == chosen};
}

}  // namespace

std::vector<MachineChip> machine_chips(const game::Game& game) {
    const std::string_view chosen = game.puzzle().machine->id();
    std::vector<MachineChip> chips;
    const auto& presets = machine::catalogue();
    for (std::size_t i = 0; i < presets.size(); ++i) {
        if (i >= always_shown && presets[i].id != chosen) continue;
        chips.push_back(chip_of(presets[i].id, presets[i].name, chosen));
    }
    for (const MachineUi* ui : machine_uis())
        if (ui->chip != nullptr) chips.push_back(chip_of(ui->chip->id, tell(ui->chip->name), chosen));
    return chips;
}

}  // namespace switchbox::ui
