// Warnings about parts of a puzzle that its author may not have intended. The puzzle is read and solved as it
// is, and the answer mentions them.
#pragma once

#include "base/message.hpp"
#include "types/custom/model/wired_puzzle.hpp"

namespace switchbox::machine {

// Returns whole sentences, at most a few of each kind, about:
// - lamps that no button moves, with the moved lamp that has nearly the same name
// - lamps whose names differ only in case or the like, or by a letter left out or swapped
// - lamps that are called "and", "or", "und" or "oder"
// - buttons without a lamp of their name, if the lamps decide which buttons can be pressed
[[nodiscard]] Messages doubts_about(const WiredPuzzle& puzzle);

// Returns the lamps that no button moves.
[[nodiscard]] std::vector<std::size_t> unmoved_lamps(const WiredPuzzle& puzzle);
// Returns one of `others` that differs from `name` in case or the like alone, else the first one that is near
// to it. nullopt if none is near.
[[nodiscard]] std::optional<std::string> nearest_name(const std::string& name,
                                                      const std::vector<std::string>& others);

}  // namespace switchbox::machine
