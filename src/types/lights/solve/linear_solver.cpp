#include "types/lights/solve/linear_solver.hpp"

#include <algorithm>
#include <mutex>

#include "algebra/residue_polynomial.hpp"
#include "algebra/residues.hpp"
#include "base/long_work.hpp"
#include "types/lights/chase/chased_equations.hpp"
#include "types/lights/chase/residue_equations.hpp"
#include "types/lights/chase/stencil_equations.hpp"
#include "types/lights/model/linear_machine.hpp"

namespace switchbox::solve {

std::unique_ptr<algebra::Equations> by_light_chase(const machine::Rule& rule) {
    if (rule.states != 2 || !can_be_chased(rule)) return nullptr;
    return std::make_unique<ChasedEquations>(rule);
}

std::unique_ptr<algebra::Equations> by_residue_chase(const machine::Rule& rule) {
    if (rule.states == 2 || !can_be_chased(rule)) return nullptr;
    return std::make_unique<ResidueEquations>(static_cast<std::size_t>(rule.shape.rows),
                                              static_cast<std::size_t>(rule.shape.columns), rule.states,
                                              rule.surface);
}

std::unique_ptr<algebra::Equations> by_stencil_chase(const machine::Rule& rule) {
    const auto board = StencilBoard::of(rule);
    return board ? std::make_unique<StencilEquations>(*board, algebra::in_steps) : nullptr;
}

std::unique_ptr<algebra::Equations> by_any_chase(const machine::Rule& rule) {
    for (const auto method : {by_light_chase, by_residue_chase, by_stencil_chase}) {
        if (auto equations = method(rule)) return equations;
    }
    return nullptr;
}

namespace {

using algebra::Residues;
using machine::Picture;
using machine::PressGrid;

// From this many lamps on, chasing is faster than elimination. Smaller boards are eliminated.
constexpr std::size_t min_chased = 1024;
constexpr std::size_t max_pattern_entries = std::size_t{1} << 26U;

std::unique_ptr<algebra::Equations> begun_equations(const machine::LinearMachine& machine) {
    if (machine.rule().shape.size() >= min_chased) {
        if (auto equations = by_any_chase(machine.rule())) return equations;
    }
    return std::make_unique<algebra::Factorization>(matrix_of(machine), machine.lamp_states(),
                                                    algebra::in_steps);
}

}  // namespace

algebra::ZeroOneMatrix matrix_of(const machine::LinearMachine& machine) {
    const std::vector<std::size_t> lamps = machine.lamp_sites().cells();
    std::vector<std::size_t> row_of(machine.lamps().size());
    for (std::size_t row = 0; row < lamps.size(); ++row) row_of[lamps[row]] = row;
    algebra::ZeroOneMatrix a{lamps.size(), {}};
    for (const std::size_t button : machine.button_sites().cells()) {
        std::vector<std::size_t> column;
        for (const std::size_t lamp : machine.effects()[button]) column.push_back(row_of[lamp]);
        a.columns.push_back(std::move(column));
    }
    return a;
}

LinearSolver::LinearSolver(const machine::LinearMachine& machine) : LinearSolver(machine, algebra::in_steps) {
    while (!is_ready()) advance();
}

LinearSolver::LinearSolver(const machine::LinearMachine& machine, algebra::InSteps /*later*/)
    : buttons_(machine.button_sites()), lamps_(machine.lamp_sites()), equations_(begun_equations(machine)) {}

void LinearSolver::advance() {
    if (is_ready_) return;
    if (!equations_->is_ready()) return equations_->advance();
    find_quiet();
    is_ready_ = true;
}

void LinearSolver::find_quiet() {
    for (const algebra::EquationPart& part : equations_->parts()) quiet_generators_ += part.generators;
    has_too_many_quiet_ = quiet_generators_ * buttons_.size() > max_pattern_entries;
    if (quiet_generators_ > 0 && !has_too_many_quiet_) quiet_ = equations_->short_kernel();
}

Residues LinearSolver::difference(const Picture& picture, const Picture& target) const {
    Residues missing = from_picture(target);
    algebra::add_multiple(missing, from_picture(picture), states() - 1, states());
    return missing;
}

std::optional<std::size_t> LinearSolver::nullity() const {
    if (!algebra::is_prime(static_cast<std::uint32_t>(states()))) return std::nullopt;
    return buttons_.size() - rank();
}

bool LinearSolver::is_invertible() const { return equations_->is_onto() && equations_->is_one_to_one(); }

Picture LinearSolver::inverse_row(std::size_t button) const {
    return to_picture(equations_->inverse_row(buttons_.index_of(button)));
}

void LinearSolver::each_solution(const PressGrid& one, std::size_t limit, const TakePresses& take) const {
    Residues x = from_presses(one);
    std::vector<int> counter(quiet_.size());
    for (std::size_t taken = 0; taken < limit && take(to_presses(x)); ++taken) {
        // Counts up in the mixed radix of the orders. A digit that returns to 0 has left x as before.
        std::size_t digit = 0;
        note_work(x.size());
        for (; digit < quiet_.size(); ++digit) {
            algebra::add_multiple(x, quiet_[digit].vector, 1, states());
            counter[digit] = (counter[digit] + 1) % quiet_[digit].order;
            if (counter[digit] != 0) break;
        }
        if (digit == quiet_.size()) return;
    }
}

std::size_t LinearSolver::count_solutions(std::size_t limit) const {
    std::size_t count = 1;
    for (const algebra::CyclicGenerator& quiet : quiet_) {
        if (count >= limit) break;
        count *= static_cast<std::size_t>(quiet.order);
    }
    return std::min(count, limit);
}

std::vector<PressGrid> LinearSolver::all_solutions(const PressGrid& one, std::size_t limit) const {
    std::vector<PressGrid> all;
    each_solution(one, limit, [&all](const PressGrid& presses) {
        all.push_back(presses);
        return true;
    });
    return all;
}

PressGrid LinearSolver::to_presses(const Residues& x) const { return buttons_.to_grid<PressGrid>(x); }

Picture LinearSolver::to_picture(const Residues& y) const { return lamps_.to_grid<Picture>(y); }

Residues LinearSolver::from_presses(const PressGrid& presses) const { return buttons_.from_grid(presses); }

Residues LinearSolver::from_picture(const Picture& picture) const { return lamps_.from_grid(picture); }

namespace {

constexpr std::size_t min_lamps_in_steps = 1024;

class SolverBuild final : public Task {
  public:
    explicit SolverBuild(const machine::LinearMachine& machine)
        : rule_(machine.rule()), solver_(std::make_shared<LinearSolver>(machine, algebra::in_steps)) {}

