// Search for the solution of a linear machine with the fewest presses, in slices. It uses a Split if there is
// one and the solutions are too many to compare at once, else CosetSearch.
//
// At any time the search has the best solution so far and a bound: no solution has fewer presses. The bound
// begins with the caller's. CosetSearch cannot raise it before its end, since members not yet compared may be
// the shortest. A Split raises it with every excess that it completes.
#pragma once

#include <cstdint>
#include <memory>

#include "algebra/residues.hpp"
#include "machine/rule.hpp"
#include "solve/solver.hpp"
#include "types/lights/solve/coset.hpp"
#include "types/lights/solve/linear_solver.hpp"

namespace switchbox::solve {

// Search for the shortest member of a coset that need not visit all members.
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

class FewestSearch {
  public:
    // Limit of the work that is done at once. A search with more work uses a split if there is one.
    static constexpr std::uint64_t work_at_once = 1U << 26U;

    // Starts from a solution `x`, an entry for each button. `bound` is at most the fewest presses of any
    // solution. Does up to work_at_once.
    FewestSearch(std::shared_ptr<const LinearSolver> solver, algebra::Residues x, std::size_t bound,
                 SplitMaker maker = split_by_parities);

    // Continues for about `budget` units of work, each about a nanosecond.
    void advance(std::uint64_t budget);
    [[nodiscard]] bool is_finished() const { return bound_ >= weight_; }
    // Returns whether the solutions are too many to compare all of them at once.
    [[nodiscard]] bool is_long() const { return all_.whole_work() > static_cast<double>(work_at_once); }
    // Returns the progress, 0 to 1: the part of the solutions compared so far. With a split, it is the part
    // of the way from the first bound to the best solution.
    [[nodiscard]] double progress() const;
    [[nodiscard]] const LinearSolver& solver() const { return *solver_; }
    // Returns the presses of the best solution so far. weight() returns their number.
    [[nodiscard]] const algebra::Residues& best() const { return best_; }
    [[nodiscard]] std::size_t weight() const { return weight_; }
    // Returns a lower bound of the presses of any solution. It is their fewest once the search is finished.
    [[nodiscard]] std::size_t bound() const { return bound_; }
    // Returns the search for the rest of the best solution, once some of it is pressed.
    [[nodiscard]] FewestSearch after(const algebra::Residues& rest) const;

  private:
    void look_again();

    SplitMaker maker_;
    std::shared_ptr<const LinearSolver> solver_;
    CosetSearch all_;
    std::shared_ptr<Split> split_;  // replaces all_ if not null; copies share it
    algebra::Residues best_;
    std::size_t weight_ = 0;
    std::size_t first_bound_ = 0;
    std::size_t bound_ = 0;
};

// Returns a lower bound of the presses that make `missing`, target - picture (mod k) of each lamp. Each lamp
// is changed at least `missing` times. One press changes no more lamps than the largest stencil or block has.
[[nodiscard]] std::size_t least_presses(const machine::Rule& rule, const algebra::Residues& missing);

// Returns the solver for the machine type. Requires a linear machine.
[[nodiscard]] std::shared_ptr<TypeSolver> make_linear_solver(const machine::Machine& machine);
// Returns the linear solver inside a solver; nullptr if the machine is not linear.
[[nodiscard]] const LinearSolver* linear_in(const Solver& solver);

}  // namespace switchbox::solve
