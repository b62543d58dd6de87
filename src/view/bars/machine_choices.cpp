#include "view/bars/machine_choices.hpp"

#include "view/dialogs/rule_dialog.hpp"

namespace switchbox::view {
namespace {

constexpr std::size_t always_shown = 5;

MachineChip chip_of(std::string_view id, std::string_view name, std::string_view chosen) {
    return {std::string(machine_prefix) + std::string(id), std::string(id), std::string(name), id == chosen};
}

}  // namespace

std::vector<MachineChip> machine_chips(const play::Game& game) {
    const std::string& chosen = game.puzzle().machine.id;
    std::vector<MachineChip> chips;
    const auto& presets = machine::catalogue();
    for (std::size_t i = 0; i < presets.size(); ++i) {
        if (i >= always_shown && presets[i].id != chosen) continue;
        chips.push_back(chip_of(presets[i].id, presets[i].name, chosen));
    }
    chips.push_back(chip_of(machine::own_id, "My rule", chosen));
    return chips;
}

void choose_machine(Frame& frame, std::string_view id) {
    if (id == machine::own_id) return open_rule_editor(frame);
    const auto choice = machine::choose(id, {});
    if (choice && !machine::is_same_but_codes(*choice, frame.game.puzzle().machine))
        frame.requests.emplace_back(WantNewGame{*choice});
}

}  // namespace switchbox::view
