// Search for the shortest member of a coset that need not visit all members.
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

    // Continues for about `budget` units of work, each about a nanosecond.
    virtual void advance(std::uint64_t budget) = 0;
    // Returns a lower bound of the weight of any member.
    [[nodiscard]] virtual std::size_t bound() const = 0;
    // Returns the lightest member so far, empty if there is none yet. best_weight() returns its weight, the
    // largest number if there is none yet.
    [[nodiscard]] virtual algebra::Residues best() const = 0;
    [[nodiscard]] virtual std::size_t best_weight() const = 0;
};

// Function that splits the solutions, of which x is one. It returns nullptr if they do not split, or if that
// takes long to find out.
using SplitMaker = std::shared_ptr<Split> (*)(const LinearSolver& solver, const algebra::Residues& x);

// Makes a ParitySplit by the parities of the buttons' rows and columns, nullptr if that does not apply. Takes
// some tens of milliseconds at most.
[[nodiscard]] std::shared_ptr<Split> split_by_parities(const LinearSolver& solver,
                                                       const algebra::Residues& x);

}  // namespace switchbox::solve
