#include "support/games.hpp"

#include <doctest/doctest.h>

#include <limits>

#include "game/answer_task.hpp"
#include "game/new_game.hpp"
#include "game/share_code.hpp"
#include "types/cube/model/cube_machine.hpp"
#include "types/cube/model/pictures.hpp"
#include "types/custom/formats/text.hpp"
#include "types/custom/game/wired_games.hpp"
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

game::Game new_game(const machine::MachineChoice& which, std::uint64_t seed) {
    return game::Game(game::opening(*game::new_puzzle(which, seed)));
}

game::Game new_game(std::string_view machine, std::uint64_t seed) {
    return new_game(choice_of(machine), seed);
}

game::Game ghaly_game(const machine::GhalyCodes& codes) { return game_of(machine::choose_ghaly(codes)); }

game::Game ghaly_game(int size) { return ghaly_game(machine::plain_codes(size)); }

game::Game paper_game() { return game::Game(*game::parse_share_code("1.merlin.mI.94.AA.0.azr8p")); }

game::Game wired_game(const std::string& text) {
    return game::Game(game::opening(*game::playable_puzzle(*puzzle::parse_text(text))));
}

game::Game asking(const game::Game& game) {
    game::Position position = game.position();
    position.puzzle.asks = true;
    return game::Game(position);
}

game::Game answered(game::Game game) {
    game::AnswerTask job(game, {});
    while (!job.is_finished()) job.advance(std::numeric_limits<std::uint64_t>::max());
    game.learn(job.found());
    return game;
}

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
