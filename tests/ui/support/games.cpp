#include "support/games.hpp"

#include <doctest/doctest.h>

#include "game/share_code.hpp"
#include "types/cube/model/cube_machine.hpp"
#include "types/cube/model/pictures.hpp"
#include "types/ghaly/model/ghaly_choice.hpp"
#include "types/ghaly/model/ghaly_codes.hpp"

namespace switchbox::test {

machine::MachineChoice choice_of(std::string_view text) {
    const auto choice = machine::parse_choice(text);
    REQUIRE(static_cast<bool>(choice));
    return *choice;
}

machine::GhalyCodes example_28() { return {4, algebra::identity(8), {1, 2, 3, 0, 4, 5, 6, 7}}; }

game::Game game_of(const machine::MachineChoice& which) {
    return game::Game(game::opening({which, which->default_start(), which->default_target()}));
}

game::Game ghaly_game(const machine::GhalyCodes& codes) { return game_of(machine::choose_ghaly(codes)); }

game::Game ghaly_game(int size) { return ghaly_game(machine::plain_codes(size)); }

game::Game paper_game() { return game::Game(*game::parse_share_code("1.merlin.mI.94.AA.0.azr8p")); }

void play_on(game::Game& game, const std::string& action) {
    REQUIRE(game.apply(*game::parse_action(action)));
}

game::Game cube_game(const std::string& start, const machine::CubeVariant& form) {
    const machine::MachineChoice choice = machine::choose_cube(form);
    const auto parsed = machine::parse_cube_start(start, form.side);
    REQUIRE(parsed);
    return game::Game(game::opening({choice, machine::net_of(parsed->stickers), choice->default_target()}));
}

}  // namespace switchbox::test
