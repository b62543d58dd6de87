#include "types/custom/game/wired_games.hpp"

#include "game/drawn_games.hpp"
#include "types/custom/game/brought.hpp"
#include "types/custom/game/wired_tuple.hpp"
#include "types/custom/model/wired_kind.hpp"

namespace switchbox::game {
namespace {

std::optional<Error> problem_with_wired_game(const NewGame& requested) {
    if (requested.fewest) return Error{tell("puzzle.new.fewest")};
    return std::nullopt;
}

Result<Puzzle> wired_game(const NewGame& requested) {
    return draw_game(requested, [](const NewGame& game, std::uint64_t drawn) {
        return machine::random_wired_start(game.machine, drawn);
    });
}

machine::Picture wired_start(const machine::MachineChoice& choice, const machine::Picture& /*target*/,
                             std::uint64_t seed) {
    return machine::random_wired_start(choice, seed);
}

std::size_t no_number(const machine::MachineChoice& /*choice*/) { return 0; }

}  // namespace

const TypeGames wired_games{.random_start = wired_start,
                            .random_picture = machine::random_wired_picture,
                            .problem = problem_with_wired_game,
                            .new_puzzle = wired_game,
                            .most_presses = no_number,
                            .read = code_brought,
                            .five_tuple = wired_tuple};

}  // namespace switchbox::game
