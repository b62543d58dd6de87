#include "view/bars/machine_choices.hpp"

#include "machine/linear/linear_choice.hpp"
#include "view/dialogs/linear/rule_dialog.hpp"
#include "view/frame/kind_chips.hpp"

namespace switchbox::view {

void choose_machine(Turn& turn, std::string_view id) {
    if (id == machine::own_id) return open_rule_editor(turn);
    if (const KindChip* kind = find_kind_chip(id)) return kind->choose(turn);
    const auto choice = machine::choose(id, {});
    if (choice && !(*choice)->is_same_but_draws(*turn.game.puzzle().machine))
        turn.requests.emplace_back(WantNewGame{*choice});
}

bool asks_first(std::string_view id) {
    const KindChip* kind = find_kind_chip(id);
    return id == machine::own_id || (kind != nullptr && kind->asks_first);
}

}  // namespace switchbox::view
