#include "play/kind_games.hpp"

#include "algebra/random.hpp"
#include "machine/catalogue.hpp"

namespace switchbox::play {
namespace {

constexpr int kind_tries = 100;

}  // namespace

std::optional<Error> problem_with_kind_game(const machine::MachineChoice& choice,
                                            std::optional<std::size_t> presses) {
    if (!presses) return std::nullopt;
    const std::size_t most = choice.other()->most_random_presses();
    if (most == 0) return Error{tell("puzzle.new.fewest")};
    if (*presses > 0 && *presses <= most) return std::nullopt;
    return Error{tell("play.new.random-presses", *presses, most)};
}

Result<Puzzle> kind_puzzle(const machine::MachineChoice& choice, std::uint64_t seed,
                           std::optional<std::size_t> presses) {
    if (auto problem = problem_with_kind_game(choice, presses)) return *std::move(problem);
    const machine::OtherKind& kind = *choice.other();
    const machine::Picture target = machine::default_target(choice);
    algebra::Random random(seed);
    for (int i = 0; i < kind_tries; ++i) {
        const std::uint64_t drawn = random.next();
        machine::Picture start = presses ? kind.start_after(*presses, drawn) : kind.random_start(drawn);
        if (machine::make_machine(choice, start)->count_wrong(start, target) > 0)
            return Puzzle{choice, std::move(start), target};
    }
    return Error{tell("play.new.not-found", kind_tries)};
}

}  // namespace switchbox::play
