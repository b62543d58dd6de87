#include "view/bars/machine_choices.hpp"

#include "machine/wired_kind.hpp"
#include "view/dialogs/puzzle_editor.hpp"
#include "view/dialogs/rule_dialog.hpp"

namespace switchbox::view {

void choose_machine(Turn& turn, std::string_view id) {
    if (id == machine::own_id) return open_rule_editor(turn);
    if (id == machine::wired_id) return open_puzzle_editor(turn);
    const auto choice = machine::choose(id, {});
    if (choice && !machine::is_same_but_codes(*choice, turn.game.puzzle().machine))
        turn.requests.emplace_back(WantNewGame{*choice});
}

bool opens_editor(std::string_view id) { return id == machine::own_id || id == machine::wired_id; }

}  // namespace switchbox::view
