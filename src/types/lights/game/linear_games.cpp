#include "types/lights/game/linear_games.hpp"

#include <algorithm>
#include <utility>

#include "base/long_work.hpp"
#include "base/random.hpp"
#include "base/result.hpp"
#include "game/answer_task.hpp"
#include "game/lesson.hpp"
#include "game/sentences.hpp"
#include "solve/explanation.hpp"
#include "solve/solver.hpp"
#include "types/lights/large/fewest_search.hpp"
#include "types/lights/model/linear_machine.hpp"
#include "types/lights/solve/coset.hpp"
#include "types/lights/solve/linear_solver.hpp"
#include "types/lights/solve/nullities.hpp"

namespace switchbox::game {
namespace {

using machine::MachineChoice;
using machine::Picture;
using machine::PressGrid;
using machine::PressRule;
using machine::Rule;

constexpr int most_tries = 2000;
// Limit of the work if each try takes long: about two seconds (types/lights/solve/coset.hpp).
constexpr double max_work = 1U << 31U;

// Returns `fewest` random presses, at most states - 1 of each button so that none cycles back to 0.
PressGrid planted_on(const Rule& rule, std::size_t fewest, Random& random) {
    const machine::CellMask sites = machine::buttons_of(rule);
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

// State that both searches share.
struct Ground {
    Ground(const MachineChoice& machine, std::uint64_t seed, std::size_t presses)
        : choice(machine),
          target(machine->default_target()),
          fewest(presses),
          solver(*machine->make_machine(target)),
          random(seed) {}

    [[nodiscard]] const Rule& rule() const { return *machine::rule_of(choice); }
    [[nodiscard]] solve::Search ask(const Picture& start) const {
        const auto machine = choice->make_machine(start);
        return solver.ask(*machine, machine->no_presses(), target);
    }
    [[nodiscard]] Puzzle game_from(Picture start) const { return {choice, std::move(start), target}; }
    [[nodiscard]] Error no_game(const Error& problem) const { return no_game_with(fewest, problem); }
    [[nodiscard]] Error no_game_after(int tries) const {
        return no_game(Error{tell("play.new.not-found", tries)});
    }

    MachineChoice choice;
    Picture target;
    std::size_t fewest;
    solve::Solver solver;
    Random random;
};

// Search that plants presses. Their number is the fewest unless another solution has fewer. If that finds no
// game and pictures are few, the search lists all pictures.
class PlantedSearch final : public GameSearch {
  public:
    PlantedSearch(const MachineChoice& choice, std::uint64_t seed, std::size_t fewest)
        : ground_(choice, seed, fewest),
          can_be_listed_(solve::PressDistances::fits(lamps(), ground_.rule().states)) {
        const solve::Search search = ground_.ask(ground_.target);
        if (!search.is_long()) return;
        const auto solutions = solve::solutions_of(search.verdict());
        end(ground_.no_game(Error{tell("play.new.too-long-to-prove", solve::readable(solutions))}));
    }

    [[nodiscard]] std::optional<solve::Solver> solver() const override { return ground_.solver; }

    [[nodiscard]] double progress() const override {
        if (is_finished()) return 1;
        const double tried = std::min(std::max(work_ / max_work, tries_ / double{most_tries}), 1.0);
        if (!can_be_listed_) return tried;
        return (tried + (distances_ ? distances_->progress() : 0)) / 2;
    }

    void advance(std::uint64_t budget) override {
        if (is_finished()) return;
        if (distances_) return list(budget);
        if (!shorter_) {
            if (tries_ == most_tries || work_ >= max_work) return give_up();
            plant();
        } else {
            shorter_->advance(budget);
        }
        if (shorter_->weight() < ground_.fewest) return shorter_.reset();
        if (shorter_->is_finished())
            end(ground_.game_from(machine::start_for(ground_.rule(), ground_.target, planted_)));
    }

  private:
    void plant() {
        ++tries_;
        const solve::LinearSolver& linear = *solve::linear_in(ground_.solver);
        // Estimates the greedy shortening of the planted presses. All work is added beforehand, so that the
        // last try does not depend on how the search is sliced.
        work_ +=
            16 * static_cast<double>(linear.buttons().size()) * static_cast<double>(linear.quiet().size());
        planted_ = planted_on(ground_.rule(), ground_.fewest, ground_.random);
        shorter_.emplace(linear.from_presses(planted_), linear.quiet(), ground_.rule().states);
        if (shorter_->weight() >= ground_.fewest) work_ += shorter_->whole_work();
    }

    [[nodiscard]] std::size_t lamps() const { return machine::lamps_of(ground_.rule()).cells().size(); }

    void give_up() {
        if (!can_be_listed_) return end(ground_.no_game_after(tries_));
        const machine::LinearMachine machine(ground_.rule(), ground_.target);
        distances_.emplace(lamps(), ground_.rule().states, solve::matrix_of(machine).columns);
    }

    void list(std::uint64_t budget) {
        distances_->advance(budget);
        if (!distances_->is_finished()) return;
        const std::size_t most = distances_->farthest();
        if (ground_.fewest > most) return end(ground_.no_game(needs_no_more_than(most)));
        const auto which =
            static_cast<std::size_t>(ground_.random.below(distances_->count_at(ground_.fewest)));
        end(ground_.game_from(start_of(distances_->picture_at(ground_.fewest, which))));
    }

    // Returns the picture that becomes the target when presses add `added` to it.
    [[nodiscard]] Picture start_of(const algebra::Residues& added) const {
        const Picture picture = solve::linear_in(ground_.solver)->to_picture(added);
        Picture start = ground_.target;
        for (std::size_t lamp = 0; lamp < start.size(); ++lamp) {
            const int left = start[lamp] + ground_.rule().states - picture[lamp];
            start[lamp] = static_cast<std::uint8_t>(left % ground_.rule().states);
        }
        return start;
    }

    Ground ground_;
    bool can_be_listed_;
    int tries_ = 0;
    PressGrid planted_;
    std::optional<solve::CosetSearch> shorter_;  // the search for fewer presses than those planted
    double work_ = 0;
    std::optional<solve::PressDistances> distances_;
};

// Search that walks back from the target if not all presses are allowed. A walk of so many steps leads no
// farther away than that.
class WalkSearch final : public GameSearch {
  public:
    WalkSearch(const MachineChoice& choice, std::uint64_t seed, std::size_t fewest)
        : ground_(choice, seed, fewest),
          walk_(ground_.rule()),
          distances_(ground_.ask(*walk_.some_before(ground_.target))) {}

    [[nodiscard]] std::optional<solve::Solver> solver() const override { return ground_.solver; }

    [[nodiscard]] double progress() const override { return distances_.progress(); }

    void advance(std::uint64_t budget) override {
        if (is_finished()) return;
        if (!distances_.is_complete()) return distances_.advance(budget);
        if (tries_ == 0) {
            if (const auto problem = problem_with_distance()) return end(ground_.no_game(*problem));
        }
        if (tries_ == most_tries) return end(ground_.no_game_after(tries_));
        ++tries_;
        Picture start = walk_.back(ground_.target, ground_.fewest, ground_.random);
        const solve::Search found = ground_.ask(start);
        const auto* way = std::get_if<solve::InOrder>(&found.verdict());
        if (way != nullptr && way->order.size() == ground_.fewest) end(ground_.game_from(std::move(start)));
    }

  private:
    // Returns why there is no such game, nullopt if there may be one. Requires complete distances.
    [[nodiscard]] std::optional<Error> problem_with_distance() const {
        if (const auto* undecided = std::get_if<solve::Undecided>(&distances_.verdict()))
            return Error{undecided->reason};
        const std::size_t most = distances_.farthest().value_or(0);
        if (ground_.fewest > most) return needs_no_more_than(most);
        return std::nullopt;
    }

    Ground ground_;
    int tries_ = 0;
    LitOnlyWalk walk_;
    solve::Search distances_;  // shared by all tries
};

// Finished search without a game, for an error that is known at once.
class NoGame final : public GameSearch {
  public:
    explicit NoGame(Error problem) { end(std::move(problem)); }
    [[nodiscard]] double progress() const override { return 1; }
    void advance(std::uint64_t /*budget*/) override {}
};

}  // namespace

std::unique_ptr<GameSearch> linear_game_search(const NewGame& requested) {
    if (requested.quest != NewGameMode::solvable) return nullptr;
    if (auto problem = problem_with_linear_game(requested))
        return std::make_unique<NoGame>(*std::move(problem));
    if (requested.machine->restricts_presses())
        return std::make_unique<WalkSearch>(requested.machine, requested.seed, *requested.fewest);
    return std::make_unique<PlantedSearch>(requested.machine, requested.seed, *requested.fewest);
}

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
        note_work(2);
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
        if (rule.press != PressRule::any) walk_.emplace(rule);
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
    if (choice->restricts_presses()) return Error{tell("play.new.question.restricted")};
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
    if (rule.press == PressRule::any) {
        const std::size_t most = max_presses_of(rule);
        if (!requested.fewest || *requested.fewest <= most) return std::nullopt;
        return no_game_with(*requested.fewest, needs_no_more_than(most));
    }
    if (LitOnlyWalk(rule).some_before(requested.machine->default_target())) return std::nullopt;
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
        note_work(2);
        picture[lamp] = static_cast<std::uint8_t>(random.below(static_cast<std::uint64_t>(rule.states)));
    }
    return picture;
}

