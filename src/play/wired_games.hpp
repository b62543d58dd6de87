// New games on a puzzle that somebody wired: from its target back.
#pragma once

#include <cstdint>
#include <optional>

#include "machine/catalogue.hpp"
#include "machine/grid.hpp"
#include "machine/result.hpp"
#include "play/position.hpp"

namespace switchbox::play {

// A picture from which presses within the limits lead to some target. Of a choice that is wired, as below.
[[nodiscard]] machine::Picture wired_start(const machine::MachineChoice& choice, std::uint64_t seed);
// Any picture of the board.
[[nodiscard]] machine::Picture random_wired_picture(const machine::MachineChoice& choice, std::uint64_t seed);

// Why there is no such game, if so.
[[nodiscard]] std::optional<Error> problem_with_wired_game(std::optional<std::size_t> fewest);
[[nodiscard]] Result<Puzzle> wired_puzzle(const machine::MachineChoice& choice, std::uint64_t seed);

// The puzzle as it was brought: its own start, with what was pressed before.
[[nodiscard]] Result<Puzzle> as_brought(const machine::WiredPuzzle& puzzle);

}  // namespace switchbox::play
