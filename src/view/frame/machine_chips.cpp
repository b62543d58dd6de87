#include "view/frame/machine_chips.hpp"

#include "machine/linear/linear_choice.hpp"
#include "view/frame/kind_chips.hpp"
#include "words/words.hpp"

namespace switchbox::view {
namespace {

constexpr std::size_t always_shown = 5;

MachineChip chip_of(std::string_view id, const Message& name, std::string_view chosen) {
    return {std::string(machine_prefix) + std::string(id), std::string(id), say(name), id == chosen};
}

}  // namespace

std::vector<MachineChip> machine_chips(const play::Game& game) {
    const std::string_view chosen = game.puzzle().machine->id();
    std::vector<MachineChip> chips;
    const auto& presets = machine::catalogue();
    for (std::size_t i = 0; i < presets.size(); ++i) {
        if (i >= always_shown && presets[i].id != chosen) continue;
        chips.push_back(chip_of(presets[i].id, presets[i].name, chosen));
    }
    chips.push_back(chip_of(machine::own_id, tell("machine.name.own"), chosen));
    for (const KindChip& kind : kind_chips()) chips.push_back(chip_of(kind.id, tell(kind.name), chosen));
    return chips;
}

}  // namespace switchbox::view
