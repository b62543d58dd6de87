// Solver of linear machines: the method for the equations, the solver itself, the task that makes it, and the
// one that is shared.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "algebra/reduction.hpp"
#include "machine/machine_type.hpp"
#include "machine/rule.hpp"
#include "solve/search.hpp"
#include "types/lights/model/linear_machine.hpp"
#include "types/lights/solve/coset.hpp"

namespace switchbox::solve {

// Methods for the equations of large linear machines. Elimination solves those that none of them takes.

// Each function returns the equations of a machine, begun (Equations::advance()), or nullptr if it does not
// take the rule.

// Chases the light of Lights Out with two states, on the plane and on a torus.
[[nodiscard]] std::unique_ptr<algebra::Equations> by_light_chase(const machine::Rule& rule);
// Chases the light of Lights Out with more states, on the plane.
[[nodiscard]] std::unique_ptr<algebra::Equations> by_residue_chase(const machine::Rule& rule);
// Chases any one stencil with two states, with unknowns.
[[nodiscard]] std::unique_ptr<algebra::Equations> by_stencil_chase(const machine::Rule& rule);

// Uses the first of these methods that takes the rule.
[[nodiscard]] std::unique_ptr<algebra::Equations> by_any_chase(const machine::Rule& rule);

// Solver of A·x = target - picture (mod k) for a linear machine, with any k from 2 to 9. The method is chosen
// and prepared once, when the solver is made. Large boards are chased if a method applies; all
// others are eliminated. The solver has an interface of grids; the method works on the buttons and lamps that
// exist.
class LinearSolver {
  public:
    explicit LinearSolver(const machine::LinearMachine& machine);
    // Begins the solver. Before is_ready(), only is_ready(), progress() and advance() may be called.
    LinearSolver(const machine::LinearMachine& machine, algebra::InSteps);
    [[nodiscard]] bool is_ready() const { return is_ready_; }
    [[nodiscard]] double progress() const { return equations_->progress(); }  // 0..1
    void advance();

    [[nodiscard]] const algebra::Equations& equations() const { return *equations_; }
    [[nodiscard]] int states() const { return equations_->modulus(); }
    // Returns target - picture (mod k), with an entry for each lamp that exists.
    [[nodiscard]] algebra::Residues difference(const machine::Picture& picture,
                                               const machine::Picture& target) const;
    // Returns the rank of A; for composite k, its McCoy rank (algebra/reduction.hpp).
    [[nodiscard]] std::size_t rank() const { return equations_->rank(); }
    // Returns the dimension of the quiet patterns, nullopt for composite k.
    [[nodiscard]] std::optional<std::size_t> nullity() const;
    // Returns A inverse's row for `button`: the weight of each lamp in the number of times to press the
    // button. Requires is_invertible(). s = A inverse · v (Arnold & Blaszak, p. 14).
    [[nodiscard]] machine::Picture inverse_row(std::size_t button) const;
    // Returns whether every target can be reached in exactly one way.
    [[nodiscard]] bool is_invertible() const;
    // Returns whether some presses change nothing.
    [[nodiscard]] bool has_quiet() const { return quiet_generators_ > 0; }
    // Returns the number of generators of the quiet patterns.
    [[nodiscard]] std::size_t quiet_generators() const { return quiet_generators_; }
    // Returns whether they are too many, on too large a board, to be listed; then they are only counted.
    [[nodiscard]] bool has_too_many_quiet() const { return has_too_many_quiet_; }
    // Returns generators of the press vectors that change nothing (quiet patterns). Each such vector is a
    // unique sum of multiples of these. There are quiet_generators() of them, or none if
    // has_too_many_quiet(). A search begins with these. Unlike them, those of the equations' kernel() are the
    // same for every method.
    [[nodiscard]] const std::vector<algebra::CyclicGenerator>& quiet() const { return quiet_; }
    // Passes the solutions to `take`, beginning with the given one, until `take` returns false or `limit` is
    // reached. count_solutions() returns how many these are, all_solutions() returns them as a list.
    using TakePresses = std::function<bool(const machine::PressGrid&)>;
    void each_solution(const machine::PressGrid& one, std::size_t limit, const TakePresses& take) const;
    [[nodiscard]] std::size_t count_solutions(std::size_t limit) const;
    [[nodiscard]] std::vector<machine::PressGrid> all_solutions(const machine::PressGrid& one,
                                                                std::size_t limit) const;

    // Returns the buttons that exist: entry i of a press vector belongs to the i-th one.
    [[nodiscard]] const CellIndex& buttons() const { return buttons_; }
    // Converts between grids and the vectors of the equations.
    [[nodiscard]] machine::PressGrid to_presses(const algebra::Residues& x) const;
    [[nodiscard]] machine::Picture to_picture(const algebra::Residues& y) const;
    [[nodiscard]] algebra::Residues from_presses(const machine::PressGrid& presses) const;
    [[nodiscard]] algebra::Residues from_picture(const machine::Picture& picture) const;

  private:
    void find_quiet();

    CellIndex buttons_;
    CellIndex lamps_;
    std::unique_ptr<algebra::Equations> equations_;
    bool is_ready_ = false;
    std::size_t quiet_generators_ = 0;
    bool has_too_many_quiet_ = false;
    std::vector<algebra::CyclicGenerator> quiet_;
};

// Returns the matrix A: a row for each lamp that exists, a column for each button.
[[nodiscard]] algebra::ZeroOneMatrix matrix_of(const machine::LinearMachine& machine);

// Task that makes a large solver.

// Begins to make the solver of a large linear machine (TypeSolving::prepare). A step takes some milliseconds
// at most, except for the last one, the search for quiet patterns. The finished solver is shared.
// nullptr if the machine is small or its solver is cached.
[[nodiscard]] std::unique_ptr<Task> prepare_linear_solver(const machine::MachineChoice& choice);

// Solver of a linear machine, made once and shared while one of its users keeps it. Users are a game, the
// search for a new one, and the task that makes the solver beforehand. Only the last
// solver made is cached.

// Returns the cached solver, nullptr if there is none for this machine.
[[nodiscard]] std::shared_ptr<const LinearSolver> known_solver(const machine::LinearMachine& machine);
// Returns the cached solver, or makes one at once.
[[nodiscard]] std::shared_ptr<const LinearSolver> shared_solver(const machine::LinearMachine& machine);
// Caches a solver, which is ready and solves this rule.
void share(const std::shared_ptr<const LinearSolver>& made, const machine::Rule& rule);

}  // namespace switchbox::solve
