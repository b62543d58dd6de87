// A search for the shortest member of a coset that need not meet all members.
#pragma once

#include <cstdint>
#include <memory>

#include "algebra/residues.hpp"
#include "types/lights/solve/linear_solver.hpp"

namespace switchbox::solve {

class Split {
  public:
    Split() = default;
    Split(const Split&) = default;
    Split(Split&&) = default;
    Split& operator=(const Split&) = default;
    Split& operator=(Split&&) = default;
    virtual ~Split() = default;

    // Goes on for about `budget` units of work, of a nanosecond or so.
    virtual void advance(std::uint64_t budget) = 0;
    // No member weighs less.
    [[nodiscard]] virtual std::size_t bound() const = 0;
    // The lightest member so far, and its weight; empty, and the largest number, before there is one.
    [[nodiscard]] virtual algebra::Residues best() const = 0;
    [[nodiscard]] virtual std::size_t best_weight() const = 0;
};

// Splits the solutions of which x is one; null where they do not split, or where that takes long to find out.
using SplitMaker = std::shared_ptr<Split> (*)(const LinearSolver& solver, const algebra::Residues& x);

// By the parities of the buttons' rows and columns: ParitySplit. Takes some tens of milliseconds at most.
[[nodiscard]] std::shared_ptr<Split> split_by_parities(const LinearSolver& solver,
                                                       const algebra::Residues& x);

}  // namespace switchbox::solve
