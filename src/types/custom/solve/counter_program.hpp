// Search for the cheapest non-negative integers that satisfy linear equations, exact ones and ones modulo
// numbers: the press counts of a puzzle with counters, for one target. It is exact throughout.
//
// 1. Linear programming without the condition that counts are integers. If it has no solution, its dual
//    solution proves this (Farkas 1902).
// 2. Elimination over the integers, without the bounds. If it has no solution, weights modulo a number prove
//    this. Otherwise all solutions are one of them plus a lattice.
// 3. Branch and bound in the coordinates of a reduced basis of the lattice (Aardal, Hurkens and Lenstra
// 2000).
//    Each branch has the exact bound of its linear program. Counts that may grow without end are handled as
//    follows. The combinations of presses that change no equation form a cone. First come the coordinates
//    that change a count which no member of the cone contains. They are bounded. If they are integers, enough
//    of a member of the cone makes a solution. From then on the cost bounds the other coordinates, so that
//    the search always ends.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "algebra/exact_simplex.hpp"
#include "algebra/integer_lattice.hpp"
#include "base/integer.hpp"

namespace switchbox::solve {

// Equations: for each i, the sum of factors[i][j] * x_j equals right[i], modulo moduli[i] unless that is 0.
struct CounterEquations {
    std::vector<IntegerVector> factors;
    IntegerVector right;
    std::vector<int> moduli;
    // By unknown: the bound, if there is one, and the cost of each unit, which is positive.
    std::vector<std::optional<Integer>> most;
    IntegerVector costs;
};

// Weights of equations that prove that no counts satisfy them. With a modulus, no unknown changes the
// weighted sum of the left sides modulo that, but that of the right sides, `sum`, is not 0. Without a
// modulus, the weighted sum of the left sides is at least `least` within the bounds, but `sum` is less.
struct CounterProof {
    IntegerVector weights;
    std::optional<Integer> modulus;
    Integer sum;
    Integer least;
};

// Best counts found so far, shared by the programs of all targets.
struct CheapestCounts {
    std::optional<IntegerVector> counts;
    Integer cost;
    bool is_only = true;  // false if other counts were found too

    // Takes counts if they are cheaper than all before. Returns whether they are.
    bool take(const IntegerVector& found, const Integer& cost_of_found);
};

class CounterProgram {
  public:
    explicit CounterProgram(CounterEquations equations);

    // Makes a step and returns its units of work, each of about a nanosecond. Gives what it finds to `best`.
    std::uint64_t step(CheapestCounts& best);
    [[nodiscard]] bool is_finished() const { return phase_ == Phase::finished; }
    // Returns, once finished, the proof that no counts satisfy the equations. nullopt if there are some, or
    // if the search alone proves it.
    [[nodiscard]] const std::optional<CounterProof>& proof() const { return proof_; }

  private:
    enum class Phase : std::uint8_t {
        relaxing,
        eliminating,
        growing,
        splitting,
        reducing,
        branching,
        finished
    };
    using Simplex = algebra::ExactSimplex;

    [[nodiscard]] std::size_t unknowns() const { return equations_.costs.size(); }
    [[nodiscard]] Simplex relaxed(bool is_homogeneous) const;
    void take_relaxed();
    void prove_by_bounds(const IntegerVector& conflict);
    void begin_eliminating();
    void take_eliminated();
    void begin_growing();
    void take_grown();
    void begin_splitting();
    void take_split();
    void begin_reducing(std::vector<IntegerVector> bounded, std::vector<IntegerVector> unbounded);
    void begin_branching();
    void look_at_branch(CheapestCounts& best);
    void branch(std::size_t coordinate, const Integer& below, const Integer& above, bool is_below_first);
    void branch_around(CheapestCounts& best, const IntegerVector& coordinates);
    [[nodiscard]] IntegerVector counts_at(const IntegerVector& coordinates) const;
    [[nodiscard]] Integer cost_of(const IntegerVector& counts) const;
    [[nodiscard]] bool has_rays() const { return !ray_.empty(); }

    CounterEquations equations_;
    std::vector<std::size_t> exact_;  // equations without a modulus
    Phase phase_ = Phase::relaxing;
    std::optional<CounterProof> proof_;
    std::optional<Simplex> simplex_;     // relaxing and growing
    std::optional<Simplex> relaxation_;  // as solved
    std::optional<algebra::ColumnEchelon> echelon_;
    IntegerVector origin_;                // integer solution without regard to bounds
    std::vector<IntegerVector> lattice_;  // basis of the differences between solutions
    std::size_t grown_ = 0;               // next unknown that may grow without end
    IntegerVector ray_;        // counts that change nothing, as many as possible positive; or empty
    std::size_t bounded_ = 0;  // coordinates, the first ones, that change a bounded count
    std::vector<algebra::LatticeReduction> reductions_;  // of the bounded and of the other coordinates
    std::vector<Simplex> branches_;                      // open ones; the last one is next
};

}  // namespace switchbox::solve
