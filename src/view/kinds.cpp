// The one file of this floor that knows which kinds of machines there are in every program.
#include "view/frame/kinds.hpp"

#include <optional>

#include "machine/ghaly/ghaly_choice.hpp"
#include "machine/ghaly/ghaly_machine.hpp"
#include "machine/linear/linear_choice.hpp"
#include "view/dialogs/ghaly/codes_dialog.hpp"
#include "view/dialogs/ghaly/ghaly_levels.hpp"
#include "view/dialogs/kind_levels.hpp"
#include "view/dialogs/linear/linear_levels.hpp"
#include "view/wires/wire_introduction.hpp"

namespace switchbox::view {

std::span<const std::string_view> introduction_cards(const play::Game& game) {
    return machine::ghaly_in(game.machine()) != nullptr ? wire_introduction()
                                                        : std::span<const std::string_view>{};
}

WantNewGame first_board() { return first_wired_board(); }

void open_codes(Turn& turn) { open_codes_in_play(turn); }

std::optional<LevelNumbers> studied_levels(const machine::MachineChoice& choice, std::size_t most) {
    if (machine::codes_of(choice) != nullptr) return ghaly_levels(choice);
    return machine::rule_of(choice) != nullptr ? linear_levels(choice, most) : std::nullopt;
}

}  // namespace switchbox::view
