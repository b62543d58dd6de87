// Equations of Lights Out with k states on a plane board or a cylinder, solved by chasing the light as with
// two states (light_chase.hpp). Rows of n cells are the polynomials over Z/k modulo D = p_{n+1}, a
// Vieta-Fibonacci polynomial, and H multiplies by x. If nothing is to be changed, the row that would have to
// be pressed behind the last one is -A u for the first row u. So A is that row for u = -1. In general let c
// be that row for u = 0. Then u has to solve A u = c (mod D). This is solved for each prime power that
// divides k, and the results are combined by the Chinese remainder theorem. On a cylinder D = y^n - 1, and H
// multiplies by y + 1/y.
#pragma once

#include <vector>

#include "algebra/eliminator.hpp"
#include "algebra/reduction.hpp"
#include "algebra/residues.hpp"
#include "machine/rule.hpp"
#include "types/lights/chase/row_equation.hpp"

namespace switchbox::solve {

// Recurrence from row to row of Lights Out with k states. With x_i the presses and b_i the
// change wanted in row i, and H the sum of the neighbours along a row,
//
//     x_{i+1} = b_i - (1 + H) x_i - x_{i-1}   (mod k).

// Returns rows + 1 rows of presses that follow from the lowest one, chased from the bottom up. The first row
// returned would have to be pressed above the board; the board follows, row by row from the top. `lowest` has
// an entry for each column. `change` has one for each lamp, row by row from the top, or is empty if all are
// 0. A cylinder has at least three columns.
[[nodiscard]] algebra::Residues chased_residues(const algebra::Residues& lowest,
                                                const algebra::Residues& change, std::size_t rows, int states,
                                                machine::Surface surface = machine::Surface::plane);

// Equations with a row for each lamp and a column for each button, by cells of the board.
class ResidueEquations final : public algebra::Equations {
  public:
    // Prepares boards of m = `rows` by n = `columns` lamps, at least one, with 2 to 9 states. This takes
    // O(n^2 + m n), and so does solving. A cylinder has at least three columns; a torus is not possible.
    ResidueEquations(std::size_t rows, std::size_t columns, int states,
                     machine::Surface surface = machine::Surface::plane);

    [[nodiscard]] std::size_t rows() const override { return rows_ * columns_; }
    [[nodiscard]] std::size_t columns() const override { return rows(); }
    [[nodiscard]] int modulus() const override { return states_; }
    [[nodiscard]] std::vector<algebra::EquationPart> parts() const override;
    [[nodiscard]] algebra::ResidueSolution solve(const algebra::Residues& b) const override;
    [[nodiscard]] std::vector<algebra::CyclicGenerator> kernel() const override;
    // Returns kernel(), since the matrix is symmetric.
    [[nodiscard]] std::vector<algebra::CyclicGenerator> left_kernel() const override { return kernel(); }

  private:
    // Equation over Z/q for one prime power q, with the factor that is 1 modulo q and 0 modulo the other
    // prime powers.
    struct PrimeEquation {
        LocalRowEquation row;
        algebra::PrimePower ring;
        int idempotent = 1;
        // First rows of quiet patterns over Z/q. Each cell above follows from those below it, so a pattern
        // has its place in its first row. So the basis of the rows is that of the patterns.
        algebra::CanonicalBasis quiet_rows;
    };

    // Convert between the cells of a row and its polynomial modulo D, with coefficients modulo q.
    // times_variable() multiplies cells by x, or by y on a cylinder.
    [[nodiscard]] algebra::Residues polynomial_of(algebra::Residues cells, int q) const;
    [[nodiscard]] algebra::Residues cells_of(algebra::Residues polynomial, int q) const;
    [[nodiscard]] algebra::Residues times_variable(algebra::Residues cells, int q) const;
    // Returns all rows that follow from `first`, the lowest row of the board. chased() also has the row
    // behind the board, at the top; presses() has not.
    [[nodiscard]] algebra::Residues chased(const algebra::Residues& first,
                                           const algebra::Residues& change) const;
    [[nodiscard]] algebra::Residues presses(const algebra::Residues& first,
                                            const algebra::Residues& change) const;
    // Returns one row of `chased`, counted from the top.
    [[nodiscard]] algebra::Residues row_of(const algebra::Residues& chased, std::size_t row) const;
    // Returns the first row whose polynomial is `polynomial` over Z/q in this part, and 0 in the others.
    [[nodiscard]] algebra::Residues first_row(const PrimeEquation& part,
                                              const algebra::Residues& polynomial) const;
    // Returns the basis of the first rows of quiet patterns over Z/q.
    [[nodiscard]] algebra::CanonicalBasis quiet_rows_of(const LocalRowEquation& equation,
                                                        const algebra::PrimePower& ring) const;
    // Returns a quiet pattern whose last row has a product with `behind` other than 0; empty if there is
    // none.
    [[nodiscard]] algebra::Residues obstacle(const PrimeEquation& part,
                                             const algebra::Residues& behind) const;

    std::size_t rows_;
    std::size_t columns_;
    int states_;
    machine::Surface surface_;
    std::vector<PrimeEquation> parts_;
};

}  // namespace switchbox::solve
