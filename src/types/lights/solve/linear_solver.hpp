// Solves A·x = target - picture (mod k) for a linear machine, any k from 2 to 9. The method is chosen, and
// its plan made, once, when the solver is made: large boards are chased, as far as the program can
// (methods.hpp), all others eliminated.
// It speaks of grids; the method does the work on the buttons and lamps that exist.
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
    // Begun: until it is ready nothing is asked but this (solver_build.hpp).
    LinearSolver(const machine::LinearMachine& machine, algebra::InSteps);
    [[nodiscard]] bool is_ready() const { return is_ready_; }
    [[nodiscard]] double progress() const { return equations_->progress(); }  // 0..1
    void advance();

    [[nodiscard]] const algebra::Equations& equations() const { return *equations_; }
    [[nodiscard]] int states() const { return equations_->modulus(); }
    // target - picture (mod k), an entry for each lamp that exists.
    [[nodiscard]] algebra::Residues difference(const machine::Picture& picture,
                                               const machine::Picture& target) const;
    // The rank of A; for composite k its McCoy rank (algebra/equations.hpp).
    [[nodiscard]] std::size_t rank() const { return equations_->rank(); }
    // The dimension of the quiet patterns, for prime k.
    [[nodiscard]] std::optional<std::size_t> nullity() const;
    // A inverse's row for `button`: the weight of each lamp in the number of times that the button is to be
    // pressed. For machines that are invertible. s = A inverse · v (Arnold & Blaszak, p. 14).
    [[nodiscard]] machine::Picture inverse_row(std::size_t button) const;
    // Whether every target can be reached in exactly one way.
    [[nodiscard]] bool is_invertible() const;
    // Whether some presses change nothing.
    [[nodiscard]] bool has_quiet() const { return quiet_generators_ > 0; }
    // Of how many all these are sums of multiples.
    [[nodiscard]] std::size_t quiet_generators() const { return quiet_generators_; }
    // Whether there are so many of them on so large a board that they are counted only, not listed.
    [[nodiscard]] bool has_too_many_quiet() const { return has_too_many_quiet_; }
    // Press vectors that change nothing (quiet patterns): each such is a sum of multiples of these, in one
    // way: quiet_generators() of them, or none where there are too many. A search begins with these; those
    // of the equations' kernel() are the same whatever the method.
    [[nodiscard]] const std::vector<algebra::CyclicGenerator>& quiet() const { return quiet_; }
    // Every solution, at most `limit`, given one of them; the given one first. Where they are many, one after
    // the other, as long as `take` wants more; and how many these are.
    using TakePresses = std::function<bool(const machine::PressGrid&)>;
    void each_solution(const machine::PressGrid& one, std::size_t limit, const TakePresses& take) const;
    [[nodiscard]] std::size_t count_solutions(std::size_t limit) const;
    [[nodiscard]] std::vector<machine::PressGrid> all_solutions(const machine::PressGrid& one,
                                                                std::size_t limit) const;

    // The buttons that exist: entry i of a press vector is that of the i-th one.
    [[nodiscard]] const CellIndex& buttons() const { return buttons_; }
    // Between grids and the vectors that the equations know.
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

// The matrix A: a row for each lamp that exists, a column for each button.
[[nodiscard]] algebra::ZeroOneMatrix matrix_of(const machine::LinearMachine& machine);

}  // namespace switchbox::solve
