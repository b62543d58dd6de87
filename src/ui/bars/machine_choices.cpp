#include "ui/bars/machine_choices.hpp"

#include "machine/catalogue.hpp"
#include "ui/frame/machine_ui.hpp"

namespace switchbox::ui {

void choose_machine(Turn& turn, std::string_view id) {
    if (const MachineUiChip* chip = find_chip(id)) return chip->choose(turn);
    const auto choice = machine::choose(id, {});
    if (choice && !(*choice)->is_same_but_draws(*turn.game.puzzle().machine))
        turn.requests.emplace_back(WantNewGame{*choice});
}

bool asks_first(std::string_view id) {
    const MachineUiChip* chip = find_chip(id);
    return chip != nullptr && chip->asks_first;
}

}  // namespace switchbox::ui
