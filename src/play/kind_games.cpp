#include "play/kind_games.hpp"

#include "algebra/random.hpp"
#include "machine/catalogue.hpp"

namespace switchbox::play {
namespace {

constexpr int kind_tries = 100;

}  // namespace

std::optional<Error> problem_with_kind_game(std::optional<std::size_t> fewest) {
    if (!fewest) return std::nullopt;
    return Error{tell("puzzle.new.fewest")};
}

Result<Puzzle> kind_puzzle(const machine::MachineChoice& choice, std::uint64_t seed) {
    const machine::Picture target = machine::default_target(choice);
    algebra::Random random(seed);
    for (int i = 0; i < kind_tries; ++i) {
        machine::Picture start = choice.other()->random_start(random.next());
        if (machine::make_machine(choice, start)->count_wrong(start, target) > 0)
            return Puzzle{choice, std::move(start), target};
    }
    return Error{tell("play.new.not-found", kind_tries)};
}

}  // namespace switchbox::play
