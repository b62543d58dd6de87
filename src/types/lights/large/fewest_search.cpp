#include "types/lights/large/fewest_search.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "types/lights/large/parity_split.hpp"
#include "types/lights/model/linear_machine.hpp"
#include "types/lights/solve/linear_solver.hpp"
#include "types/lights/solve/lit_only.hpp"
#include "types/lights/solve/nearest.hpp"

namespace switchbox::solve {
namespace {

constexpr std::size_t most_generators = 22;  // of a class: sorting 2^22 sums takes 10 ms or so

// Returns the class of each button. Buttons whose row and column have unequal parities make one half.
std::vector<std::uint8_t> classes_of(const CellIndex& buttons) {
    const auto columns = static_cast<std::size_t>(buttons.shape().columns);
    std::vector<std::uint8_t> classes;
    classes.reserve(buttons.size());
    for (std::size_t i = 0; i < buttons.size(); ++i) {
        const std::size_t row = buttons.cell(i) / columns % 2;
        const std::size_t column = buttons.cell(i) % columns % 2;
        classes.push_back(static_cast<std::uint8_t>(row == column ? 2 + row : row));
    }
    return classes;
}

}  // namespace

std::shared_ptr<Split> split_by_parities(const LinearSolver& solver, const algebra::Residues& x) {
    if (solver.states() != 2) return nullptr;
    auto split = ParitySplit::of(x, solver.quiet(), classes_of(solver.buttons()), most_generators);
    return split ? std::make_shared<ParitySplit>(std::move(*split)) : nullptr;
}

using algebra::Residues;

FewestSearch::FewestSearch(std::shared_ptr<const LinearSolver> solver, Residues x, std::size_t bound,
                           SplitMaker maker)
    : maker_(maker),
      solver_(std::move(solver)),
      all_(std::move(x), solver_->quiet(), solver_->states()),
      best_(all_.best()),
      weight_(all_.weight()),
      bound_(bound) {
    if (is_long() && maker_ != nullptr) split_ = maker_(*solver_, best_);
    look_again();
    first_bound_ = bound_;
    if (split_ || !is_long()) advance(work_at_once);
}

void FewestSearch::look_again() {
    const std::size_t least = split_ ? split_->best_weight() : all_.weight();
    if (least < weight_) {
        weight_ = least;
        best_ = split_ ? split_->best() : all_.best();
    }
    if (split_) bound_ = std::max(bound_, split_->bound());
    if (!split_ && all_.is_finished()) bound_ = weight_;
    bound_ = std::min(bound_, weight_);
}

void FewestSearch::advance(std::uint64_t budget) {
    if (is_finished()) return;
    if (split_) {
        split_->advance(budget);
    } else {
        all_.advance(budget);
    }
    look_again();
}

double FewestSearch::progress() const {
    if (is_finished()) return 1;
    if (!split_) return all_.progress();
    return static_cast<double>(bound_ - first_bound_) / static_cast<double>(weight_ - first_bound_);
}

FewestSearch FewestSearch::after(const Residues& rest) const {
    std::size_t pressed = weight_;
    for (const std::uint8_t times : rest) pressed -= times;
    return {solver_, rest, bound_ - std::min(bound_, pressed), maker_};
}

std::size_t least_presses(const machine::Rule& rule, const Residues& missing) {
    std::size_t lamps = rule.inner.size();
    if (rule.border) lamps = std::max({lamps, rule.border->corner.size(), rule.border->edge.size()});
    for (const int side : rule.blocks) lamps = std::max(lamps, static_cast<std::size_t>(side * side));
    std::size_t sum = 0;
    for (const std::uint8_t each : missing) sum += each;
    return lamps == 0 ? 0 : (sum + lamps - 1) / lamps;
}

namespace {

constexpr double max_pictures_at_once = 1U << 16U;

// Task that compares all solutions for the one with the fewest presses.
class FewestTask final : public SolveTask {
  public:
    explicit FewestTask(FewestSearch search) : search_(std::move(search)) {}

    void advance(std::uint64_t budget) override { search_.advance(budget); }
    [[nodiscard]] bool is_finished() const override { return search_.is_finished(); }
    [[nodiscard]] double progress() const override { return search_.progress(); }
    [[nodiscard]] std::size_t bound() const override { return search_.bound(); }
    [[nodiscard]] Verdict verdict() const override {
        const LinearSolver& solver = search_.solver();
        return Several{solver.to_presses(search_.best()), is_finished(), solver.equations().kernel_size()};
    }
    [[nodiscard]] std::shared_ptr<SolveTask> after(const machine::PressGrid& rest) const override {
        return std::make_shared<FewestTask>(search_.after(search_.solver().from_presses(rest)));
    }

  private:
    FewestSearch search_;
};

// Task that computes the distance of every picture from the target if not all presses are allowed. Tasks with
// the same target share the distances.
class LitOnlyTask final : public SolveTask {
  public:
    // Takes a picture of the lamps that exist.
    LitOnlyTask(std::shared_ptr<const LinearSolver> solver, std::shared_ptr<LinearLitOnlySearch> distances,
                algebra::Residues picture, bool needs_lit)
        : solver_(std::move(solver)),
          distances_(std::move(distances)),
          picture_(std::move(picture)),
          needs_lit_(needs_lit) {}

