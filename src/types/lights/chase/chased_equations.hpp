// Equations of Lights Out with two states solved by chasing the light.
#pragma once

#include <memory>

#include "algebra/reduction.hpp"
#include "machine/rule.hpp"
#include "types/lights/chase/chase.hpp"

namespace switchbox::solve {

// Returns whether the rule is Lights Out in a form that can be chased. A torus needs two states.
// No two neighbours may coincide round a torus or a cylinder.
[[nodiscard]] bool can_be_chased(const machine::Rule& rule);

// Equations with a row for each lamp and a column for each button, by cells of the board.
class ChasedEquations final : public algebra::Equations {
  public:
    // Requires a rule with two states that can be chased.
    explicit ChasedEquations(const machine::Rule& rule);

    [[nodiscard]] std::size_t rows() const override { return cells_; }
    [[nodiscard]] std::size_t columns() const override { return cells_; }
    [[nodiscard]] int modulus() const override { return 2; }
    [[nodiscard]] std::vector<algebra::EquationPart> parts() const override {
        const std::size_t nullity = chase_->nullity();
        return std::vector<algebra::EquationPart>(1, {bits, nullity, nullity, cells_ - nullity});
    }
    [[nodiscard]] algebra::ResidueSolution solve(const algebra::Residues& b) const override;
    [[nodiscard]] std::vector<algebra::CyclicGenerator> kernel() const override;
    [[nodiscard]] std::vector<algebra::CyclicGenerator> short_kernel() const override {
        return quiet_patterns(*chase_);
    }
    // Returns kernel(), since the matrix is symmetric.
    [[nodiscard]] std::vector<algebra::CyclicGenerator> left_kernel() const override { return kernel(); }

  private:
    static constexpr algebra::PrimePower bits{2, 1, 2};

    std::unique_ptr<const Chase> chase_;
    std::size_t cells_;
};

}  // namespace switchbox::solve
