#include "play/linear/linear_games.hpp"

#include "algebra/random.hpp"
#include "algebra/require.hpp"
#include "play/game_search.hpp"
#include "play/linear/lit_only_walk.hpp"
#include "solve/linear/shared_solver.hpp"
#include "solve/solver.hpp"

namespace switchbox::play {
namespace {

using machine::MachineChoice;
using machine::Picture;
using machine::PressGrid;
using machine::Rule;

constexpr int max_tries = 2000;

const Rule& rule_of(const MachineChoice& choice) {
    require(choice.linear() != nullptr, "these games are for linear machines");
    return *choice.linear();
}

PressGrid random_presses(const Rule& rule, algebra::Random& random) {
    const machine::Sites buttons = machine::buttons_of(rule);
    PressGrid presses = PressGrid::filled(buttons.shape, 0);
    for (std::size_t button = 0; button < presses.size(); ++button) {
        if (!buttons.has(button)) continue;
        presses[button] = static_cast<std::uint8_t>(random.below(static_cast<std::uint64_t>(rule.states)));
    }
    return presses;
}

solve::Search ask(const MachineChoice& choice, const Picture& start, const Picture& target,
                  const solve::Solver& solver) {
    const auto machine = machine::make_machine(choice, start);
    return solver.ask(*machine, machine->no_presses(), target);
}

// All buttons as often as they can be pressed before they come round.
std::size_t max_presses_of(const Rule& rule) {
    return machine::buttons_of(rule).cells().size() * static_cast<std::size_t>(rule.states - 1);
}

// Pictures from which presses lead to `target`, sometimes `target` itself.
class AnyStart {
  public:
    explicit AnyStart(const Rule& rule) : rule_(rule) {
        if (rule.lit_only) walk_.emplace(rule);
    }

    [[nodiscard]] Picture towards(const Picture& target, algebra::Random& random) const {
        if (!walk_) return machine::start_for(rule_, target, random_presses(rule_, random));
        // Enough steps to wander off; not always an even or an odd number, which the board may remember.
        const auto steps = static_cast<std::size_t>(random.below(8)) + 4 * target.size();
        return walk_->back(target, steps, random);
    }

  private:
    const Rule& rule_;
    std::optional<LitOnlyWalk> walk_;
};

Picture unreachable_start(const MachineChoice& choice, const Picture& target, algebra::Random& random) {
    const solve::Solver solver(*machine::make_machine(choice, target));
    Picture start = random_linear_picture(choice, random.next());
    while (!solve::is_impossible(ask(choice, start, target, solver).verdict()))
        start = random_linear_picture(choice, random.next());
    return start;
}

// Whether presses lead from everywhere to every target.
bool is_always_solvable(const MachineChoice& choice) {
    const Picture dark = machine::uniform(choice.kind, 0);
    const auto machine = machine::make_machine(choice, dark);
    return solve::shared_solver(*machine->linear())->equations().is_onto();
}

}  // namespace

Picture linear_start(const MachineChoice& choice, const Picture& target, std::uint64_t seed) {
    algebra::Random random(seed);
    return AnyStart(rule_of(choice)).towards(target, random);
}

std::optional<Error> problem_with_linear_game(const MachineChoice& choice,
                                              std::optional<std::size_t> fewest) {
    const Rule& rule = rule_of(choice);
    // Where any button may be pressed, every press leads somewhere else, and back.
    if (!rule.lit_only) {
        const std::size_t most = max_presses_of(rule);
        if (!fewest || *fewest <= most) return std::nullopt;
        return no_game_with(*fewest, needs_no_more_than(most));
    }
    if (LitOnlyWalk(rule).one_before(machine::default_target(choice))) return std::nullopt;
    return Error{tell("play.new.no-allowed-press")};
}

Error needs_no_more_than(std::size_t most) { return Error{tell("play.new.needs-no-more", most)}; }

Result<Puzzle> linear_puzzle(const MachineChoice& choice, std::uint64_t seed) {
    if (const auto problem = problem_with_linear_game(choice)) return *problem;
    const Picture target = machine::default_target(choice);
    const AnyStart any_start(rule_of(choice));
    algebra::Random random(seed);
    for (int i = 0; i < max_tries; ++i) {
        Picture start = any_start.towards(target, random);
        if (start == target) continue;
        const auto drawn_from = i == 0 ? std::optional(seed) : std::nullopt;
        return Puzzle{choice, std::move(start), target, false, drawn_from};
    }
    return Error{tell("play.new.not-found", max_tries)};
}

std::optional<Error> problem_with_linear_question(const MachineChoice& choice) {
    if (rule_of(choice).lit_only) return Error{tell("play.new.question.lit-only")};
    if (!is_always_solvable(choice)) return std::nullopt;
    return Error{tell("play.new.question.all-solvable")};
}

Result<Puzzle> linear_question(const MachineChoice& choice, std::uint64_t seed) {
    if (const auto problem = problem_with_linear_question(choice)) return *problem;
    algebra::Random random(seed);
    if (random.below(2) == 0) {
        auto puzzle = linear_puzzle(choice, random.next());
        if (!puzzle) return puzzle.error();
        return Puzzle{choice, puzzle->start, puzzle->target, true};
    }
    const Picture target = machine::default_target(choice);
    return Puzzle{choice, unreachable_start(choice, target, random), target, true};
}

Picture random_linear_picture(const MachineChoice& choice, std::uint64_t seed) {
    algebra::Random random(seed);
    const Rule& rule = rule_of(choice);
    Picture picture = machine::uniform(rule, 0);
    for (const std::size_t lamp : machine::lamps_of(rule).cells()) {
        picture[lamp] = static_cast<std::uint8_t>(random.below(static_cast<std::uint64_t>(rule.states)));
    }
    return picture;
}

}  // namespace switchbox::play