    void advance(std::uint64_t budget) override { distances_->advance(budget); }
    [[nodiscard]] bool is_finished() const override { return distances_->is_finished(); }
    [[nodiscard]] double progress() const override { return distances_->progress(); }
    [[nodiscard]] Verdict verdict() const override {
        if (!is_finished()) return Undecided{tell("solve.undecided.way")};
        if (!distances_->distance(picture_, needs_lit_)) return NoWay{};
        // The search numbers buttons by their place among the lamps that exist, as press vectors do.
        algebra::Residues times(picture_.size());
        InOrder way;
        for (const std::size_t button : distances_->shortest_way(picture_, needs_lit_)) {
            way.order.push_back(solver_->buttons().cell(button));
            ++times[button];
        }
        way.presses = solver_->to_presses(times);
        return way;
    }
    [[nodiscard]] std::optional<std::size_t> farthest() const override {
        return distances_->pictures_by_distance().size() - 1;
    }

  private:
    std::shared_ptr<const LinearSolver> solver_;
    std::shared_ptr<LinearLitOnlySearch> distances_;
    algebra::Residues picture_;
    bool needs_lit_;
};

class LinearTypeSolver final : public TypeSolver {
  public:
    explicit LinearTypeSolver(const machine::LinearMachine& machine) : solver_(shared_solver(machine)) {}

    [[nodiscard]] Search ask(const machine::Machine& machine, const machine::State& presses,
                             const machine::Picture& target,
                             std::optional<std::uint64_t> /*most_work*/) override {
        return ask_linear(*machine::linear_in(machine), presses, target);
    }
    [[nodiscard]] std::optional<NearestTarget> nearest(const machine::Machine& machine,
                                                       const machine::Picture& picture,
                                                       const machine::Picture& target) override {
        return nearest_target(*machine::linear_in(machine), *solver_, picture, target);
    }
    [[nodiscard]] const LinearSolver& solver() const { return *solver_; }

  private:
    [[nodiscard]] Search ask_linear(const machine::LinearMachine& machine, const machine::PressGrid& presses,
                                    const machine::Picture& target);
    [[nodiscard]] Search ask_lit_only(const machine::LinearMachine& machine, const machine::Picture& picture,
                                      const machine::Picture& target, bool needs_lit);

    std::shared_ptr<const LinearSolver> solver_;
    std::shared_ptr<LinearLitOnlySearch> distances_;  // to the last target, if not all presses are allowed
    machine::Picture tabled_;                         // that target
};

Search fewest(const std::shared_ptr<const LinearSolver>& solver, algebra::Residues x, std::size_t bound) {
    FewestSearch search(solver, std::move(x), bound);
    const bool is_long = search.is_long();
    return {std::make_shared<FewestTask>(std::move(search)), is_long};
}

Message too_many_pictures(std::size_t lamps, const machine::Rule& rule) {
    std::size_t most = 0;
    while (LinearLitOnlySearch::fits(most + 1, rule.states, rule.press)) ++most;
    return tell(rule.press == machine::PressRule::lit ? "solve.undecided.too-many-pictures"_id
                                                      : "solve.undecided.too-many-turns"_id,
                rule.states, most, lamps);
}

// Returns the lamps that each button changes, numbered among the lamps that exist.
machine::Effects effects_among_lamps(const machine::LinearMachine& machine) {
    return matrix_of(machine).columns;
}

Search LinearTypeSolver::ask_linear(const machine::LinearMachine& machine, const machine::PressGrid& presses,
                                    const machine::Picture& target) {
    const machine::Picture picture = machine.picture(presses);
    algebra::ResidueSolution solution = solver_->equations().solve(solver_->difference(picture, target));
    if (!solution.solvable) {
        const algebra::Residues& y = solution.certificate;
        const algebra::Residues missing = solver_->difference(picture, target);
        int sum = 0;
        for (std::size_t i = 0; i < y.size(); ++i) sum += y[i] * missing[i];
        return Search(Impossible{solver_->to_picture(y), sum % machine.lamp_states()});
    }
    if (machine.order_counts()) return ask_lit_only(machine, picture, target, machine.needs_lit(presses));
    if (!solver_->has_quiet()) return Search(Unique{solver_->to_presses(solution.x)});
    const std::size_t least = least_presses(machine.rule(), solver_->difference(picture, target));
    if (solver_->has_too_many_quiet()) {
        return Search(Several{solver_->to_presses(solution.x), false, solver_->equations().kernel_size()},
                      least);
    }
    return fewest(solver_, std::move(solution.x), least);
}

Search LinearTypeSolver::ask_lit_only(const machine::LinearMachine& machine, const machine::Picture& picture,
                                      const machine::Picture& target, bool needs_lit) {
    if (picture == target) return Search(InOrder{{}, machine.no_presses()});
    const std::size_t lamps = machine.lamp_sites().cells().size();
    const machine::Rule& rule = machine.rule();
    if (!LinearLitOnlySearch::fits(lamps, rule.states, rule.press))
        return Search(Undecided{too_many_pictures(lamps, rule)});
    if (distances_ == nullptr || tabled_ != target) {
        tabled_ = target;
        distances_ = std::make_shared<LinearLitOnlySearch>(
            lamps, rule.states, rule.press, effects_among_lamps(machine), solver_->from_picture(target));
    }
    const double pictures = std::pow(rule.states, static_cast<double>(lamps));
    const bool is_long = pictures > max_pictures_at_once;
    Search search(
        std::make_shared<LitOnlyTask>(solver_, distances_, solver_->from_picture(picture), needs_lit),
        is_long);
    if (!is_long) search.finish();
    return search;
}

}  // namespace

std::shared_ptr<TypeSolver> make_linear_solver(const machine::Machine& machine) {
    return std::make_shared<LinearTypeSolver>(*machine::linear_in(machine));
}

const LinearSolver* linear_in(const Solver& solver) {
    const auto* linear = solver.as<LinearTypeSolver>(machine::linear_id);
    return linear != nullptr ? &linear->solver() : nullptr;
}

}  // namespace switchbox::solve