    [[nodiscard]] bool is_finished() const override { return solver_->is_ready(); }
    [[nodiscard]] double progress() const override { return solver_->progress(); }
    void advance(std::uint64_t /*budget*/) override {
        if (is_finished()) return;
        solver_->advance();
        if (is_finished()) share(solver_, rule_);
    }

  private:
    machine::Rule rule_;
    std::shared_ptr<LinearSolver> solver_;
};

}  // namespace

std::unique_ptr<Task> prepare_linear_solver(const machine::MachineChoice& choice) {
    const machine::Rule& rule = *machine::rule_of(choice);
    if (rule.shape.size() < min_lamps_in_steps) return nullptr;
    const machine::LinearMachine machine(rule, machine::uniform(rule, 0));
    if (known_solver(machine) != nullptr) return nullptr;
    return std::make_unique<SolverBuild>(machine);
}

namespace {

// Cache of the last solver made. A solver stays in it only while another owner keeps it.
class LastMade {
  public:
    [[nodiscard]] std::shared_ptr<const LinearSolver> of(const machine::Rule& rule) {
        const std::scoped_lock lock(mutex_);
        return rule == rule_ ? solver_.lock() : nullptr;
    }
    void put(const std::shared_ptr<const LinearSolver>& solver, const machine::Rule& rule) {
        const std::scoped_lock lock(mutex_);
        solver_ = solver;
        rule_ = rule;
    }

  private:
    std::mutex mutex_;
    std::weak_ptr<const LinearSolver> solver_;
    machine::Rule rule_;
};

LastMade& last_made() {
    static LastMade last;
    return last;
}

}  // namespace

std::shared_ptr<const LinearSolver> known_solver(const machine::LinearMachine& machine) {
    return last_made().of(machine.rule());
}

std::shared_ptr<const LinearSolver> shared_solver(const machine::LinearMachine& machine) {
    if (auto known = known_solver(machine)) return known;
    auto made = std::make_shared<const LinearSolver>(machine);
    share(made, machine.rule());
    return made;
}

void share(const std::shared_ptr<const LinearSolver>& made, const machine::Rule& rule) {
    last_made().put(made, rule);
}

}  // namespace switchbox::solve
