// Solves a linear machine with two states: A·x = target - picture over GF(2). Elimination is done once, when
// the solver is made; after that each verdict costs a few matrix-vector products, and for several solutions
// an enumeration of the coset x + null space.
#pragma once

#include <optional>

#include "algebra/elimination.hpp"
#include "machine/linear_machine.hpp"
#include "solve/verdict.hpp"

namespace switchbox::solve {

class LinearSolver {
  public:
    // Up to this nullity the whole coset (2^nullity press grids) is searched, so the fewest presses are
    // proved.
    static constexpr std::size_t proved_nullity = 16;

    explicit LinearSolver(const machine::LinearMachine& machine);

    [[nodiscard]] Verdict verdict(const machine::Picture& picture, const machine::Picture& target) const;

    [[nodiscard]] std::size_t rank() const { return reduction_.rank(); }
    [[nodiscard]] std::size_t nullity() const { return quiet_.size(); }
    // The number of pictures that can be reached from any one.
    [[nodiscard]] algebra::Natural reachable() const;
    [[nodiscard]] bool always_solvable() const;
    // A inverse: row i says which lamps decide whether button i is pressed. Square machines of full rank.
    [[nodiscard]] const std::optional<algebra::BitMatrix>& inverse() const { return inverse_; }
    // A basis of the quiet patterns: the press grids that change nothing.
    [[nodiscard]] std::vector<machine::PressGrid> quiet_patterns() const;
    // Every solution, at most `limit`, given one of them; the given one first.
    [[nodiscard]] std::vector<machine::PressGrid> all_solutions(const machine::PressGrid& one,
                                                                std::size_t limit) const;

  private:
    machine::Shape buttons_;
    machine::Shape lamps_;
    algebra::RowReduction reduction_;
    std::vector<algebra::BitVector> quiet_;
    std::optional<algebra::BitMatrix> inverse_;
};

// The matrix A over GF(2): a row for each lamp, a column for each button.
[[nodiscard]] algebra::BitMatrix matrix_of(const machine::LinearMachine& machine);

}  // namespace switchbox::solve
