#include "play/new_game.hpp"

#include "algebra/random.hpp"
#include "play/lit_only_walk.hpp"
#include "solve/explanation.hpp"
#include "solve/solver.hpp"

namespace switchbox::play {
namespace {

using machine::MachineChoice;
using machine::Picture;
using machine::PressGrid;
using machine::Rule;

constexpr int tries = 2000;

PressGrid random_presses(const Rule& rule, algebra::Random& random) {
    const machine::Sites buttons = machine::buttons_of(rule);
    PressGrid presses = PressGrid::filled(buttons.shape, 0);
    for (const std::size_t button : buttons.cells()) {
        presses[button] = static_cast<std::uint8_t>(random.below(static_cast<std::uint64_t>(rule.states)));
    }
    return presses;
}

// `fewest` presses, none of a button that would come round by it.
PressGrid planted_presses(const Rule& rule, std::size_t fewest, algebra::Random& random) {
    const machine::Sites sites = machine::buttons_of(rule);
    const std::vector<std::size_t> buttons = sites.cells();
    PressGrid presses = PressGrid::filled(sites.shape, 0);
    for (std::size_t placed = 0; placed < fewest;) {
        std::uint8_t& count = presses[buttons[static_cast<std::size_t>(random.below(buttons.size()))]];
        if (count + 1 == rule.states) continue;
        ++count;
        ++placed;
    }
    return presses;
}

std::optional<std::size_t> proved_fewest(const solve::Verdict& verdict) {
    if (!solve::is_proved_fewest(verdict)) return std::nullopt;
    return machine::weight(*solve::presses_of(verdict));
}

solve::Inquiry ask(const MachineChoice& choice, const Picture& start, const Picture& target,
                   const solve::Solver& solver) {
    const auto machine = machine::make_machine(choice, start);
    return solver.ask(*machine, machine->no_presses(), target);
}

// One try at a start that is `fewest` presses from the target; where it fails, another may not.
std::optional<Picture> start_at(const MachineChoice& choice, const Picture& target, std::size_t fewest,
                                const solve::Solver& solver, algebra::Random& random) {
    const Rule& rule = choice.rule;
    Picture start = target;
    if (rule.lit_only) {
        // No walk of `fewest` steps leads farther away than that.
        start = walk_back(rule, target, fewest, random);
    } else {
        start = machine::start_for(rule, target, planted_presses(rule, fewest, random));
    }
    const solve::Inquiry inquiry = ask(choice, start, target, solver);
    if (proved_fewest(inquiry.verdict()) != fewest) return std::nullopt;
    return start;
}

std::string needs_no_more_than(std::size_t most) {
    return "no game of this machine needs more than " + solve::presses_phrase(most);
}

// Why no game with so many presses can be made, if that is known beforehand.
std::optional<std::string> problem_with_fewest(const MachineChoice& choice, const Picture& target,
                                               const solve::Solver& solver, std::size_t fewest) {
    const std::size_t buttons = machine::buttons_of(choice.rule).cells().size();
    const std::size_t most = buttons * static_cast<std::size_t>(choice.rule.states - 1);
    if (fewest > most) return needs_no_more_than(most);
    const solve::Inquiry inquiry = ask(choice, target, target, solver);
    if (!inquiry.is_long()) return std::nullopt;
    return "the fewest presses of this machine take too long to prove (" +
           solve::solutions_of(inquiry.verdict()).decimal() + " solutions each)";
}

// The same in lit-only play.
std::optional<std::string> problem_with_lit_only(const MachineChoice& choice, const Picture& target,
                                                 const solve::Solver& solver, std::size_t fewest) {
    algebra::Random random(0);
    const Picture before = walk_back(choice.rule, target, 1, random);
    if (before == target) return needs_no_more_than(0);
    solve::Inquiry inquiry = ask(choice, before, target, solver);
    inquiry.finish();
    if (const auto* undecided = std::get_if<solve::Undecided>(&inquiry.verdict())) return undecided->reason;
    const std::size_t most = inquiry.farthest().value_or(0);
    if (fewest > most) return needs_no_more_than(most);
    return std::nullopt;
}

// A picture from which presses lead to `target`, or `target` itself.
Picture any_start(const Rule& rule, const Picture& target, algebra::Random& random) {
    if (!rule.lit_only) return machine::start_for(rule, target, random_presses(rule, random));
    // Enough steps to wander off; not always an even or an odd number, which the board may remember.
    const auto steps = static_cast<std::size_t>(random.below(8)) + 4 * target.size();
    return walk_back(rule, target, steps, random);
}

}  // namespace

Picture random_start(const MachineChoice& choice, const Picture& target, std::uint64_t seed) {
    algebra::Random random(seed);
    return any_start(choice.rule, target, random);
}

Puzzle new_puzzle(const MachineChoice& choice, std::uint64_t seed) {
    const Picture target = machine::default_target(choice);
    algebra::Random random(seed);
    Picture start = target;
    // Bounded, because no other picture may lead there.
    for (int i = 0; i < tries && start == target; ++i) start = any_start(choice.rule, target, random);
    return {choice, start, target};
}

Result<Puzzle> new_puzzle_with(const MachineChoice& choice, std::uint64_t seed, std::size_t fewest) {
    const Picture target = machine::default_target(choice);
    const solve::Solver solver(*machine::make_machine(choice, target));
    const std::string wanted = "fewest " + std::to_string(fewest) + ": ";
    const auto problem = choice.rule.lit_only ? problem_with_lit_only(choice, target, solver, fewest)
                                              : problem_with_fewest(choice, target, solver, fewest);
    if (problem) return Error{wanted + *problem};
    algebra::Random random(seed);
    for (int i = 0; i < tries; ++i) {
        const auto start = start_at(choice, target, fewest, solver, random);
        if (start) return Puzzle{choice, *start, target};
    }
    return Error{wanted + "no such game was found in " + std::to_string(tries) +
                 " tries; a smaller number is likelier"};
}

Picture random_picture(const MachineChoice& choice, std::uint64_t seed) {
    algebra::Random random(seed);
    Picture picture = machine::uniform(choice.rule, 0);
    for (const std::size_t lamp : machine::lamps_of(choice.rule).cells()) {
        picture[lamp] =
            static_cast<std::uint8_t>(random.below(static_cast<std::uint64_t>(choice.rule.states)));
    }
    return picture;
}

std::uint64_t daily_seed(Day day) {
    const int number = day.year * 10000 + day.month * 100 + day.day;
    return static_cast<std::uint64_t>(number);
}

}  // namespace switchbox::play
