#include "support/cube_playing.hpp"

#include <doctest/doctest.h>

#include "support/cubes.hpp"
#include "types/cube/model/cube_machine.hpp"

namespace switchbox::test {

using game::Game;
using machine::CubeVariant;

game::Puzzle cube_from(const CubeVariant& form, const machine::Stickers& start) {
    const machine::MachineChoice choice = machine::choose_cube(form);
    return {choice, machine::net_of(start), choice->default_target()};
}

Game cube_game(const CubeVariant& form, std::string_view scramble) {
    return Game(game::opening(cube_from(form, moved(machine::solved_stickers(form.side), turns(scramble)))));
}

const machine::CubeMachine& cube_of(const Game& game) { return *machine::cube_in(game.machine()); }

void turn(Game& game, std::string_view text) {
    for (const machine::Turn each : turns(text))
        REQUIRE(!game.replay(game::Press{machine::button_of(cube_of(game).form(), each)}));
}

}  // namespace switchbox::test
