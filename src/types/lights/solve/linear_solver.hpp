// Solver of A·x = target - picture (mod k) for a linear machine, with any k from 2 to 9. The method is chosen
// and prepared once, when the solver is made. Large boards are chased if a method applies (methods.hpp); all
// others are eliminated. The solver has an interface of grids; the method works on the buttons and lamps that
// exist.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "algebra/equations.hpp"
#include "types/lights/model/linear_machine.hpp"
#include "types/lights/solve/cell_index.hpp"

namespace switchbox::solve {

class LinearSolver {
  public:
    explicit LinearSolver(const machine::LinearMachine& machine);
    // Begins the solver. Before is_ready(), only is_ready(), progress() and advance() may be called
    // (solver_build.hpp).
    LinearSolver(const machine::LinearMachine& machine, algebra::InSteps);
    [[nodiscard]] bool is_ready() const { return is_ready_; }
    [[nodiscard]] double progress() const { return equations_->progress(); }  // 0..1
    void advance();

    [[nodiscard]] const algebra::Equations& equations() const { return *equations_; }
    [[nodiscard]] int states() const { return equations_->modulus(); }
    // Returns target - picture (mod k), with an entry for each lamp that exists.
    [[nodiscard]] algebra::Residues difference(const machine::Picture& picture,
                                               const machine::Picture& target) const;
    // Returns the rank of A; for composite k, its McCoy rank (algebra/equations.hpp).
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

}  // namespace switchbox::solve
