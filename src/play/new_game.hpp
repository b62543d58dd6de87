// Fresh puzzles, the same on every platform for the same seed.
#pragma once

#include <cstdint>

#include "machine/result.hpp"
#include "play/position.hpp"

namespace switchbox::play {

// A solvable puzzle towards the machine's usual target, uniform over the pictures that can reach it but are
// not yet there.
[[nodiscard]] Puzzle new_puzzle(const machine::MachineChoice& choice, std::uint64_t seed);

// The same with exactly `fewest` presses in its shortest solution, or a message when none was found.
[[nodiscard]] Result<Puzzle> new_puzzle_with(const machine::MachineChoice& choice, std::uint64_t seed,
                                             std::size_t fewest);

// A picture drawn uniformly from those that can reach `target`.
[[nodiscard]] machine::Picture random_start(const machine::MachineChoice& choice,
                                            const machine::Picture& target, std::uint64_t seed);

}  // namespace switchbox::play
