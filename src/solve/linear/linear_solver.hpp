// Solves A·x = target - picture (mod k) for a linear machine, any k from 2 to 9. Elimination is done once,
// when the solver is made; after that each answer costs about as much as its matrix has entries. It speaks of
// grids; algebra/factorization.hpp does the work on the buttons and lamps that exist.
#pragma once

#include <optional>

#include "algebra/factorization.hpp"
#include "machine/linear_machine.hpp"

namespace switchbox::solve {

class LinearSolver {
  public:
    explicit LinearSolver(const machine::LinearMachine& machine);

    [[nodiscard]] const algebra::Factorization& factorization() const { return factorization_; }
    [[nodiscard]] int states() const { return factorization_.modulus(); }
    // target - picture (mod k), an entry for each lamp that exists.
    [[nodiscard]] algebra::Residues difference(const machine::Picture& picture,
                                               const machine::Picture& target) const;
    // The lamps that each cell's button changes.
    [[nodiscard]] const machine::Effects& effects() const { return effects_; }
    // The rank of A; for composite k its McCoy rank (algebra/factorization.hpp).
    [[nodiscard]] std::size_t rank() const { return factorization_.rank(); }
    // The dimension of the quiet patterns, for prime k.
    [[nodiscard]] std::optional<std::size_t> nullity() const;
    // A inverse's row for `button`: the weight of each lamp in the number of times that the button is to be
    // pressed. For machines that are invertible. s = A inverse · v (Arnold & Blaszak, p. 14).
    [[nodiscard]] machine::Picture inverse_row(std::size_t button) const;
    // Whether every target can be reached in exactly one way.
    [[nodiscard]] bool is_invertible() const;
    // Press vectors that change nothing (quiet patterns): each such is a sum of multiples of these, in one
    // way.
    [[nodiscard]] const std::vector<algebra::CyclicGenerator>& quiet() const { return quiet_; }
    // Every solution, at most `limit`, given one of them; the given one first.
    [[nodiscard]] std::vector<machine::PressGrid> all_solutions(const machine::PressGrid& one,
                                                                std::size_t limit) const;

    // The cells of the buttons that exist, ascending: entry i of a press vector is that of the i-th one.
    [[nodiscard]] const std::vector<std::size_t>& button_cells() const { return buttons_; }
    // Between grids and the vectors that the factorization knows.
    [[nodiscard]] machine::PressGrid to_presses(const algebra::Residues& x) const;
    [[nodiscard]] machine::Picture to_picture(const algebra::Residues& y) const;
    [[nodiscard]] algebra::Residues from_presses(const machine::PressGrid& presses) const;
    [[nodiscard]] algebra::Residues from_picture(const machine::Picture& picture) const;

  private:
    machine::Effects effects_;
    machine::Shape button_shape_;
    machine::Shape lamp_shape_;
    std::vector<std::size_t> buttons_;
    std::vector<std::size_t> lamps_;
    algebra::Factorization factorization_;
    std::vector<algebra::CyclicGenerator> quiet_;
};

// The matrix A: a row for each lamp that exists, a column for each button.
[[nodiscard]] algebra::ZeroOneMatrix matrix_of(const machine::LinearMachine& machine);

}  // namespace switchbox::solve
