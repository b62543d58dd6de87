#include "play/linear_games.hpp"

#include <numeric>

#include "algebra/random.hpp"
#include "algebra/require.hpp"
#include "play/lit_only_walk.hpp"
#include "solve/common/phrases.hpp"
#include "solve/linear/coset.hpp"
#include "solve/linear/shared_solver.hpp"
#include "solve/solver.hpp"

namespace switchbox::play {
namespace {

using machine::MachineChoice;
using machine::Picture;
using machine::PressGrid;
using machine::Rule;

constexpr int max_tries = 2000;
// Where each of them takes long: about two seconds (solve/linear/coset.hpp).
constexpr double max_work = 1U << 31U;

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

std::size_t weight_of(const algebra::Residues& presses) {
    return std::accumulate(presses.begin(), presses.end(), std::size_t{0});
}

solve::Search ask(const MachineChoice& choice, const Picture& start, const Picture& target,
                  const solve::Solver& solver) {
    const auto machine = machine::make_machine(choice, start);
    return solver.ask(*machine, machine->no_presses(), target);
}

Error no_such_game(int tries) { return Error{tell("play.new.not-found", tries)}; }

Error with_fewest(std::size_t fewest, const Error& problem) {
    return Error{tell("play.new.fewest", std::to_string(fewest), problem.message)};
}

// All buttons as often as they can be pressed before they come round.
std::size_t max_presses_of(const Rule& rule) {
    return machine::buttons_of(rule).cells().size() * static_cast<std::size_t>(rule.states - 1);
}

Error needs_no_more_than(std::size_t most) { return Error{tell("play.new.needs-no-more", most)}; }

// Why no game with a number of presses can be searched for, if so.
std::optional<Error> problem_with_search(const MachineChoice& choice, const Picture& target,
                                         const solve::Solver& solver) {
    const solve::Search search = ask(choice, target, target, solver);
    if (!search.is_long()) return std::nullopt;
    return Error{tell("play.new.too-long-to-prove", solve::readable(solve::solutions_of(search.verdict())))};
}

// Plants presses, whose number is the fewest unless another solution has fewer.
Result<Picture> start_with(const MachineChoice& choice, const Picture& target, std::size_t fewest,
                           std::uint64_t seed) {
    const Rule& rule = rule_of(choice);
    const solve::Solver solver(*machine::make_machine(choice, target));
    if (const auto problem = problem_with_search(choice, target, solver)) return *problem;
    const solve::LinearSolver& linear = *solver.linear();
    algebra::Random random(seed);
    // To shorten what is planted greedily takes about so much.
    const double preparation =
        16 * static_cast<double>(linear.buttons().size()) * static_cast<double>(linear.quiet().size());
    double work = 0;
    int tries = 0;
    for (; tries < max_tries && work < max_work; ++tries) {
        work += preparation;
        const PressGrid planted = planted_presses(rule, fewest, random);
        solve::CosetSearch search(linear.from_presses(planted), linear.quiet(), rule.states);
        const auto is_shorter = [&] { return weight_of(search.best()) < fewest; };
        if (is_shorter()) continue;
        work += search.whole_work();
        search.advance(static_cast<std::uint64_t>(search.whole_work()) + 1);
        if (!is_shorter()) return machine::start_for(rule, target, planted);
    }
    return no_such_game(tries);
}

// Walks back. No walk of `fewest` steps leads farther away than that.
Result<Picture> lit_only_start_with(const MachineChoice& choice, const Picture& target, std::size_t fewest,
                                    std::uint64_t seed) {
    const LitOnlyWalk walk(rule_of(choice));
    const solve::Solver solver(*machine::make_machine(choice, target));
    // One search for all tries.
    solve::Search search = ask(choice, *walk.one_before(target), target, solver);
    search.finish();
    if (const auto* undecided = std::get_if<solve::Undecided>(&search.verdict())) {
        return Error{undecided->reason};
    }
    const std::size_t most = search.farthest().value_or(0);
    if (fewest > most) return needs_no_more_than(most);
    algebra::Random random(seed);
    for (int i = 0; i < max_tries; ++i) {
        Picture start = walk.back(target, fewest, random);
        const solve::Search found = ask(choice, start, target, solver);
        const auto* way = std::get_if<solve::InOrder>(&found.verdict());
        if (way != nullptr && way->order.size() == fewest) return start;
    }
    return no_such_game(max_tries);
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
    while (true) {
        Picture start = random_linear_picture(choice, random.next());
        if (solve::is_impossible(ask(choice, start, target, solver).verdict())) return start;
    }
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
        return with_fewest(*fewest, needs_no_more_than(most));
    }
    if (LitOnlyWalk(rule).one_before(machine::default_target(choice))) return std::nullopt;
    return Error{tell("play.new.no-allowed-press")};
}

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
    return no_such_game(max_tries);
}

Result<Puzzle> linear_puzzle_with(const MachineChoice& choice, std::uint64_t seed, std::size_t fewest) {
    if (const auto problem = problem_with_linear_game(choice, fewest)) return *problem;
    const Picture target = machine::default_target(choice);
    const auto start = rule_of(choice).lit_only ? lit_only_start_with(choice, target, fewest, seed)
                                                : start_with(choice, target, fewest, seed);
    if (!start) return with_fewest(fewest, start.error());
    return Puzzle{choice, *start, target};
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
