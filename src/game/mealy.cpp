#include "game/mealy.hpp"

#include <algorithm>
#include <utility>

#include "game/type_games.hpp"

namespace switchbox::game {

std::vector<Transition> transitions(const Game& game, std::size_t most) {
    const machine::Machine& machine = game.machine();
    const std::vector<std::size_t>& buttons = game.trail().buttons;
    std::vector<Transition> last;
    machine::PressGrid after = game.position().presses;
    for (std::size_t i = 0; i < std::min(most, buttons.size()); ++i) {
        const std::size_t button = buttons[buttons.size() - 1 - i];
        machine::PressGrid before = after;
        machine.undo_press(before, button);
        last.push_back({before, button, after, machine.picture(after)});
        after = std::move(before);
    }
    std::reverse(last.begin(), last.end());
    return last;
}

std::vector<TupleRow> five_tuple(const Game& game) {
    return games_of(game.puzzle().machine).five_tuple(game);
}

}  // namespace switchbox::game
