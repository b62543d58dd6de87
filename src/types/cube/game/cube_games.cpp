#include "types/cube/game/cube_games.hpp"

#include "game/drawn_games.hpp"
#include "types/cube/game/cube_count.hpp"
#include "types/cube/game/cube_lessons.hpp"
#include "types/cube/game/cube_study.hpp"
#include "types/cube/game/cube_tuple.hpp"
#include "types/cube/model/cube_kind.hpp"

namespace switchbox::game {
namespace {

// Checks the options of a new game. `fewest` is the number of random turns from solved.
std::optional<Error> problem_with_cube_game(const NewGame& requested) {
    if (!requested.fewest || (*requested.fewest > 0 && *requested.fewest <= machine::most_random_turns))
        return std::nullopt;
    return Error{tell("cube.new.turns", *requested.fewest, machine::most_random_turns)};
}

machine::Picture any_cube(const machine::MachineChoice& choice, std::uint64_t seed) {
    return machine::random_cube(machine::form_of(choice), seed);
}

Result<Puzzle> cube_game(const NewGame& requested) {
    return draw_game(requested, [](const NewGame& game, std::uint64_t drawn) {
        return game.fewest ? machine::cube_after(machine::form_of(game.machine), *game.fewest, drawn)
                           : any_cube(game.machine, drawn);
    });
}

machine::Picture cube_start(const machine::MachineChoice& choice, const machine::Picture& /*target*/,
                            std::uint64_t seed) {
    return any_cube(choice, seed);
}

std::size_t most_turns(const machine::MachineChoice& /*choice*/) { return machine::most_random_turns; }

}  // namespace

const TypeGames cube_games{.random_start = cube_start,
                           .random_picture = any_cube,
                           .problem = problem_with_cube_game,
                           .new_puzzle = cube_game,
                           .most_presses = most_turns,
                           .five_tuple = cube_tuple,
                           .study = cube_study,
                           .count = cube_count,
                           .lessons = cube_lessons};

}  // namespace switchbox::game
