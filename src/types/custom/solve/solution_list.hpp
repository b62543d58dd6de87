// Search in slices for all solutions of a wired puzzle within its limits, the cheapest ones first. It ignores
// the rule that only lit lamps can be pressed.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "types/custom/model/wired_puzzle.hpp"
#include "types/custom/solve/cheapest_search.hpp"

namespace switchbox::solve {

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
