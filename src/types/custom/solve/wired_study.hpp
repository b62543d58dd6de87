// Group that the buttons of a wired puzzle generate, over lamps with their own numbers of states. The rule
// that only lit lamps can be pressed is ignored, and limits and costs are, except in SolutionList.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "algebra/residues.hpp"
#include "base/natural.hpp"
#include "types/custom/model/wired_puzzle.hpp"
#include "types/custom/solve/cheapest_search.hpp"
#include "types/lights/solve/linear_study.hpp"

namespace switchbox::solve {

// Sum of weight times state that no press changes modulo `modulus`, a prime power.
struct WiredInvariant {
    std::vector<int> weights;  // by lamp
    int modulus = 1;
};

// Presses that change nothing. Pressed `order` times they are no presses: each count is a multiple of the
// button's period.
struct QuietPresses {
    std::vector<std::uint32_t> counts;  // by button, below its period
    int order = 1;
};

struct WiredFigures {
    int period = 1;     // number of presses of any button after which all is as before, the least one
    Natural reachable;  // pictures in reach from any picture: the order of the group
    Natural solutions;  // press counts, below the buttons' periods, from a picture to another one in reach
    // Generators: every such sum, and all such presses, are sums of multiples of these.
    std::vector<WiredInvariant> invariants;
    std::vector<QuietPresses> quiet;
};
[[nodiscard]] WiredFigures figures_of(const machine::WiredPuzzle& puzzle);

// Returns whether presses lead from every picture to a target. nullopt if this is not decided: with limits,
// with targets in which different lamps do not matter, or with more than 64 targets.
[[nodiscard]] std::optional<bool> is_always_solvable(const machine::WiredPuzzle& puzzle);

// Returns the solutions of a row as a coset for each prime (cheapest_search.hpp), with counts below the
// buttons' periods on all lamps. nullopt if there are none.
[[nodiscard]] std::optional<std::vector<CosetPart>> cosets_of(const machine::WiredPuzzle& puzzle,
                                                              const machine::TargetRow& row);

// Returns the equations to reach a row from the current state, with a row for each lamp that matters. nullopt
// if these have different numbers of states, or if no lamp matters.
[[nodiscard]] std::optional<LinearSystem> linear_system(const machine::WiredPuzzle& puzzle,
                                                        const machine::TargetRow& row);

// Search in slices for all solutions within the puzzle's limits, the cheapest ones first.
class SolutionList {
  public:
    using Solution = CheapestSearch::Member;

    // Keeps the `most` cheapest solutions.
    SolutionList(const machine::WiredPuzzle& puzzle, std::size_t most);

    // Works for about `budget` units, each of about a nanosecond.
    void advance(std::uint64_t budget);
    [[nodiscard]] bool is_finished() const { return row_ == searches_.size(); }
    // Returns the solutions found so far by cost, and those of equal cost by their counts. Once finished,
    // none that is missing is cheaper.
    [[nodiscard]] std::vector<Solution> solutions() const;

  private:
    std::size_t most_;
    std::vector<CheapestSearch> searches_;  // one for each row that can be reached
    std::size_t row_ = 0;                   // row that is being searched
};

}  // namespace switchbox::solve
