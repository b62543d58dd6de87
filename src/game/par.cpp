#include "game/par.hpp"

#include "game/new_game.hpp"

namespace switchbox::game {

std::optional<std::size_t> par(const Game& game) {
    const machine::Machine& machine = game.machine();
    const auto verdict = game.solver().verdict(machine, machine.initial_state(), game.puzzle().target);
    if (!solve::is_proved_fewest(verdict)) return std::nullopt;
    return solve::count_presses(verdict);
}

std::optional<std::size_t> next_above_par(const Game& game) {
    constexpr std::size_t largest = 100;  // buttons; on larger boards the search for such a game takes long
    if (game.machine().buttons().size() > largest) return std::nullopt;
    const auto now = par(game);
    if (!now) return std::nullopt;
    const NewGame requested{game.puzzle().machine, 0, *now + 1};
    if (problem_with_new_game(requested)) return std::nullopt;
    return requested.fewest;
}

}  // namespace switchbox::game