namespace {

// Doubles the limit if not all presses are allowed, since a solution may need the same button again.
std::size_t most_linear_presses(const MachineChoice& choice) {
    const std::size_t all = max_presses_of(linear_rule(choice));
    return choice->restricts_presses() ? 2 * all : all;
}

std::vector<Lesson> linear_lessons() {
    return lessons_in({{LessonGroup::merlin, merlin_lessons},
                       {LessonGroup::lamps, bogomolny_lessons},
                       {LessonGroup::lamps, quatrainment_lessons},
                       {LessonGroup::lamps, lights_out_lessons}});
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

namespace {

Message about_buttons(const machine::Machine& machine) {
    if (!machine.buttons_are_lamps()) return tell("play.mealy.buttons.blocks");
    const bool has_holes = machine.button_sites().cells().size() < machine.buttons().size();
    return has_holes ? tell("play.mealy.buttons.holes") : tell("play.mealy.buttons.lamps");
}

// Returns the number of pictures in the image of g. kernel_number() returns the number of states per picture.
// Both are empty if the number is long.
Message image_number(const solve::LinearSolver& solver) {
    if (solver.nullity()) return power_number(solver.states(), solver.rank());
    return short_number(solver.equations().image_size());
}
Message kernel_number(const solve::LinearSolver& solver) {
    if (const auto nullity = solver.nullity()) return power_number(solver.states(), *nullity);
    return short_number(solver.equations().kernel_size());
}

// Describes which pictures can be shown; which belong to any state at all if not all presses are allowed.
Message linear_reach(const Game& game) {
    const solve::LinearSolver& solver = *solve::linear_in(game.solver());
    const bool is_restricted = game.machine().order_counts();
    if (solver.equations().is_onto()) {
        return is_restricted ? tell("play.mealy.pictures.each-of-a-state") : tell("play.mealy.pictures.all");
    }
    Message shown = image_number(solver);
    if (shown.empty()) return tell("play.mealy.pictures.not-all");
    return is_restricted ? tell("play.mealy.pictures.only-of-states", std::move(shown))
                         : tell("play.mealy.pictures.only", std::move(shown));
}

Message about_lamps(const Game& game) {
    const std::size_t lamps = game.machine().lamp_sites().cells().size();
    const int last = game.machine().lamp_states() - 1;
    return together(last == 1 ? tell("play.mealy.pictures.two-states", lamps)
                              : tell("play.mealy.pictures.states", lamps, last),
                    linear_reach(game));
}

// Describes how many states have the same picture; empty if that number is long.
Message states_alike(const solve::LinearSolver& solver) {
    if (solver.equations().is_one_to_one()) return tell("play.mealy.picture.one-to-one");
    Message alike = kernel_number(solver);
    return alike.empty() ? Message{} : tell("play.mealy.picture.alike", std::move(alike));
}

}  // namespace

std::vector<TupleRow> linear_tuple(const Game& game) {
    const machine::Machine& machine = game.machine();
    Message picture = tell("play.mealy.picture.linear", machine.lamp_states());
    // A press grid that counts further than the lamps has more states for each picture.
    if (machine.press_states() == machine.lamp_states())
        picture = together(std::move(picture), states_alike(*solve::linear_in(game.solver())));
    return press_grid_tuple(
        machine, {"play.mealy.states.linear", about_buttons(machine), about_lamps(game), std::move(picture)});
}

LitOnlyWalk::LitOnlyWalk(const machine::Rule& rule) : states_(rule.states), press_(rule.press) {
    const machine::Effects effects = machine::effects_of(rule);
    for (const std::size_t cell : machine::buttons_of(rule).cells()) {
        const std::vector<std::size_t>& lamps = effects[cell];
        buttons_.push_back({cell, std::binary_search(lamps.begin(), lamps.end(), cell), lamps});
    }
}

bool LitOnlyWalk::was(bool lit, const WalkButton& button, const machine::Picture& picture) {
    return (picture[button.cell] != (button.changes_itself ? 1 : 0)) == lit;
}

void LitOnlyWalk::undo_press(const WalkButton& button, machine::Picture& picture) const {
    for (const std::size_t lamp : button.lamps) {
        picture[lamp] = static_cast<std::uint8_t>((picture[lamp] + states_ - 1) % states_);
    }
}

// The number of presses still to take back shows which lamps they need. The first press needs a lit one. So a
// walk that ends too early may have gone one press too far.
machine::Picture LitOnlyWalk::back(machine::Picture picture, std::size_t steps, Random& random) const {
    std::vector<const WalkButton*> possible;
    machine::Picture after = picture;
    for (; steps > 0; --steps) {
        const bool lit = needs_lit(steps - 1);
        possible.clear();
        for (const WalkButton& button : buttons_) {
            if (was(lit, button, picture)) possible.push_back(&button);
        }
        if (possible.empty()) return needs_lit(steps) ? picture : after;
        after = picture;
        undo_press(*possible[static_cast<std::size_t>(random.below(possible.size()))], picture);
    }
    return picture;
}

std::vector<machine::Picture> LitOnlyWalk::all_before(const machine::Picture& picture, bool lit) const {
    std::vector<machine::Picture> before;
    for (const WalkButton& button : buttons_) {
        if (button.lamps.empty() || !was(lit, button, picture)) continue;
        before.push_back(picture);
        undo_press(button, before.back());
    }
    return before;
}

// If presses alternate, a way that ends with a press of a dark lamp has two presses or more. If all such ways
// of two presses begin at this picture, so do all longer ones.
std::optional<machine::Picture> LitOnlyWalk::some_before(const machine::Picture& picture) const {
    std::vector<machine::Picture> found = all_before(picture, true);
    if (!found.empty()) return found.front();
    if (press_ == machine::PressRule::lit) return std::nullopt;
    for (const machine::Picture& between : all_before(picture, false)) {
        for (const machine::Picture& first : all_before(between, true)) {
            if (first != picture) return first;
        }
    }
    return std::nullopt;
}

}  // namespace switchbox::game
