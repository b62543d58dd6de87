#include "ui/types/ghaly/ghaly_levels.hpp"

#include "game/new_game.hpp"

namespace switchbox::ui {

std::optional<LevelNumbers> ghaly_levels(const machine::MachineChoice& choice, std::size_t most) {
    std::size_t least = most;
    const auto exists = [&](std::size_t presses) {
        return !game::problem_with_new_game(game::NewGame{choice, 0, presses});
    };
    while (least > 1 && exists(least - 1)) --least;
    return LevelNumbers{least, (least + most) / 2, most};
}

}  // namespace switchbox::ui
