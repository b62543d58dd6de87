// Places where a puzzle may not be what somebody meant: it is read and solved as it is, and the answer points
// at them.
#pragma once

#include "base/message.hpp"
#include "types/custom/model/wired_puzzle.hpp"

namespace switchbox::machine {

// Lamps that no button moves, with the moved lamp that has nearly the same name; lamps whose names differ in
// case or the like alone, or by a letter left out or swapped; where only lit lamps may be pressed, buttons
// without a lamp of their name.
// Whole sentences, a few at most.
[[nodiscard]] Messages doubts_about(const WiredPuzzle& puzzle);

// Lamps that no button moves.
[[nodiscard]] std::vector<std::size_t> unmoved_lamps(const WiredPuzzle& puzzle);
// Returns the one of `others` that is nearest to `name`, or nullopt if none is near.
[[nodiscard]] std::optional<std::string> nearest_name(const std::string& name,
                                                      const std::vector<std::string>& others);

}  // namespace switchbox::machine
