// Compares all solutions of a linear machine for the one with the fewest presses, in slices: by a Split where
// there is one and they are too many to be compared at once, else by CosetSearch.
//
// What is known so far is the best solution found and a bound: no solution has fewer presses. It begins with
// what the caller knows. CosetSearch can add nothing to that before its end, since nothing is known of a
// block of members that was not looked at; a Split raises it with every excess that it is done with.
#pragma once

#include <cstdint>
#include <memory>

#include "machine/rule.hpp"
#include "types/lights/large/split.hpp"
#include "types/lights/solve/coset.hpp"
#include "types/lights/solve/linear_solver.hpp"

namespace switchbox::solve {

class FewestSearch {
  public:
    // From this much work on a search is not made at once, and a split is looked for.
    static constexpr std::uint64_t work_at_once = 1U << 26U;

    // `x` solves, and `bound` is at most the fewest presses that do.
    FewestSearch(std::shared_ptr<const LinearSolver> solver, algebra::Residues x, std::size_t bound,
                 SplitMaker maker = split_by_parities);

    // Goes on for about `budget` units of work, of a nanosecond or so.
    void advance(std::uint64_t budget);
    [[nodiscard]] bool is_finished() const { return bound_ >= weight_; }
    // Whether all solutions are too many to be compared at once.
    [[nodiscard]] bool is_long() const { return all_.whole_work() > static_cast<double>(work_at_once); }
    // How far it is, 0 to 1: the part of the solutions that were compared, or of the way from the first bound
    // to the best solution.
    [[nodiscard]] double progress() const;
    [[nodiscard]] const LinearSolver& solver() const { return *solver_; }
    // The best solution so far: its presses, and how many those are.
    [[nodiscard]] const algebra::Residues& best() const { return best_; }
    [[nodiscard]] std::size_t weight() const { return weight_; }
    // No solution has fewer presses; their number when it is finished.
    [[nodiscard]] std::size_t bound() const { return bound_; }
    // The search for the rest of the best solution, once some of it is pressed.
    [[nodiscard]] FewestSearch after(const algebra::Residues& rest) const;

  private:
    void look_again();

    SplitMaker maker_;
    std::shared_ptr<const LinearSolver> solver_;
    CosetSearch all_;
    std::shared_ptr<Split> split_;  // in place of it; copies share it
    algebra::Residues best_;
    std::size_t weight_ = 0;
    std::size_t first_bound_ = 0;
    std::size_t bound_ = 0;
};

// So many presses at least make `missing`, target - picture of each lamp: a lamp is changed at least as often
// as that says, and one press changes no more lamps than the largest stencil or block has.
[[nodiscard]] std::size_t least_presses(const machine::Rule& rule, const algebra::Residues& missing);

}  // namespace switchbox::solve
