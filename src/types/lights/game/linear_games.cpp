#include "types/lights/game/linear_games.hpp"

#include "base/random.hpp"
#include "base/require.hpp"
#include "game/game_search.hpp"
#include "game/lesson_lists.hpp"
#include "solve/solver.hpp"
#include "types/lights/game/linear_game_search.hpp"
#include "types/lights/game/linear_tuple.hpp"
#include "types/lights/game/lit_only_walk.hpp"
#include "types/lights/model/linear_choice.hpp"
#include "types/lights/model/linear_machine.hpp"
#include "types/lights/solve/shared_solver.hpp"

namespace switchbox::game {
namespace {

using machine::MachineChoice;
using machine::Picture;
using machine::PressGrid;
using machine::Rule;

constexpr int max_tries = 2000;

const Rule& linear_rule(const MachineChoice& choice) {
    const Rule* rule = machine::rule_of(choice);
    require(rule != nullptr, "these games are for linear machines");
    return *rule;
}

PressGrid random_presses(const Rule& rule, Random& random) {
    const machine::CellMask buttons = machine::buttons_of(rule);
    PressGrid presses = PressGrid::filled(buttons.shape, 0);
    for (std::size_t button = 0; button < presses.size(); ++button) {
        if (!buttons.has(button)) continue;
        presses[button] = static_cast<std::uint8_t>(random.below(static_cast<std::uint64_t>(rule.states)));
    }
    return presses;
}

solve::Search ask(const MachineChoice& choice, const Picture& start, const Picture& target,
                  const solve::Solver& solver) {
    const auto machine = choice->make_machine(start);
    return solver.ask(*machine, machine->no_presses(), target);
}

// Returns the number of presses if each button is pressed states - 1 times; one more press cycles back to 0.
std::size_t max_presses_of(const Rule& rule) {
    return machine::buttons_of(rule).cells().size() * static_cast<std::size_t>(rule.states - 1);
}

// Generator of random pictures from which presses lead to `target`, sometimes of `target` itself.
class AnyStart {
  public:
    explicit AnyStart(const Rule& rule) : rule_(rule) {
        if (rule.lit_only) walk_.emplace(rule);
    }

    [[nodiscard]] Picture towards(const Picture& target, Random& random) const {
        if (!walk_) return machine::start_for(rule_, target, random_presses(rule_, random));
        // Enough steps to get far away. Their number may be even or odd, since the board may preserve its
        // parity.
        const auto steps = static_cast<std::size_t>(random.below(8)) + 4 * target.size();
        return walk_->back(target, steps, random);
    }

  private:
    const Rule& rule_;
    std::optional<LitOnlyWalk> walk_;
};

Picture unreachable_start(const MachineChoice& choice, const Picture& target, Random& random) {
    const solve::Solver solver(*choice->make_machine(target));
    Picture start = random_linear_picture(choice, random.next());
    while (!solve::is_impossible(ask(choice, start, target, solver).verdict()))
        start = random_linear_picture(choice, random.next());
    return start;
}

// Returns whether presses lead from every picture to every target.
bool is_always_solvable(const MachineChoice& choice) {
    const Picture dark = choice->uniform(0);
    const auto machine = choice->make_machine(dark);
    return solve::shared_solver(*machine::linear_in(*machine))->equations().is_onto();
}

std::optional<Error> problem_with_question(const MachineChoice& choice) {
    if (linear_rule(choice).lit_only) return Error{tell("play.new.question.lit-only")};
    if (!is_always_solvable(choice)) return std::nullopt;
    return Error{tell("play.new.question.all-solvable")};
}

Result<Puzzle> solvable(const MachineChoice& choice, std::uint64_t seed) {
    const Picture target = choice->default_target();
    const AnyStart any_start(linear_rule(choice));
    Random random(seed);
    for (int i = 0; i < max_tries; ++i) {
        Picture start = any_start.towards(target, random);
        if (start == target) continue;
        const auto drawn_from = i == 0 ? std::optional(seed) : std::nullopt;
        return Puzzle{choice, std::move(start), target, false, drawn_from};
    }
    return Error{tell("play.new.not-found", max_tries)};
}

Result<Puzzle> question(const MachineChoice& choice, std::uint64_t seed) {
    Random random(seed);
    if (random.below(2) == 0) {
        auto puzzle = solvable(choice, random.next());
        if (!puzzle) return puzzle.error();
        return Puzzle{choice, puzzle->start, puzzle->target, true};
    }
    const Picture target = choice->default_target();
    return Puzzle{choice, unreachable_start(choice, target, random), target, true};
}

}  // namespace

Picture linear_start(const MachineChoice& choice, const Picture& target, std::uint64_t seed) {
    Random random(seed);
    return AnyStart(linear_rule(choice)).towards(target, random);
}

std::optional<Error> problem_with_linear_game(const NewGame& requested) {
    if (requested.quest == NewGameMode::question) return problem_with_question(requested.machine);
    const Rule& rule = linear_rule(requested.machine);
    // If any button may be pressed, every press leads to another picture, and it can be undone.
    if (!rule.lit_only) {
        const std::size_t most = max_presses_of(rule);
        if (!requested.fewest || *requested.fewest <= most) return std::nullopt;
        return no_game_with(*requested.fewest, needs_no_more_than(most));
    }
    if (LitOnlyWalk(rule).one_before(requested.machine->default_target())) return std::nullopt;
    return Error{tell("play.new.no-allowed-press")};
}

Error needs_no_more_than(std::size_t most) { return Error{tell("play.new.needs-no-more", most)}; }

Result<Puzzle> linear_game(const NewGame& requested) {
    return requested.quest == NewGameMode::question ? question(requested.machine, requested.seed)
                                                    : solvable(requested.machine, requested.seed);
}

Picture random_linear_picture(const MachineChoice& choice, std::uint64_t seed) {
    Random random(seed);
    const Rule& rule = linear_rule(choice);
    Picture picture = machine::uniform(rule, 0);
    for (const std::size_t lamp : machine::lamps_of(rule).cells()) {
        picture[lamp] = static_cast<std::uint8_t>(random.below(static_cast<std::uint64_t>(rule.states)));
    }
    return picture;
}

namespace {

// Doubles the limit in lit-only play, since a solution may need the same button again.
std::size_t most_linear_presses(const MachineChoice& choice) {
    const std::size_t all = max_presses_of(linear_rule(choice));
    return choice->is_lit_only() ? 2 * all : all;
}

std::vector<Lesson> linear_lessons() {
    return lessons_in({merlin_lessons, bogomolny_lessons, quatrainment_lessons});
}

}  // namespace

const TypeGames linear_type_games{.random_start = linear_start,
                                  .random_picture = random_linear_picture,
                                  .problem = problem_with_linear_game,
                                  .new_puzzle = linear_game,
                                  .asks = true,
                                  .most_presses = most_linear_presses,
                                  .search = linear_game_search,
                                  .five_tuple = linear_tuple,
                                  .lessons = linear_lessons};

}  // namespace switchbox::game
