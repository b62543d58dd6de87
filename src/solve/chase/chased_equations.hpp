// The equations of Lights Out with two states, on a plane board or a torus, solved by chasing the light.
#pragma once

#include <memory>

#include "algebra/equations.hpp"
#include "machine/rule.hpp"
#include "solve/chase/chase.hpp"

namespace switchbox::solve {

// Whether it is that rule, at any size; of a torus one on which no two neighbours coincide.
[[nodiscard]] bool can_be_chased(const machine::Rule& rule);

class ChasedEquations final : public algebra::Equations {
  public:
    // Of a rule that can be chased.
    explicit ChasedEquations(const machine::Rule& rule);

    [[nodiscard]] std::size_t rows() const override { return cells_; }
    [[nodiscard]] std::size_t columns() const override { return cells_; }
    [[nodiscard]] int modulus() const override { return 2; }
    [[nodiscard]] std::size_t rank() const override { return cells_ - chase_->nullity(); }
    [[nodiscard]] algebra::Natural image_size() const override { return algebra::power(2, rank()); }
    [[nodiscard]] algebra::Natural kernel_size() const override {
        return algebra::power(2, chase_->nullity());
    }
    [[nodiscard]] algebra::ResidueSolution solve(const algebra::Residues& b) const override;
    [[nodiscard]] std::vector<algebra::CyclicGenerator> kernel() const override {
        return quiet_patterns(*chase_);
    }
    // The matrix is symmetric.
    [[nodiscard]] std::vector<algebra::CyclicGenerator> left_kernel() const override { return kernel(); }
    [[nodiscard]] algebra::Residues inverse_row(std::size_t i) const override;

  private:
    std::unique_ptr<const Chase> chase_;
    std::size_t cells_;
};

}  // namespace switchbox::solve
