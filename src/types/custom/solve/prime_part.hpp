// What a wired puzzle asks modulo one prime p. A lamp that matters and whose number of states has the factor
// p^e is an equation modulo p^e; with E the greatest e all are multiplied by p^{E-e}, so that they are
// equations A·x = b over Z/p^E. Put together by the Chinese remainder theorem, the parts say all: a press
// count x_j counts modulo the number of presses of j that are as good as none.
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
    // One for each prime that divides a number of states of a lamp that matters, ascending.
    [[nodiscard]] static std::vector<PrimePart> of(const machine::WiredPuzzle& puzzle,
                                                   const std::vector<bool>& matters);

    [[nodiscard]] const algebra::PrimePower& ring() const { return ring_; }
    // The exponent of p in the number of presses of a button that are as good as none.
    [[nodiscard]] int period_exponent(std::size_t button) const { return periods_[button]; }
    // That of p in the number of all that presses can come to.
    [[nodiscard]] std::size_t image_exponent() const;

    // `steps`: of each lamp the states that it is to be moved on by. x has an entry for each button, below
    // p^E; a certificate has one for each lamp, 0 where it does not matter: no press changes the sum of
    // weight times state modulo p^E, and this change would.
    [[nodiscard]] algebra::ResidueSolution solve(const std::vector<std::uint8_t>& steps) const;
    // Presses that change nothing, x as above, of which each other one is a sum of multiples in one way.
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
    std::vector<int> periods_;  // of each button
    algebra::LocalElimination elimination_;
};

}  // namespace switchbox::solve
