// Solver of linear machines: methods for the equations, the solver itself, the task that builds it, and its
// cache.
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

// Methods for the equations of large linear machines; elimination is for all others. Each function returns
// the equations with a row for each lamp and a column for each button, by cells. They may need
// Equations::advance(). nullptr if the method does not apply to the rule.

// Chases the light of Lights Out with two states, on any surface.
[[nodiscard]] std::unique_ptr<algebra::Equations> by_light_chase(const machine::Rule& rule);
// Chases the light of Lights Out with more states, on the plane and on a cylinder.
[[nodiscard]] std::unique_ptr<algebra::Equations> by_residue_chase(const machine::Rule& rule);
// Chases any one stencil with two states, with unknowns.
[[nodiscard]] std::unique_ptr<algebra::Equations> by_stencil_chase(const machine::Rule& rule);

// Uses the first of these methods that applies.
[[nodiscard]] std::unique_ptr<algebra::Equations> by_any_chase(const machine::Rule& rule);

// Solver of A·x = target - picture (mod k) for a linear machine, with any k from 2 to 9. The method is chosen
// once. Boards of 1,024 lamps or more are chased if a method applies; all others are eliminated.
//
// Grids have the machine's shapes. Vectors have an entry below k for each button that exists, or for each
// lamp that exists, in the order of their cells: buttons().size() or difference().size() of them.
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
    // Returns target - picture (mod k), an entry for each lamp.
    [[nodiscard]] algebra::Residues difference(const machine::Picture& picture,
                                               const machine::Picture& target) const;
    // Returns the rank of A; for composite k, its McCoy rank (algebra/reduction.hpp).
    [[nodiscard]] std::size_t rank() const { return equations_->rank(); }
    // Returns the dimension of the quiet patterns; nullopt for composite k.
    [[nodiscard]] std::optional<std::size_t> nullity() const;
    // Returns A inverse's row for `button`, a cell: the weight 0..k-1 of each lamp in the number of times to
    // press the button. Requires is_invertible(). s = A inverse · v (Arnold & Blaszak, p. 14).
    [[nodiscard]] machine::Picture inverse_row(std::size_t button) const;
    // Returns whether every target can be reached in exactly one way.
    [[nodiscard]] bool is_invertible() const;
    // Returns whether some presses change nothing.
    [[nodiscard]] bool has_quiet() const { return quiet_generators_ > 0; }
    // Returns the number of generators of the quiet patterns.
    [[nodiscard]] std::size_t quiet_generators() const { return quiet_generators_; }
    // Returns whether they are only counted, not listed: together they have more than 2^26 entries.
    [[nodiscard]] bool has_too_many_quiet() const { return has_too_many_quiet_; }
    // Returns generators of the press vectors that change nothing (quiet patterns), an entry for each button.
    // Each such vector is a unique sum of multiples of these. There are quiet_generators() of them, or none
    // if has_too_many_quiet(). A search begins with these. They depend on the method; those of the equations'
    // kernel() do not.
    [[nodiscard]] const std::vector<algebra::CyclicGenerator>& quiet() const { return quiet_; }
    // Passes the solutions to `take`, beginning with the given one, until `take` returns false or `limit` is
    // reached. count_solutions() returns how many these are, all_solutions() a list of them. All three
    // require !has_too_many_quiet().
    using TakePresses = std::function<bool(const machine::PressGrid&)>;
    void each_solution(const machine::PressGrid& one, std::size_t limit, const TakePresses& take) const;
    [[nodiscard]] std::size_t count_solutions(std::size_t limit) const;
    [[nodiscard]] std::vector<machine::PressGrid> all_solutions(const machine::PressGrid& one,
                                                                std::size_t limit) const;

    // Returns the buttons that exist: entry i of a press vector belongs to the i-th one.
    [[nodiscard]] const CellIndex& buttons() const { return buttons_; }
    // Convert between grids and the vectors of the equations.
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

// Returns the matrix A: a row for each lamp that exists, a column for each button that exists. Requires at
// most max_matrix_lamps lamps.
[[nodiscard]] algebra::ZeroOneMatrix matrix_of(const machine::LinearMachine& machine);

// Begins to build the solver of a linear machine (TypeSolving::prepare). A step takes some milliseconds at
// most, except for the last one, the search for quiet patterns. The finished solver is shared. nullptr if the
// machine has fewer than 1,024 lamps or its solver is cached.
[[nodiscard]] std::unique_ptr<Task> prepare_linear_solver(const machine::MachineChoice& choice);

// The cache has the last solver made, while one of its users keeps it: a game, the search for a new one, or
// the task that builds the solver.

// Returns the cached solver of the machine's rule; nullptr if there is none.
[[nodiscard]] std::shared_ptr<const LinearSolver> known_solver(const machine::LinearMachine& machine);
// Returns the cached solver, or makes one at once.
[[nodiscard]] std::shared_ptr<const LinearSolver> shared_solver(const machine::LinearMachine& machine);
// Caches a solver. Requires that it is ready and solves this rule.
void share(const std::shared_ptr<const LinearSolver>& made, const machine::Rule& rule);

}  // namespace switchbox::solve
