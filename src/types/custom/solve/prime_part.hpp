// Equations of a wired puzzle modulo one prime p. A lamp that matters and whose number of states has the
// factor p^e gives an equation modulo p^e. With E the greatest e, all are multiplied by p^{E-e}, which gives
// equations A·x = b over Z/p^E. By the Chinese remainder theorem the parts together determine everything. A
// press count x_j is determined modulo the period of button j.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "algebra/local_elimination.hpp"
#include "algebra/primes.hpp"
#include "types/custom/model/wired_puzzle.hpp"

namespace switchbox::solve {

class PrimePart {
  public:
    // Returns one part for each prime that divides the number of states of a lamp that matters, ascending.
    [[nodiscard]] static std::vector<PrimePart> of(const machine::WiredPuzzle& puzzle,
                                                   const std::vector<bool>& matters);

    [[nodiscard]] const algebra::PrimePower& ring() const { return ring_; }
    // Returns the exponent of p in the period of a button.
    [[nodiscard]] int period_exponent(std::size_t button) const { return periods_[button]; }
    // Returns the exponent of p in the size of the image of A.
    [[nodiscard]] std::size_t image_exponent() const;

    // Solves the equations. `steps` has, for each lamp, the number of states by which it must move on. x has
    // an entry for each button, below p^E. A certificate has a weight for each lamp, 0 where it does not
    // matter. No press changes the sum of weight times state modulo p^E, but `steps` do.
    [[nodiscard]] algebra::ResidueSolution solve(const std::vector<std::uint8_t>& steps) const;
    // Returns generators of the kernel: presses that change nothing, as x above. Each member of the kernel is
    // a sum of their multiples in exactly one way.
    [[nodiscard]] std::vector<algebra::CyclicGenerator> kernel() const;

  private:
    struct Equation {
        std::size_t lamp = 0;
        std::uint8_t factor = 1;  // p^{E-e}
    };

    PrimePart(const algebra::PrimePower& ring, std::size_t lamps, std::vector<Equation> equations,
              const algebra::SparseMatrix& matrix);
    [[nodiscard]] static PrimePart made(const machine::WiredPuzzle& puzzle, const std::vector<bool>& matters,
                                        const algebra::PrimePower& ring);

    algebra::PrimePower ring_;
    std::size_t lamps_;
    std::vector<Equation> equations_;
    std::vector<int> periods_;  // exponents of p, by button
    algebra::LocalElimination elimination_;
};

}  // namespace switchbox::solve
