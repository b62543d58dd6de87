// Solver of a puzzle in which only lit lamps can be pressed. It finds the cheapest presses in their order, or
// that there are none. Equations (wired_search.hpp) or the search of all states (lit_ways.hpp) prove the
// latter.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "base/message.hpp"
#include "base/natural.hpp"
#include "types/custom/model/wired_puzzle.hpp"
#include "types/custom/solve/lit_ways.hpp"
#include "types/custom/solve/wired_search.hpp"

namespace switchbox::solve {

class CustomLitOnlySearch {
  public:
    // Starts from the puzzle's current state, after the given presses of each button, which count towards its
    // limit. Continues `ways` if they have the same buttons and targets, else replaces them.
    CustomLitOnlySearch(const machine::WiredPuzzle& puzzle, const std::vector<std::uint32_t>& presses,
                        std::shared_ptr<CustomLitOnlyTable>& ways);

    // Works for about `budget` units, each of about a nanosecond.
    void advance(std::uint64_t budget);
    // Returns whether the search is finished. Another search that shares the ways may finish them.
    [[nodiscard]] bool is_finished() const;
    // Returns the progress, from 0 to 1.
    [[nodiscard]] double progress() const;
    [[nodiscard]] WiredVerdict verdict() const;

  private:
    std::shared_ptr<CustomLitOnlyTable> ways_;
    CustomLitOnlyTable::State state_ = 0;
    std::vector<WiredProof> proofs_;
    std::size_t buttons_;
};

// Returns the message that nothing is searched because there may be so many states.
[[nodiscard]] Message too_many_states(const Natural& states);

}  // namespace switchbox::solve
