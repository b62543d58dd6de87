#include "types/lights/game/linear_game_search.hpp"

#include <algorithm>

#include "base/random.hpp"
#include "solve/phrases.hpp"
#include "solve/solver.hpp"
#include "types/lights/game/linear_games.hpp"
#include "types/lights/game/lit_only_walk.hpp"
#include "types/lights/large/linear_answers.hpp"
#include "types/lights/model/linear_choice.hpp"
#include "types/lights/model/linear_machine.hpp"
#include "types/lights/solve/coset.hpp"
#include "types/lights/solve/linear_solver.hpp"
#include "types/lights/solve/press_distances.hpp"

namespace switchbox::game {
namespace {

using machine::MachineChoice;
using machine::Picture;
using machine::PressGrid;
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

// Search that walks back from the target in lit-only play. A walk of so many steps leads no farther away than
// that.
class WalkSearch final : public GameSearch {
  public:
    WalkSearch(const MachineChoice& choice, std::uint64_t seed, std::size_t fewest)
        : ground_(choice, seed, fewest),
          walk_(ground_.rule()),
          distances_(ground_.ask(*walk_.one_before(ground_.target))) {}

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
    if (requested.machine->is_lit_only())
        return std::make_unique<WalkSearch>(requested.machine, requested.seed, *requested.fewest);
    return std::make_unique<PlantedSearch>(requested.machine, requested.seed, *requested.fewest);
}

}  // namespace switchbox::game
