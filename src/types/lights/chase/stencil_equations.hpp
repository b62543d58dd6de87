// Equations of a board with one stencil and two states, solved by chasing with unknowns. The symbolic chase
// and the elimination of its equations are done once. Each picture takes one chase with all unknowns 0 to
// find what is missing, the solution for the unknowns, and one or two chases more.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "algebra/reduction.hpp"
#include "types/lights/chase/bit_elimination.hpp"
#include "types/lights/chase/bits.hpp"
#include "types/lights/chase/symbolic_chase.hpp"

namespace switchbox::solve {

// Equations with a row for each lamp and a column for each button, by cells of the original board.
class StencilEquations final : public algebra::Equations {
  public:
    explicit StencilEquations(const StencilBoard& board);
    StencilEquations(const StencilBoard& board, algebra::InSteps);
    StencilEquations(const StencilEquations&) = delete;
    StencilEquations& operator=(const StencilEquations&) = delete;

    [[nodiscard]] bool is_ready() const override { return left_over_ && left_over_->is_ready(); }
    void advance() override;
    [[nodiscard]] double progress() const override;

    [[nodiscard]] std::size_t rows() const override { return board_.rows() * board_.columns(); }
    [[nodiscard]] std::size_t columns() const override { return rows(); }
    [[nodiscard]] int modulus() const override { return 2; }
    [[nodiscard]] std::vector<algebra::EquationPart> parts() const override;
    [[nodiscard]] algebra::ResidueSolution solve(const algebra::Residues& b) const override;
    [[nodiscard]] std::vector<algebra::CyclicGenerator> kernel() const override;
    [[nodiscard]] std::vector<algebra::CyclicGenerator> left_kernel() const override;
    [[nodiscard]] algebra::Residues inverse_row(std::size_t i) const override;

  private:
    [[nodiscard]] BitGrid quiet(const BitWords& unknowns) const;
    // Returns the canonical basis of the unknowns of quiet patterns, computed on first use.
    [[nodiscard]] const BitBasis& quiet_basis() const;
    // Returns the presses of last_buttons_, which the basis compares.
    [[nodiscard]] BitWords seen(const BitGrid& presses) const;
    [[nodiscard]] BitGrid obstacle(const BitWords& certificate) const;

    StencilBoard board_;
    StencilChase chase_;
    std::unique_ptr<SymbolicChase> symbolic_;  // until it has made the equations
    std::optional<BitElimination> left_over_;
    std::vector<StencilBoard::TurnedCell> last_buttons_;
    mutable std::optional<BitBasis> quiet_basis_;
};

}  // namespace switchbox::solve
