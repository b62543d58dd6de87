#include "game/type_games.hpp"

#include <vector>

namespace switchbox::game {
namespace {

machine::State pressed_both(const machine::Machine& machine, std::size_t first, std::size_t then) {
    machine::State state = machine.initial_state();
    machine.press(state, first);
    machine.press(state, then);
    return state;
}

}  // namespace

ButtonPairs commuting_pairs(const machine::Machine& machine) {
    const std::vector<std::size_t> buttons = machine.button_sites().cells();
    ButtonPairs pairs;
    for (std::size_t i = 0; i < buttons.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            ++pairs.all;
            const bool is_same = pressed_both(machine, buttons[i], buttons[j]) ==
                                 pressed_both(machine, buttons[j], buttons[i]);
            pairs.commuting += is_same ? 1 : 0;
        }
    }
    return pairs;
}

}  // namespace switchbox::game
