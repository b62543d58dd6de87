#include "play/new_game.hpp"

#include "algebra/random.hpp"
#include "solve/solver.hpp"

namespace switchbox::play {
namespace {

using machine::Picture;
using machine::PressGrid;
using machine::Rule;

PressGrid random_presses(const Rule& rule, algebra::Random& random) {
    PressGrid presses = PressGrid::filled(rule.shape, 0);
    for (std::uint8_t& count : presses.cells) {
        count = static_cast<std::uint8_t>(random.below(static_cast<std::uint64_t>(rule.states)));
    }
    return presses;
}

// `fewest` presses of different buttons, uniformly chosen (two states).
PressGrid planted_presses(const Rule& rule, std::size_t fewest, algebra::Random& random) {
    PressGrid presses = PressGrid::filled(rule.shape, 0);
    for (std::size_t placed = 0; placed < fewest;) {
        std::uint8_t& count = presses[static_cast<std::size_t>(random.below(presses.size()))];
        if (count != 0) continue;
        count = 1;
        ++placed;
    }
    return presses;
}

}  // namespace

Picture random_start(const machine::MachineChoice& choice, const Picture& target, std::uint64_t seed) {
    const Rule rule = machine::rule_of(choice);
    algebra::Random random(seed);
    return machine::start_for(rule, target, random_presses(rule, random));
}

Puzzle new_puzzle(const machine::MachineChoice& choice, std::uint64_t seed) {
    const Rule rule = machine::rule_of(choice);
    const Picture target = machine::default_target(choice);
    algebra::Random random(seed);
    Picture start = target;
    // Bounded, because a rule may change nothing at all.
    for (int tries = 0; tries < 1000 && start == target; ++tries) {
        start = machine::start_for(rule, target, random_presses(rule, random));
    }
    return {choice, start, target};
}

Result<Puzzle> new_puzzle_with(const machine::MachineChoice& choice, std::uint64_t seed, std::size_t fewest) {
    constexpr int tries = 2000;
    const Rule rule = machine::rule_of(choice);
    const Picture target = machine::default_target(choice);
    const auto machine = machine::make_machine(choice, target);
    const solve::Solver solver(*machine);
    const std::string wanted = "fewest " + std::to_string(fewest) + ": ";
    if (fewest > rule.shape.size()) {
        return Error{wanted + "the machine has only " + std::to_string(rule.shape.size()) + " buttons"};
    }
    if (solver.linear() != nullptr && solver.linear()->nullity() > solve::LinearSolver::proved_nullity) {
        return Error{wanted + "the fewest presses of this machine cannot be proved (nullity " +
                     std::to_string(solver.linear()->nullity()) + ")"};
    }
    algebra::Random random(seed);
    for (int i = 0; i < tries; ++i) {
        const PressGrid planted = planted_presses(rule, fewest, random);
        // With two states a press grid is its own inverse: from the target back to the start and forth again.
        const solve::Verdict verdict = solver.verdict(*machine, planted, target);
        const bool proved = solve::is_proved_fewest(verdict);
        if (!proved || machine::weight(*solve::presses_of(verdict)) != fewest) continue;
        return Puzzle{choice, machine::start_for(rule, target, planted), target};
    }
    return Error{wanted + "no such game was found in " + std::to_string(tries) +
                 " tries; a smaller number is likelier"};
}

}  // namespace switchbox::play
