// The equations of Lights Out with k states on a plane board, solved by chasing the light as with two states
// (light_chase.hpp): rows of n cells are the polynomials over Z/k modulo D = p_{n+1}, a Vieta-Fibonacci
// polynomial, and H multiplies by x. If nothing is to be changed, what would have to be pressed below the
// last row is -A u for the first row u, so A is what u = -1 comes to. If it is c otherwise with a first row
// of 0, u has to solve A u = c (mod D): for each prime power that divides k apart, put together by the
// Chinese remainder theorem.
#pragma once

#include <vector>

#include "algebra/canonical_basis.hpp"
#include "algebra/equations.hpp"
#include "types/lights/chase/local_row_equation.hpp"

namespace switchbox::solve {

class ResidueEquations final : public algebra::Equations {
  public:
    // Of m = `rows` by n = `columns` lamps, at least one, with 2 to 9 states. O(n^2 + m n), as is solving.
    ResidueEquations(std::size_t rows, std::size_t columns, int states);

    [[nodiscard]] std::size_t rows() const override { return rows_ * columns_; }
    [[nodiscard]] std::size_t columns() const override { return rows(); }
    [[nodiscard]] int modulus() const override { return states_; }
    [[nodiscard]] std::vector<algebra::EquationPart> parts() const override;
    [[nodiscard]] algebra::ResidueSolution solve(const algebra::Residues& b) const override;
    [[nodiscard]] std::vector<algebra::CyclicGenerator> kernel() const override;
    // The matrix is symmetric.
    [[nodiscard]] std::vector<algebra::CyclicGenerator> left_kernel() const override { return kernel(); }

  private:
    // Z/q, with the factor that is 1 there and 0 modulo the other prime powers.
    struct Part {
        LocalRowEquation row;
        algebra::PrimePower ring;
        int idempotent = 1;
        // Over Z/q the first rows of quiet patterns. Each cell above follows from those below it, so a
        // pattern has its place in its first row, and the basis of the rows is that of the patterns.
        algebra::CanonicalBasis quiet_rows;
    };

    // All rows that a first row, the board's lowest, comes to: with the one behind them, at the top, and
    // without.
    [[nodiscard]] algebra::Residues chased(const algebra::Residues& first,
                                           const algebra::Residues& change) const;
    [[nodiscard]] algebra::Residues presses(const algebra::Residues& first,
                                            const algebra::Residues& change) const;
    // One of those, counted from the top.
    [[nodiscard]] algebra::Residues row_of(const algebra::Residues& chased, std::size_t row) const;
    // The first row that is the polynomial over Z/q in this part and 0 in the others.
    [[nodiscard]] algebra::Residues first_row(const Part& part, const algebra::Residues& polynomial) const;
    [[nodiscard]] algebra::CanonicalBasis quiet_rows_of(const LocalRowEquation& equation,
                                                        const algebra::PrimePower& ring) const;
    [[nodiscard]] algebra::Residues obstacle(const Part& part, const algebra::Residues& behind) const;

    std::size_t rows_;
    std::size_t columns_;
    int states_;
    std::vector<Part> parts_;
};

}  // namespace switchbox::solve
