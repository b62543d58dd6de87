#include "play/sentences.hpp"

#include "solve/explanation.hpp"

namespace switchbox::play {
namespace {

// The fewest presses from the puzzle's start, when that is proved.
std::optional<std::size_t> par(const Game& game) {
    const machine::Machine& machine = game.machine();
    const auto verdict = game.solver().verdict(machine, machine.no_presses(), game.puzzle().target);
    if (!solve::is_proved_fewest(verdict)) return std::nullopt;
    return machine::weight(*solve::presses_of(verdict));
}

std::string solved_sentence(const Game& game) {
    const std::uint64_t count = game.position().press_count;
    if (count == 0) return "Solved: nothing has to be pressed.";
    const std::string solved = "Solved in " + solve::presses_phrase(count);
    const auto fewest = par(game);
    if (!fewest) return solved + ".";
    if (count <= *fewest) return solved + ", the fewest possible.";
    return solved + "; " + std::to_string(*fewest) + " would do.";
}

}  // namespace

std::string outlook(const Game& game) {
    if (game.is_solved()) return solved_sentence(game);
    const auto fewest = game.fewest_from_here();
    if (fewest) return solve::presses_phrase(*fewest) + " to go.";
    return solve::why_verdict({game.machine(), game.position().presses, game.puzzle().target}, game.verdict())
        .text;
}

std::string hint_sentence(const Game& game, std::size_t button) {
    return "Hint: press " + machine::place(game.machine().buttons(), button) + ".";
}

}  // namespace switchbox::play
