// Solves a puzzle in which only lit lamps may be pressed: the cheapest presses in their order, or that there
// are none, which equations prove (wired_search.hpp) or the search of all states (lit_ways.hpp).
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

class LitSearch {
  public:
    // From where the puzzle stands, once each button was pressed so often as limits count it. `ways` of the
    // same buttons and targets are gone on with; else there are new ones.
    LitSearch(const machine::WiredPuzzle& puzzle, const std::vector<std::uint32_t>& presses,
              std::shared_ptr<LitWays>& ways);

    // For about `budget` units of work, of a nanosecond or so.
    void advance(std::uint64_t budget);
    // Another one may finish the ways that they share.
    [[nodiscard]] bool is_finished() const;
    // 0 to 1
    [[nodiscard]] double progress() const;
    [[nodiscard]] WiredVerdict verdict() const;

  private:
    std::shared_ptr<LitWays> ways_;
    LitWays::State state_ = 0;
    std::vector<WiredProof> proofs_;
    std::size_t buttons_;
};

// Why nothing is searched where there may be so many states.
[[nodiscard]] Message too_many_states(const Natural& states);

}  // namespace switchbox::solve
