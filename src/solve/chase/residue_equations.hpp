// The equations of Lights Out with k states on a plane board, solved by chasing the light as with two states
// (light_chase.hpp): rows of n cells are the polynomials over Z/k modulo D = p_{n+1}, a Vieta-Fibonacci
// polynomial, and H multiplies by x. If nothing is to be changed, what would have to be pressed below the
// last row is A u for the first row u, so A is what u = 1 comes to. If it is c otherwise with a first row of
// 0, u has to solve A u = -c (mod D): for each prime power that divides k apart, put together by the Chinese
// remainder theorem.
#pragma once

#include <vector>

#include "algebra/equations.hpp"
#include "solve/chase/local_row_equation.hpp"
#include "solve/chase/residue_rows.hpp"

namespace switchbox::solve {

class ResidueEquations final : public algebra::Equations {
  public:
    // Of m = `rows` by n = `columns` lamps, at least one, with 2 to 9 states. O(n^2 + m n), as is solving.
    ResidueEquations(std::size_t rows, std::size_t columns, int states);

    [[nodiscard]] std::size_t rows() const override { return board_.rows() * board_.columns(); }
    [[nodiscard]] std::size_t columns() const override { return rows(); }
    [[nodiscard]] int modulus() const override { return board_.states(); }
    [[nodiscard]] std::vector<algebra::KernelPart> kernel_parts() const override;
    [[nodiscard]] algebra::ResidueSolution solve(const algebra::Residues& b) const override;
    [[nodiscard]] std::vector<algebra::CyclicGenerator> kernel() const override;
    // The matrix is symmetric.
    [[nodiscard]] std::vector<algebra::CyclicGenerator> left_kernel() const override { return kernel(); }
    [[nodiscard]] algebra::Residues inverse_row(std::size_t i) const override;

  private:
    // Z/q, with the factor that is 1 there and 0 modulo the other prime powers.
    struct Part {
        LocalRowEquation row;
        int q = 2;
        int idempotent = 1;
    };

    // The first row that is the polynomial over Z/q in this part and 0 in the others.
    [[nodiscard]] algebra::Residues first_row(const Part& part, const algebra::Residues& polynomial) const;
    [[nodiscard]] algebra::Residues obstacle(const Part& part, const algebra::Residues& below) const;

    ResidueRows board_;
    std::vector<Part> parts_;
};

}  // namespace switchbox::solve
